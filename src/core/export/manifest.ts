import { isObject, member } from "../json.ts";
import type { Json } from "../types.ts";
import type { ExportFile } from "./exporter.ts";
import { isSafePath } from "./file-names.ts";
import { jsonText } from "./literals/json.ts";

export const manifestPath = "toolwright-files.json";

/** A list of the generated files, so that a later export knows its own from those of the user. */
export function withManifest(files: readonly ExportFile[]): readonly ExportFile[] {
  const generated = files.filter(({ handwritten }) => !handwritten).map(({ path, text }) => [path, fingerprint(text)]);
  const text = jsonText({ version: 1, generated: Object.fromEntries(generated) });
  return [...files, { path: manifestPath, text }];
}

/** The generated files of an earlier export with what they held; anything unsafe in the list is passed over. */
function readManifest(text: string | undefined): ReadonlyMap<string, string> {
  const generated = member(parsed(text), "generated");
  const entries = isObject(generated) ? Object.entries(generated) : [];
  return new Map(
    entries.flatMap(([path, print]): [string, string][] =>
      typeof print === "string" && isSafePath(path) ? [[path, print]] : [],
    ),
  );
}

export interface WritePlan {
  readonly write: readonly ExportFile[];
  /** There already, and the same or the user's own. */
  readonly keep: readonly string[];
  /** Generated for tools that are gone, and never changed since. */
  readonly remove: readonly string[];
  /** There already with another text that this export did not write: only by force. */
  readonly blocked: readonly string[];
}

/** What writing the files into a folder would do. `present` holds the text of each file that is there. */
export function planWrite(
  files: readonly ExportFile[],
  present: ReadonlyMap<string, string>,
  force: boolean,
): WritePlan {
  const before = readManifest(present.get(manifestPath));
  const isOwn = (path: string) => {
    const text = present.get(path);
    return path === manifestPath || (text !== undefined && before.get(path) === fingerprint(text));
  };
  const isThere = ({ path }: ExportFile) => present.has(path);
  const isKept = (file: ExportFile) =>
    isThere(file) && (file.handwritten === true || present.get(file.path) === file.text);
  const changing = files.filter((file) => !isKept(file));
  const isFree = (file: ExportFile) => !isThere(file) || force || isOwn(file.path);
  const paths = new Set(files.map(({ path }) => path));
  return {
    write: changing.filter(isFree),
    keep: files.filter(isKept).map(({ path }) => path),
    remove: files.some(({ path }) => path === manifestPath)
      ? [...before.keys()].filter((path) => !paths.has(path) && isOwn(path))
      : [],
    blocked: changing.filter((file) => !isFree(file)).map(({ path }) => path),
  };
}

/** Every path whose present text the plan depends on. */
export function plannedPaths(files: readonly ExportFile[], manifest: string | undefined): readonly string[] {
  const repeated = files.some(({ path }) => path === manifestPath) ? readManifest(manifest).keys() : [];
  return [...new Set([...files.map(({ path }) => path), ...repeated])];
}

/** Tells a changed text from an unchanged one; no protection against somebody who wants them to look alike. */
function fingerprint(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  return `${text.length}-${(high >>> 0).toString(16)}${(low >>> 0).toString(16)}`;
}

function parsed(text: string | undefined): Json | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
