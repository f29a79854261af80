import { wordsOf } from "./identifiers.ts";

/** The same key gives the same name; without one, the text is its own key. */
export type FileNames = (text: string, key?: string) => string;

/** Windows keeps these whatever their ending; the others mean something to a tool that finds them. */
const avoided = new Set([
  ...["con", "prn", "aux", "nul", "conin$", "conout$"],
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => [`com${digit}`, `lpt${digit}`]),
  ...["index", "package", "server", "main", "node-modules", "conftest", "sitecustomize", "init", "test", "tests"],
]);

const longest = 60;

/**
 * Names of files or folders within one folder, without an ending: lower-case ASCII letters, digits and single `-` (or `_`),
 * never a name that a system reserves, unique whatever the case, the same for the same text.
 */
export function fileNames(fallback: string, separator: "-" | "_" = "-"): FileNames {
  const known = new Map<string, string>();
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (text, key = text) => {
    const found = known.get(key);
    if (found) return found;
    const base = slug(text, fallback).replaceAll("-", separator);
    let name = base;
    for (let number = next.get(base) ?? 2; taken.has(name); number++) {
      next.set(base, number + 1);
      name = `${base}${separator}${number}`;
    }
    taken.add(name);
    known.set(key, name);
    return name;
  };
}

/** One safe name for a text, where uniqueness does not matter. */
export function slug(text: string, fallback: string): string {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const short = words.join("-").slice(0, longest).replace(/-$/, "");
  return avoided.has(short) ? `${short}-${fallback}` : short || fallback;
}

/** Whether a path can be written under a folder on every system and stays there. */
export function isSafePath(path: string): boolean {
  return path.length <= 200 && path.split("/").every(isSafeSegment);
}

function isSafeSegment(segment: string): boolean {
  const [stem = ""] = segment.split(".");
  return (
    /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(segment) &&
    !segment.endsWith(".") &&
    segment.toLowerCase() !== "node_modules" &&
    !/^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem)
  );
}
