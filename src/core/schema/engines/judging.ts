import type { Dialect, Json } from "../../types.ts";

/** How a value is judged by a schema. */
export interface Judging {
  readonly dialect: Dialect;
  /** Schemas by URI. Nothing is ever fetched. */
  readonly remotes: Readonly<Record<string, Json>>;
  /** Whether `format` must hold; otherwise it only describes. */
  readonly formats: boolean;
}

const judged = new WeakMap<object, Map<string, unknown>>();

/** What was made of a schema is kept for as long as the schema and the remotes are the same objects. */
export function keptFor<Made extends object | string>(
  schema: object,
  what: string,
  { dialect, remotes, formats }: Judging,
  make: () => Made,
): Made {
  const key = `${what} ${dialect} ${formats} ${numberOf(remotes)}`;
  const known = judged.get(schema) ?? new Map<string, unknown>();
  judged.set(schema, known);
  const made = (known.get(key) as Made | undefined) ?? make();
  known.set(key, made);
  return made;
}

const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(remotes: object): number {
  const number = numbers.get(remotes) ?? ++last;
  numbers.set(remotes, number);
  return number;
}
