/** A map that forgets everything when it is full: what is typed would pile up. */
export function limitedMap<Key, Value>(max: number) {
  const known = new Map<Key, Value>();
  return {
    get: (key: Key): Value | undefined => known.get(key),
    set(key: Key, value: Value): void {
      if (known.size >= max) known.clear();
      known.set(key, value);
    },
  };
}
