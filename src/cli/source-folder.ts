import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { maxText } from "../core/index.ts";
import { type Host, isFailure } from "./host.ts";
import { plain } from "./plain.ts";
import { readText } from "./read.ts";

export interface FolderFile {
  readonly path: string;
  readonly text: string;
}

const wanted = /\.(?:[cm]?[jt]sx?|py|ya?ml)$|^package\.json$/i;
/** Files that nobody wrote by hand. */
const foreign = new Set(["node_modules", "dist", "build", "coverage", "venv", "__pycache__"]);

/** The source files of a folder, as much as is read of one text; undefined where the path is no folder. Links are left out. */
export async function sourceFolder(folder: string, host: Host): Promise<readonly FolderFile[] | undefined> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return undefined;
  const files: FolderFile[] = [];
  let size = 0;
  const pending = [""];
  for (let inner = pending.pop(); inner !== undefined; inner = pending.pop()) {
    const entries = await readdir(join(folder, inner), { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = inner === "" ? entry.name : `${inner}/${entry.name}`;
      if (entry.isDirectory() && !foreign.has(entry.name) && !entry.name.startsWith(".")) pending.push(path);
      if (!entry.isFile() || !wanted.test(entry.name)) continue;
      const text = await readText(path, join(folder, path));
      const why = isFailure(text)
        ? text.problem
        : size + text.length > maxText
          ? `${path} is left out: too much to read`
          : "";
      if (why !== "" || isFailure(text)) {
        host.note(plain(why));
        continue;
      }
      size += text.length;
      files.push({ path, text });
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
