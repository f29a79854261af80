type Method = (this: never, ...given: never[]) => unknown;
type Owner = Record<PropertyKey, Method>;

const callbacks = ["map", "flatMap", "filter", "forEach", "find", "findIndex", "findLast", "findLastIndex"] as const;
const judges = ["every", "some", "reduce", "sort", "toSorted"] as const;

/**
 * How much work something does, counted and not timed, so that a busy machine says the same: elements that built-in functions
 * and loops visit, members of objects that are listed, characters that are written, read and split; with `searches` also those that
 * are passed by while something is looked for.
 */
export function stepsOf(work: () => unknown, { searches = false }: { readonly searches?: boolean } = {}): number {
  let steps = 0;
  const undo: (() => void)[] = [];
  const watch = (owner: object, key: PropertyKey, make: (original: Method) => Method) => {
    const original = (owner as Owner)[key] as Method;
    undo.push(() => Object.defineProperty(owner, key, { value: original, configurable: true, writable: true }));
    Object.defineProperty(owner, key, { value: make(original), configurable: true, writable: true });
  };
  for (const key of [...callbacks, ...judges]) watch(Array.prototype, key, (original) => called(original, tick));
  for (const key of ["includes", "indexOf", "join"]) {
    watch(Array.prototype, key, (original) => charged(original, (self) => (self as unknown[]).length, tick));
  }
  for (const key of ["slice", "concat"]) {
    watch(Array.prototype, key, (original) => charged(original, (_, __, given) => (given as unknown[]).length, tick));
  }
  for (const { prototype } of [Array, Map, Set])
    watch(prototype, Symbol.iterator, (original) => counted(original, tick));
  for (const key of ["keys", "entries", "values"])
    for (const { prototype } of [Map, Set]) watch(prototype, key, (original) => counted(original, tick));
  for (const key of ["keys", "entries", "values"]) {
    watch(Object, key, (original) => charged(original, (_, __, given) => (given as unknown[]).length, tick));
  }
  watch(JSON, "stringify", (original) => charged(original, (_, __, given) => String(given).length, tick));
  watch(JSON, "parse", (original) => charged(original, (_, [text]) => String(text).length, tick));
  for (const key of ["split", "replace", "replaceAll"]) {
    watch(String.prototype, key, (original) => charged(original, (self) => String(self).length, tick));
  }
  // The letters from where they start to what they find.
  for (const key of searches ? ["indexOf", "lastIndexOf"] : []) {
    const forwards = key === "indexOf";
    watch(String.prototype, key, (original) =>
      charged(original, (self, [, from], at) => passed(String(self).length, forwards, from, at), tick),
    );
  }
  try {
    work();
  } finally {
    for (const restore of undo.reverse()) restore();
  }
  return steps;

  function tick(number = 1): void {
    steps += number;
  }
}

function passed(length: number, forwards: boolean, from: unknown, at: unknown): number {
  const found = Number(at);
  if (forwards) return Math.max((found < 0 ? length : found) - Number(from ?? 0), 0);
  return Math.max(Math.min(Number(from ?? length), length) - Math.max(found, 0), 0);
}

type Tick = (number?: number) => void;

/** Counts the calls of the function that a method is given. */
function called(original: Method, tick: Tick): Method {
  return function (this: unknown, first: unknown, ...rest: unknown[]) {
    const given = typeof first === "function" ? first : undefined;
    const count = (...args: unknown[]) => {
      tick();
      return (given as (...args: unknown[]) => unknown)(...args);
    };
    return Reflect.apply(original, this, [given ? count : first, ...rest]);
  } as Method;
}

function charged(
  original: Method,
  cost: (self: unknown, args: readonly unknown[], result: unknown) => number,
  tick: Tick,
): Method {
  return function (this: unknown, ...args: unknown[]) {
    const result = Reflect.apply(original, this, args);
    tick(cost(this, args, result));
    return result;
  } as Method;
}

/** Counts the elements that a loop, a spread or a constructor takes. */
function counted(original: Method, tick: Tick): Method {
  return function (this: unknown) {
    const iterator = Reflect.apply(original, this, []) as Iterator<unknown>;
    return {
      next() {
        tick();
        return iterator.next();
      },
      return: (value: unknown) => ({ done: true, value }),
      [Symbol.iterator]() {
        return this;
      },
    };
  } as Method;
}
