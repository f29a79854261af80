import { isObject, member } from "../json.ts";
import { resolveReference } from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";

/** More schemas than this for one value are no description of it any more. */
const maxParts = 200;

/** All schemas that hold for one value at once, with references followed and `allOf` opened. */
export interface Parts {
  readonly list: readonly JsonObject[];
  /** Some schema takes no value at all. */
  readonly impossible: boolean;
  /** References that lead nowhere. */
  readonly dangling: readonly string[];
  readonly cut: boolean;
}

export type Resolve = (reference: string) => Json | undefined;

/** References of one root, each looked up once. */
export function resolverOf(root: Json): Resolve {
  const known = new Map<string, Json | undefined>();
  return (reference) => {
    if (!known.has(reference)) known.set(reference, resolveReference(root, reference));
    return known.get(reference);
  };
}

export function partsOf(schemas: readonly Json[], resolve: Resolve): Parts {
  const seen = new Set<Json>();
  const list: JsonObject[] = [];
  const dangling: string[] = [];
  const waiting = [...schemas];
  let impossible = false;
  for (let at = 0; at < waiting.length; at++) {
    const schema = waiting[at] as Json;
    if (schema === false) impossible = true;
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    if (list.length >= maxParts) return { list, impossible, dangling, cut: true };
    list.push(schema);
    for (const keyword of ["$ref", "$dynamicRef"]) {
      const reference = member(schema, keyword);
      if (typeof reference !== "string") continue;
      const target = resolve(reference);
      if (target === undefined) dangling.push(reference);
      else waiting.push(target);
    }
    const all = member(schema, "allOf");
    if (Array.isArray(all)) for (const inner of all.slice(0, maxParts)) waiting.push(inner as Json);
  }
  return { list, impossible, dangling, cut: false };
}

/** The first value that a keyword has among the parts. */
export function firstOf(parts: readonly JsonObject[], keyword: string): Json | undefined {
  for (const part of parts) if (Object.hasOwn(part, keyword)) return part[keyword];
  return undefined;
}

export function firstText(parts: readonly JsonObject[], keyword: string): string | undefined {
  for (const part of parts) {
    const value = member(part, keyword);
    if (typeof value === "string" && value.trim() !== "") return value;
  }
  return undefined;
}

/** The types that all parts allow; undefined where none says. */
export function typesOf(parts: readonly JsonObject[]): readonly string[] | undefined {
  let types: readonly string[] | undefined;
  for (const part of parts) {
    const declared = [member(part, "type") ?? []].flat().filter((name) => typeof name === "string") as string[];
    if (declared.length === 0) continue;
    types = types ? both(types, declared) : declared;
  }
  return types;
}

function both(one: readonly string[], other: readonly string[]): string[] {
  const narrow = one.filter((type) => other.includes(type) || (type === "integer" && other.includes("number")));
  return other.includes("integer") && one.includes("number") && !narrow.includes("integer")
    ? [...narrow.filter((type) => type !== "number"), "integer"]
    : narrow;
}
