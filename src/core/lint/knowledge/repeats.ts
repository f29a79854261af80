import type { Json } from "../../types.ts";

/** The indexes of the values that stood in the list before. */
export function repeats(values: readonly Json[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    const text = canonical(value);
    if (seen.has(text)) return [index];
    seen.add(text);
    return [];
  });
}

/** JSON with the keys of objects in order. */
function canonical(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}
