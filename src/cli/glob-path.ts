import { alternatives, matches } from "./glob.ts";

/** Whether a path, with `/` between its parts, is one of those that a pattern means: `globFiles` without looking at the disk. */
export function fitsPattern(path: string, pattern: string): boolean {
  const parts = segments(path);
  return alternatives(pattern).some((alternative) => fits(parts, segments(alternative)));
}

function segments(path: string): string[] {
  return path.split("/").filter((part) => part !== "" && part !== ".");
}

/** The reach of each part of the pattern, one after the other: no pattern takes long, however many `**` it has. */
function fits(parts: readonly string[], pattern: readonly string[]): boolean {
  // How many parts of the path may be taken by what of the pattern was read.
  let reached = new Set([0]);
  for (const [index, segment] of pattern.entries()) {
    const isLast = index === pattern.length - 1;
    const next = new Set<number>();
    for (const taken of reached) {
      if (segment !== "**") {
        if (taken < parts.length && matches(parts[taken] ?? "", segment)) next.add(taken + 1);
        continue;
      }
      // `a/**` means what is in the folder, not the folder.
      if (!isLast) next.add(taken);
      // What an earlier start has reached, it has gone on from.
      for (let at = taken; at < parts.length && !next.has(at + 1) && matches(parts[at] ?? "", "*"); at++)
        next.add(at + 1);
    }
    reached = next;
  }
  return reached.has(parts.length);
}
