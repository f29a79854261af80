/** A title or the name of a file as the name of a tool: `WeatherArgs` is `weather_args`. */
export function nameFrom(text: string): string | undefined {
  const plain = text
    .replace(/\.(?:schema\.)?(?:jsonc?|ya?ml)$/i, "")
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toLowerCase();
  return plain === "" ? undefined : plain.slice(0, 64);
}

/** Names that were not given before: the second `list` is `list_2`. Thousands of one name are numbered in one pass. */
export function freeNames(isTaken = (_: string): boolean => false, joint = "_"): (wanted: string) => string {
  const given = new Set<string>();
  const next = new Map<string, number>();
  return (wanted) => {
    let name = wanted;
    while (given.has(name) || isTaken(name)) {
      const number = next.get(wanted) ?? 2;
      next.set(wanted, number + 1);
      name = `${wanted.slice(0, 120)}${joint}${number}`;
    }
    given.add(name);
    return name;
  };
}
