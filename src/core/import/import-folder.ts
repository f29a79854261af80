import type { JsonObject } from "../types.ts";
import { importTools } from "./import-tools.ts";
import type { ImportNote } from "./importer.ts";

/** A source file of a folder that holds tools. */
export interface FolderImport {
  readonly path: string;
  readonly from: string;
  readonly tools: readonly JsonObject[];
  readonly text: string;
  readonly notes: readonly ImportNote[];
}

interface FolderFile {
  readonly path: string;
  readonly text: string;
}

/** Source, which only the files around it explain. */
const sourceEnding = /\.(?:[cm]?[jt]sx?|py|ya?ml)$/i;

/** Each source file of a folder that holds tools; what it imports is looked for in the others. */
export function importFolder(
  files: readonly FolderFile[],
  onProgress?: (done: number, of: number) => void,
): readonly FolderImport[] {
  const sources = files.filter(({ path }) => sourceEnding.test(path) && !/\.d\.[cm]?ts$/.test(path));
  return sources.flatMap(({ path, text }, index) => {
    onProgress?.(index, sources.length);
    const { from, tools, text: written, notes } = importTools(text, { path, files });
    // A helper file of Python has functions, too: only marked ones are meant as tools.
    const isMeant =
      from === "typescript" || from === "openapi" || (from === "python" && /@\w[\w.]*|\bTool\(/.test(text));
    // Whoever registers tools with computed names hears of it, even where none could be read.
    const isTold = from === "typescript" && notes.some(({ kind }) => kind === "lost");
    return isMeant && (tools.length > 0 || isTold) ? [{ path, from, tools, text: written, notes }] : [];
  });
}
