import { type ImportRequest, importers, importTools } from "../../../core/index.ts";

export const questions = {
  /** The tools of a text in any format; a text that stays as it is does not travel back. */
  read({ text, ...request }: ImportRequest & { readonly text: string }) {
    const { tools, text: written, ...result } = importTools(text, request);
    const formats = importers.map(({ id, title }) => ({ id, title }));
    return { ...result, tools: tools.length, written: result.changed ? written : null, formats };
  },
};
