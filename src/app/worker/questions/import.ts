import { type ImportRequest, importers, importTools } from "../../../core/index.ts";

export const questions = {
  /** The tools of a text in any format; `titles` names the formats to choose from. */
  read({ text, ...request }: ImportRequest & { readonly text: string }) {
    const { tools, ...result } = importTools(text, request);
    return { ...result, tools: tools.length, titles: importers.map(({ id, title }) => ({ id, title })) };
  },
};
