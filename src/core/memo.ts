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
