import { isObject, member } from "../../json.ts";
import { declaredDialect, inDialect, referencesOf } from "../../schema/index.ts";
import { fromPointer, valueAt } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { formats, takesFormat } from "../formats.ts";
import { looksAround } from "../steps/ai-sdk-openai.ts";
import { noteDropped, withoutMembers } from "../steps/edit.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { likelyTypes } from "./likely-types.ts";

/** What strict mode takes besides the keywords that are rewritten below. */
const taken = new Set([
  ...["title", "description", "enum", "const", "pattern", "format", "minLength", "maxLength", "minimum", "maximum"],
  ...["exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minItems", "maxItems"],
]);
const rewritten = new Set([
  ...["type", "nullable", "properties", "required", "additionalProperties", "items", "prefixItems", "additionalItems"],
  ...[
    "anyOf",
    "oneOf",
    "allOf",
    "$ref",
    "$defs",
    "definitions",
    "$schema",
    "$id",
    "$comment",
    "examples",
    "deprecated",
  ],
]);
const tables = ["$defs", "definitions"] as const;
const besideReference = new Set(["title", "description"]);
const anyTypes = ["string", "number", "boolean", "null"];

/** A schema as strict mode wants it: every property required, optional ones nullable, every object closed. */
export const fitOpenAiStrict: Transform = (root, work) => {
  const suit = (given: Json, at: Trail, open: readonly string[]): JsonObject => {
    if (!isObject(given)) return anything(at, work);
    const schema = inDialect(given, dialect);
    const reference = member(schema, "$ref");
    if (typeof reference === "string") return referred(schema, reference, at, open);
    for (const keyword of Object.keys(schema)) {
      if (!taken.has(keyword) && !rewritten.has(keyword)) noteDropped(keyword, at, work);
    }
    const types = likelyTypes(schema);
    const union = branches(schema, types, at, open);
    const made: [string, Json][] = union
      ? [...words(schema), ["anyOf", union]]
      : [...typeMember(types), ...kept(schema, types, at, work), ...ofTypes(schema, types, at, open)];
    made.push(...definitions(schema, at, open));
    const says = ["type", "enum", "const", "anyOf"].some((keyword) => made.some(([name]) => name === keyword));
    return Object.fromEntries(says ? made : [...Object.entries(anything(at, work)), ...made]);
  };

  /** References to definitions stay; any other is written out, for what it leads to is rewritten on its way. */
  const referred = (schema: JsonObject, reference: string, at: Trail, open: readonly string[]): JsonObject => {
    const beside = Object.entries(schema).filter(([keyword]) => besideReference.has(keyword));
    for (const keyword of Object.keys(schema)) {
      if (keyword !== "$ref" && !besideReference.has(keyword) && !tables.some((table) => table === keyword))
        noteDropped(keyword, at, work);
    }
    const target = targets.get(reference);
    if (target === undefined || !isObject(valueAt(root, target))) {
      work.note("reference-refused", into(at, "$ref"), { reference }, "meaning");
      return { ...anything(at, work), ...Object.fromEntries(beside) };
    }
    const isDefinition = target.length === 2 && tables.some((table) => table === target[0]);
    if (isDefinition || target.length === 0) return Object.fromEntries([["$ref", reference], ...beside]);
    if (open.includes(reference) || !work.spend()) {
      work.note("reference-cut", into(at, "$ref"), { reference });
      return { ...anything(at, work), ...Object.fromEntries(beside) };
    }
    const inlined = suit(valueAt(root, target) ?? true, at, [...open, reference]);
    return { ...inlined, ...Object.fromEntries(beside) };
  };

  const ofTypes = (schema: JsonObject, types: readonly string[], at: Trail, open: readonly string[]) => {
    const made: [string, Json][] = [];
    if (types.includes("object")) made.push(...objectMembers(schema, at, open));
    if (types.includes("array")) made.push(["items", items(schema, at, open)]);
    return made;
  };

  const objectMembers = (schema: JsonObject, at: Trail, open: readonly string[]): [string, Json][] => {
    const additional = member(schema, "additionalProperties");
    if (isObject(additional) || additional === true)
      work.note("closed", into(at, "additionalProperties"), { was: isObject(additional) ? "a schema" : "`true`" });
    const given = member(schema, "properties");
    const properties = isObject(given) ? Object.entries(given) : [];
    const listed = member(schema, "required");
    const required = new Set(Array.isArray(listed) ? listed : []);
    for (const name of required) {
      if (!isObject(given) || !Object.hasOwn(given, String(name)))
        work.note("required-unknown", into(at, "required"), { name: String(name) });
    }
    const members = properties.map(([name, child]): [string, Json] => {
      const inner = suit(child, into(into(at, "properties"), name), open);
      return [name, required.has(name) ? inner : nullable(inner)];
    });
    return [
      ["properties", Object.fromEntries(members)],
      ["required", members.map(([name]) => name)],
      ["additionalProperties", false],
    ];
  };

  const items = (schema: JsonObject, at: Trail, open: readonly string[]): Json => {
    const keyword = Array.isArray(member(schema, "items")) ? "items" : "prefixItems";
    const places = member(schema, keyword);
    if (!Array.isArray(places)) return suit(member(schema, "items") ?? true, into(at, "items"), open);
    work.note("tuple-as-union", into(at, keyword));
    const fitted = (places as Json[]).map((child, index) => suit(child, into(into(at, keyword), index), open));
    return fitted.length > 0 ? { anyOf: fitted } : anything(at, work);
  };

  /** The branches that stay, if any do: at the root and beside an object's own properties none can. */
  const branches = (schema: JsonObject, types: readonly string[], at: Trail, open: readonly string[]) => {
    const lists = (["anyOf", "oneOf"] as const).filter((keyword) => Array.isArray(schema[keyword]));
    const all = member(schema, "allOf");
    if (Array.isArray(all) && all.length > 0) work.note("branches-dropped", into(at, "allOf"), { keyword: "allOf" });
    const isPlain = at === inputTrail || (types.includes("object") && isObject(member(schema, "properties")));
    if (isPlain) for (const keyword of lists) work.note("branches-dropped", into(at, keyword), { keyword });
    if (isPlain || lists.length === 0) return undefined;
    if (lists.includes("oneOf")) work.note("one-as-any", into(at, "oneOf"));
    const found = lists.flatMap((keyword) =>
      (schema[keyword] as readonly Json[]).flatMap((child, index) =>
        child === false ? [] : [suit(child, into(into(at, keyword), index), open)],
      ),
    );
    return found.length > 0 ? found : undefined;
  };

  const definitions = (schema: JsonObject, at: Trail, open: readonly string[]): [string, Json][] =>
    tables.flatMap((table): [string, Json][] => {
      const map = member(schema, table);
      if (!isObject(map)) return [];
      const members = Object.entries(map).map(([name, child]) => [
        name,
        suit(child, into(into(at, table), name), open),
      ]);
      return [[table, Object.fromEntries(members)]];
    });

  const dialect = declaredDialect(root);
  const targets = targetsOf(root);
  const whole = foldedRoot(root, targets, work);
  return suit(whole, inputTrail, []);
};

