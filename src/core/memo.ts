/** Remembers what was derived from an object for as long as that object lives. Tools that did not change stay the same objects. */
export function remember<Key extends object, Value>(derive: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = derive(key);
    known.set(key, { value });
    return value;
  };
}

/** Remembers the answer for the last list of words alone. */
export function keepLast<Value>(derive: (words: readonly string[]) => Value): (words: readonly string[]) => Value {
  let last: { readonly key: string; readonly value: Value } | undefined;
  return (words) => {
    const key = JSON.stringify(words);
    if (last?.key !== key) last = { key, value: derive(words) };
    return last.value;
  };
}

/** The value of a key, made when first asked for. */
export function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
