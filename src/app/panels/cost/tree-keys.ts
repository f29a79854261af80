interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where a key leads in a list of items; undefined for keys that do not move. A letter goes to the next name that starts with it. */
export function moveIn(pressed: Pressed, at: number, names: readonly string[]): number | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  const last = names.length - 1;
  if (last < 0 || ctrlKey || metaKey || altKey) return undefined;
  if (key === "ArrowDown") return Math.min(last, at + 1);
  if (key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key.length !== 1 || key === " ") return undefined;
  const letter = key.toLowerCase();
  const after = [...names.keys()].map((step) => (at + 1 + step) % names.length);
  return after.find((place) => names[place]?.toLowerCase().startsWith(letter));
}
