import { type ImportRequest, importers, importFolder, importTools } from "../../../core/index.ts";
import { seldom } from "../seldom.ts";
import type { Progress } from "../topics.ts";

export const questions = {
  /** The tools of a text in any format; a text that stays as it is does not travel back. */
  read({ text, ...request }: ImportRequest & { readonly text: string }, progress: (at: Progress) => void) {
    const { tools, text: written, ...result } = importTools(text, { ...request, onProgress: seldom(progress) });
    const formats = importers.map(({ id, title }) => ({ id, title }));
    return { ...result, tools: tools.length, written: result.changed ? written : null, formats };
  },
  /** Each source file of a folder that holds tools, as a document; what it imports is looked for in the others. */
  folder(
    { files }: { readonly files: readonly { readonly path: string; readonly text: string }[] },
    progress: (at: Progress) => void,
  ) {
    const found = importFolder(files, seldom(progress));
    return found.map(({ tools, ...file }) => ({ ...file, tools: tools.length }));
  },
};
