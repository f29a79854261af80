import { type ImportRequest, importers, importTools } from "../../../core/index.ts";
import { seldom } from "../seldom.ts";
import type { Progress } from "../topics.ts";

interface FolderFile {
  readonly path: string;
  readonly text: string;
}

/** Source, which only the files around it explain. */
const sourceEnding = /\.(?:[cm]?[jt]sx?|py|ya?ml)$/i;

export const questions = {
  /** The tools of a text in any format; a text that stays as it is does not travel back. */
  read({ text, ...request }: ImportRequest & { readonly text: string }, progress: (at: Progress) => void) {
    const { tools, text: written, ...result } = importTools(text, { ...request, onProgress: seldom(progress) });
    const formats = importers.map(({ id, title }) => ({ id, title }));
    return { ...result, tools: tools.length, written: result.changed ? written : null, formats };
  },
  /** Each source file of a folder that holds tools, as a document; what it imports is looked for in the others. */
  folder({ files }: { readonly files: readonly FolderFile[] }, progress: (at: Progress) => void) {
    const sources = files.filter(({ path }) => sourceEnding.test(path) && !/\.d\.[cm]?ts$/.test(path));
    return sources.flatMap(({ path, text }, index) => {
      progress({ done: index, of: sources.length });
      const { from, tools, text: written } = importTools(text, { path, files });
      // A helper file of Python has functions, too: only marked ones are meant as tools.
      const isMeant =
        from === "typescript" || from === "openapi" || (from === "python" && /@\w[\w.]*|\bTool\(/.test(text));
      return isMeant && tools.length > 0 ? [{ path, text: written }] : [];
    });
  },
};
