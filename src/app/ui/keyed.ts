/** Items with a key each: what tells them apart, and for those that say the same, which of them it is. */
export function keyed<Item>(items: readonly Item[], keyOf: (item: Item) => string): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = keyOf(item);
    const number = seen.get(name) ?? 0;
    seen.set(name, number + 1);
    return { key: `${number} ${name}`, item };
  });
}
