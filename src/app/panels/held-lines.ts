export interface HeldLine<Line> {
  readonly line: Line;
  readonly isGone: boolean;
}

/** What a list showed and what it holds now, as one: what is gone keeps its place, what is new comes behind what it follows. */
export function heldLines<Line extends { readonly id: string }>(
  before: readonly Line[],
  now: readonly Line[],
): readonly HeldLine<Line>[] {
  if (before === now) return now.map((line) => ({ line, isGone: false }));
  const known = new Set(before.map(({ id }) => id));
  const current = new Map(now.map((line) => [line.id, line]));
  const behind = new Map<string, Line[]>();
  let last = "";
  for (const line of now) {
    if (known.has(line.id)) last = line.id;
    else {
      const fresh = behind.get(last);
      if (fresh) fresh.push(line);
      else behind.set(last, [line]);
    }
  }
  const fresh = (id: string) => (behind.get(id) ?? []).map((line) => ({ line, isGone: false }));
  return [
    ...fresh(""),
    ...before.flatMap((line) => {
      const there = current.get(line.id);
      return [{ line: there ?? line, isGone: there === undefined }, ...fresh(line.id)];
    }),
  ];
}
