import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";

/** More alternatives than this in braces are no pattern that somebody wrote. */
const maxAlternatives = 256;

/** Whether a word may mean several files. */
export function isGlob(word: string): boolean {
  return /[*?[{]/.test(word);
}

/**
 * The files that a pattern means, sorted, as paths from the folder. Shells leave a quoted pattern to the program, and Node 20
 * knows none. Parts: `*`, `?`, `[abc]`, `{a,b}` and `**` for any number of folders; `\` takes the next character as it is.
 * Links are left out, and so are `node_modules` and names with a dot unless the pattern names them.
 */
export async function globFiles(pattern: string, directory: string): Promise<string[]> {
  const found = new Set<string>();
  const written = sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
  for (const alternative of alternatives(written)) {
    const isAbsolute = alternative.startsWith("/");
    const segments = alternative.split("/").filter((segment) => segment !== "" && segment !== ".");
    await walk({ directory, found, segments }, isAbsolute ? "/" : "", 0);
  }
  return [...found].sort();
}

interface Search {
  readonly directory: string;
  readonly found: Set<string>;
  readonly segments: readonly string[];
}

async function walk(search: Search, folder: string, at: number): Promise<void> {
  const segment = search.segments[at];
  if (segment === undefined) return;
  const isLast = at === search.segments.length - 1;
  if (segment === "..") {
    await walk(search, join(folder, ".."), at + 1);
    return;
  }
  const anyDepth = segment === "**";
  if (anyDepth && !isLast) await walk(search, folder, at + 1);
  for (const entry of await entriesIn(join(folder.startsWith("/") ? "" : search.directory, folder))) {
    const name = join(folder, entry.name);
    const fits = anyDepth ? isOrdinary(entry.name) : matches(entry.name, segment);
    if (!fits) continue;
    if (entry.isFile() && isLast) search.found.add(name);
    else if (entry.isDirectory() && (anyDepth || !isLast)) await walk(search, name, anyDepth ? at : at + 1);
  }
}

async function entriesIn(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    // What cannot be listed holds nothing that could be read.
    return [];
  }
}

const isOrdinary = (name: string) => name !== "node_modules" && !name.startsWith(".");

/** Whether a name fits one part of a pattern. Without a regular expression: none of these can take long. */
export function matches(name: string, pattern: string): boolean {
  if (name.startsWith(".") && !pattern.startsWith(".")) return false;
  if (name === "node_modules" && isGlob(pattern)) return false;
  const parts = partsOf(pattern);
  const characters = [...name];
  let [part, at, star, retry] = [0, 0, -1, 0];
  while (at < characters.length) {
    const here = parts[part];
    if (here === "*") {
      [star, retry] = [part++, at];
    } else if (here?.(characters[at] ?? "")) {
      part++;
      at++;
    } else if (star >= 0) {
      // The last star takes one character more.
      [part, at] = [star + 1, ++retry];
    } else return false;
  }
  while (parts[part] === "*") part++;
  return part === parts.length;
}

type Part = "*" | ((character: string) => boolean);

function partsOf(pattern: string): Part[] {
  const parts: Part[] = [];
  const characters = [...pattern];
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? "";
    const close = character === "[" ? characters.indexOf("]", at + 2) : -1;
    if (character === "*") parts.push("*");
    else if (character === "?") parts.push(() => true);
    else if (close > 0) {
      parts.push(classOf(characters.slice(at + 1, close)));
      at = close;
    } else {
      const literal = character === "\\" ? (characters[++at] ?? "\\") : character;
      parts.push((other) => other === literal);
    }
  }
  return parts;
}

function classOf(characters: readonly string[]): (character: string) => boolean {
  const isNegated = characters[0] === "!" || characters[0] === "^";
  const listed = isNegated ? characters.slice(1) : characters;
  return (character) => {
    for (let at = 0; at < listed.length; at++) {
      const [from = "", dash, to] = listed.slice(at, at + 3);
      const isRange = dash === "-" && to !== undefined;
      if (isRange ? from <= character && character <= to : from === character) return !isNegated;
      if (isRange) at += 2;
    }
    return isNegated;
  };
}

/** The ways to read the braces of a pattern. */
export function alternatives(pattern: string, max = maxAlternatives): string[] {
  const open = bracesIn(pattern);
  if (!open) return [pattern];
  const { start, end, commas } = open;
  const edges = [start, ...commas, end];
  const choices = edges.slice(1).map((edge, index) => pattern.slice((edges[index] ?? 0) + 1, edge));
  const all: string[] = [];
  for (const choice of choices) {
    const left = max - all.length;
    if (left <= 0) break;
    all.push(...alternatives(`${pattern.slice(0, start)}${choice}${pattern.slice(end + 1)}`, left));
  }
  return all;
}

/** The first pair of braces with a comma between them. */
function bracesIn(pattern: string): { start: number; end: number; commas: number[] } | undefined {
  for (let start = pattern.indexOf("{"); start >= 0; start = pattern.indexOf("{", start + 1)) {
    if (pattern[start - 1] === "\\") continue;
    const commas: number[] = [];
    let depth = 0;
    for (let at = start; at < pattern.length; at++) {
      const character = pattern[at];
      if (character === "\\") at++;
      else if (character === "{") depth++;
      else if (character === "," && depth === 1) commas.push(at);
      else if (character === "}" && --depth === 0) {
        if (commas.length > 0) return { start, end: at, commas };
        break;
      }
    }
  }
  return undefined;
}
