import { plain, plainLine } from "./plain.ts";

const context = 3;

/** So many equal lines in a row mean that two texts are in step again: JSON repeats its closing brackets. */
const firm = 6;

/** Past these, a stretch is shown as replaced rather than compared line by line. */
const maxDistance = 2_000;
const maxCells = 1_000_000;

interface Change {
  readonly before: number;
  readonly removed: number;
  readonly after: number;
  readonly added: number;
}

/** A unified diff that `git apply` takes, or nothing where the texts are equal. */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return "";
  const left = linesOf(before);
  const right = linesOf(after);
  const name = plain(file);
  const hunks = groupsOf(changesOf(left, right)).map((group) => hunk(left, right, group));
  return [`--- a/${name}\n`, `+++ b/${name}\n`, ...hunks].join("");
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}

function changesOf(left: readonly string[], right: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [x, y] = [0, 0];
  while (x < left.length || y < right.length) {
    if (x < left.length && left[x] === right[y]) {
      x++;
      y++;
      continue;
    }
    const [nextX, nextY] = inStepAgain(left, right, x, y);
    changes.push(...within(left.slice(x, nextX), right.slice(y, nextY), x, y));
    [x, y] = [nextX, nextY];
  }
  return changes;
}

function inStepAgain(left: readonly string[], right: readonly string[], x: number, y: number): [number, number] {
  for (let distance = 1; distance <= maxDistance; distance++) {
    for (let skipped = 0; skipped <= distance; skipped++) {
      if (alike(left, right, x + skipped, y + distance - skipped)) return [x + skipped, y + distance - skipped];
    }
  }
  return [left.length, right.length];
}

function alike(left: readonly string[], right: readonly string[], x: number, y: number): boolean {
  if (x > left.length || y > right.length) return false;
  for (let step = 0; step < firm; step++) {
    if (left[x + step] !== right[y + step]) return false;
    if (left[x + step] === undefined) return true;
  }
  return true;
}

/** The shortest way from one short stretch to the other, by their longest common subsequence. */
function within(left: readonly string[], right: readonly string[], before: number, after: number): Change[] {
  const width = right.length + 1;
  if (left.length * width > maxCells) return [{ before, removed: left.length, after, added: right.length }];
  const common = new Uint32Array((left.length + 1) * width);
  const at = (x: number, y: number) => common[x * width + y] ?? 0;
  for (let x = left.length - 1; x >= 0; x--) {
    for (let y = right.length - 1; y >= 0; y--) {
      common[x * width + y] = left[x] === right[y] ? at(x + 1, y + 1) + 1 : Math.max(at(x + 1, y), at(x, y + 1));
    }
  }
  const changes: Change[] = [];
  let [x, y] = [0, 0];
  while (x < left.length || y < right.length) {
    const [startX, startY] = [x, y];
    while ((x < left.length || y < right.length) && !(x < left.length && left[x] === right[y])) {
      if (y >= right.length || (x < left.length && at(x + 1, y) >= at(x, y + 1))) x++;
      else y++;
    }
    if (x > startX || y > startY) {
      changes.push({ before: before + startX, removed: x - startX, after: after + startY, added: y - startY });
    }
    x++;
    y++;
  }
  return changes;
}

function groupsOf(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && change.before - last.before - last.removed <= 2 * context) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

function hunk(left: readonly string[], right: readonly string[], group: readonly Change[]): string {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return "";
  const start = Math.max(0, first.before - context);
  const end = Math.min(left.length, last.before + last.removed + context);
  const rightStart = first.after - (first.before - start);
  const rightEnd = last.after + last.added + (end - last.before - last.removed);
  const lines = [`@@ -${span(start, end)} +${span(rightStart, rightEnd)} @@\n`];
  let x = start;
  for (const { before, removed, after, added } of group) {
    lines.push(...left.slice(x, before).map((line) => shown(" ", line)));
    lines.push(...left.slice(before, before + removed).map((line) => shown("-", line)));
    lines.push(...right.slice(after, after + added).map((line) => shown("+", line)));
    x = before + removed;
  }
  lines.push(...left.slice(x, end).map((line) => shown(" ", line)));
  return lines.join("");
}

/** An empty span names the line before it. */
function span(start: number, end: number): string {
  return `${end > start ? start + 1 : start},${end - start}`;
}

/** The line end stays as it is, or the diff would not apply to a file from Windows. */
function shown(mark: string, line: string): string {
  const end = /\r?\n$/.exec(line)?.[0];
  const body = plainLine(end === undefined ? line : line.slice(0, -end.length));
  return `${mark}${body}${end ?? "\n\\ No newline at end of file\n"}`;
}
