import { textOf, type Value } from "../typescript/value.ts";
import type { Building } from "./building.ts";

/** The names and values of an enumeration: a list of words, an object, or an `enum` of TypeScript. */
export function entriesFrom(
  value: Value | undefined,
  { lose }: Building,
): readonly (readonly [string, string | number])[] {
  if (value?.kind === "list") {
    const words = value.items.map(textOf);
    if (words.some((word) => word === undefined)) lose("Some values of an enumeration are computed: they are left out");
    return words.flatMap((word) => (word === undefined ? [] : [[word, word] as const]));
  }
  if (value?.kind !== "object") {
    lose("The values of an enumeration are computed: none is known here");
    return [];
  }
  const entries = [...value.members].map(([name, read]) => [name, read()] as const);
  const known = entries.flatMap(([name, own]) =>
    own.kind === "plain" && (typeof own.value === "string" || typeof own.value === "number")
      ? [[name, own.value] as const]
      : [],
  );
  // Numbers of an `enum` lead back to their names.
  const numbers = new Set(known.flatMap(([, own]) => (typeof own === "number" ? [String(own)] : [])));
  return known.filter(([name]) => !numbers.has(name));
}

/** The values that `z.literal` takes, one or a list of them. */
export function literalsFrom(value: Value | undefined, { lose }: Building): (string | number | boolean | null)[] {
  const items = value?.kind === "list" ? value.items : value ? [value] : [];
  return items.flatMap((item) => {
    if (item.kind === "plain") return [item.value];
    lose("The value of a literal is computed: it is not known here");
    return [];
  });
}