/** `allOf` with one branch, a reference and a root of another type become the object that they mean: arguments always are one. */
function foldedRoot(root: JsonObject, targets: ReturnType<typeof targetsOf>, work: Work): JsonObject {
  const all = member(root, "allOf");
  const [only] = Array.isArray(all) && all.length === 1 ? (all as Json[]) : [];
  const reference = member(root, "$ref");
  const target = typeof reference === "string" ? valueAt(root, targets.get(reference) ?? ["$ref"]) : undefined;
  const left = new Set(["nullable", "$ref", ...(isObject(only) ? ["allOf"] : [])]);
  const rest = withoutMembers(root, (keyword) => left.has(keyword));
  if (isObject(only)) work.note("branch-folded", into(inputTrail, "allOf"), { keyword: "allOf" });
  if (isObject(target)) work.note("reference-inlined", into(inputTrail, "$ref"), { reference: String(reference) });
  const from = { ...(isObject(target) && target), ...(isObject(only) && only) };
  return { ...withoutMembers(from, (keyword) => left.has(keyword)), ...rest, type: "object" };
}

function targetsOf(root: JsonObject): ReadonlyMap<string, readonly (string | number)[]> {
  const found = new Map<string, readonly (string | number)[]>();
  for (const { reference, target, foreign } of referencesOf(root)) {
    if (target && !foreign && reference.startsWith("#")) found.set(reference, target);
    else if (reference.startsWith("#/")) {
      const path = fromPointer(reference.slice(1));
      if (valueAt(root, path) !== undefined) found.set(reference, path);
    }
  }
  return found;
}

function anything(at: Trail, work: Work): JsonObject {
  work.note("type-guessed", at, { type: anyTypes.join(", "), was: "a schema for any value" });
  return { type: anyTypes };
}

const words = (schema: JsonObject) => Object.entries(schema).filter(([keyword]) => besideReference.has(keyword));

const typeMember = (types: readonly string[]): [string, Json][] =>
  types.length === 0 ? [] : [["type", types.length === 1 ? (types[0] as string) : types]];

function kept(schema: JsonObject, types: readonly string[], at: Trail, work: Work): [string, Json][] {
  return Object.entries(schema).filter(([keyword, value]) => {
    if (!taken.has(keyword)) return false;
    const isForeign =
      (keyword === "format" && !takesFormat(formats["openai-strict"], types, String(value))) ||
      (keyword === "pattern" && (typeof value !== "string" || looksAround(value)));
    if (isForeign) noteDropped(keyword, at, work);
    return !isForeign;
  });
}

/** What takes null as well: optional parameters are given as null. */
function nullable(schema: JsonObject): JsonObject {
  const type = member(schema, "type");
  const values = member(schema, "enum");
  if (Array.isArray(values) && type === undefined)
    return { ...schema, enum: values.includes(null) ? values : [...values, null] };
  if (type === undefined || Object.hasOwn(schema, "const") || Object.hasOwn(schema, "anyOf"))
    return { anyOf: [schema, { type: "null" }] };
  const types = Array.isArray(type) ? (type as Json[]) : [type];
  const wider = types.includes("null") ? types : [...types, "null"];
  const listed = Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {};
  return { ...schema, type: wider, ...listed };
}
