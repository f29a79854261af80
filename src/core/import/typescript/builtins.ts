import type { Evaluator } from "./evaluator.ts";
import { plain, textOf, type Value } from "./value.ts";

const numberAt = (given: readonly Value[], index: number) => {
  const value = given[index];
  return value?.kind === "plain" && typeof value.value === "number" ? value.value : undefined;
};

/** Methods of a text that is known. */
export function callOnText(text: string, name: string, given: readonly Value[]): Value | undefined {
  const [first, second] = given.map(textOf);
  switch (name) {
    case "trim":
      return plain(text.trim());
    case "trimStart":
      return plain(text.trimStart());
    case "trimEnd":
      return plain(text.trimEnd());
    case "toLowerCase":
      return plain(text.toLowerCase());
    case "toUpperCase":
      return plain(text.toUpperCase());
    case "toString":
      return plain(text);
    case "slice":
      return plain(text.slice(numberAt(given, 0), numberAt(given, 1)));
    case "concat":
      return given.every((value) => textOf(value) !== undefined)
        ? plain(text.concat(...given.map((value) => textOf(value) ?? "")))
        : undefined;
    case "replaceAll":
      return first !== undefined && second !== undefined ? plain(text.split(first).join(second)) : undefined;
    case "split":
      return first === undefined ? undefined : { kind: "list", items: text.split(first).map(plain) };
    default:
      return undefined;
  }
}

/** Methods of a list that is known. */
export function callOnList(
  items: readonly Value[],
  name: string,
  given: readonly Value[],
  evaluator: Evaluator,
): Value | undefined {
  const [first] = given;
  switch (name) {
    case "join": {
      const texts = items.map((item) => (item.kind === "plain" ? String(item.value) : undefined));
      return texts.includes(undefined) ? undefined : plain(texts.join(textOf(first) ?? ","));
    }
    case "concat":
      return {
        kind: "list",
        items: [...items, ...given.flatMap((value) => (value.kind === "list" ? value.items : [value]))],
      };
    case "map":
      return first?.kind === "function"
        ? { kind: "list", items: items.map((item, index) => evaluator.call(first, [item, plain(index)])) }
        : undefined;
    case "flat":
      return { kind: "list", items: items.flatMap((item) => (item.kind === "list" ? item.items : [item])) };
    case "slice":
      return { kind: "list", items: items.slice(numberAt(given, 0), numberAt(given, 1)) };
    default:
      return undefined;
  }
}

/** `Object.keys` and its like. */
export function callBuiltin(path: string, given: readonly Value[], _: Evaluator): Value | undefined {
  const [first] = given;
  if (path === "Object.freeze") return first;
  if (path === "Object.assign") {
    const maps = given.flatMap((value) => (value.kind === "object" ? [value] : []));
    return {
      kind: "object",
      members: new Map(maps.flatMap(({ members }) => [...members])),
      open: maps.length < given.length,
    };
  }
  if (path === "Object.fromEntries" && first?.kind === "list") return fromEntries(first.items);
  if (first?.kind !== "object" || first.open) return undefined;
  const entries = [...first.members];
  if (path === "Object.keys") return { kind: "list", items: entries.map(([key]) => plain(key)) };
  if (path === "Object.values") return { kind: "list", items: entries.map(([, read]) => read()) };
  if (path !== "Object.entries") return undefined;
  return { kind: "list", items: entries.map(([key, read]) => ({ kind: "list", items: [plain(key), read()] })) };
}

function fromEntries(items: readonly Value[]): Value {
  const members = new Map<string, () => Value>();
  for (const item of items) {
    const [key, value] = item.kind === "list" ? item.items : [];
    if (key?.kind === "plain" && value) members.set(String(key.value), () => value);
  }
  return { kind: "object", members, open: members.size < items.length };
}
