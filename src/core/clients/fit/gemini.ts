import { isObject, member } from "../../json.ts";
import { declaredDialect, inDialect, referencesOf } from "../../schema/index.ts";
import { toPointer, valueAt } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import { geminiKeywords } from "../checks/gemini.ts";
import type { Transform, Work } from "../client.ts";
import { formats, takesFormat } from "../formats.ts";
import { noteDropped } from "../steps/edit.ts";
import { inputTrail, into, type Trail, trailOf } from "../trail.ts";
import { likelyTypes } from "./likely-types.ts";

const rewritten = new Set([
  ...["type", "nullable", "enum", "const", "properties", "required", "items", "prefixItems", "anyOf", "oneOf", "$ref"],
  ...["$defs", "definitions", "$schema", "$id", "$comment", "additionalProperties", "examples", "deprecated"],
]);

/** What stays as it is: the words that the check of the API knows, without those that are rewritten here. */
const taken = new Set([...geminiKeywords].filter((keyword) => !rewritten.has(keyword)));

/** A schema in the subset of OpenAPI that Gemini's `parameters` take, in JSON Schema's own words. */
export const fitGemini: Transform = (root, work) => {
  const targets = new Map(referencesOf(root).map(({ path, target }) => [toPointer(path), target]));
  const dialect = declaredDialect(root);
  const open = new Set<string>();

  const suit = (given: Json, path: Path): JsonObject => {
    const at = trailOf(inputTrail, path);
    if (!isObject(given)) {
      if (given === false) work.note("type-guessed", at, { type: "string", was: "a schema that takes nothing" });
      return { type: "string" };
    }
    const schema = inDialect(given, dialect);
    const reference = member(schema, "$ref");
    if (reference !== undefined) return { ...followed(String(reference), path, at), ...described(schema) };
    for (const keyword of Object.keys(schema)) {
      if (!taken.has(keyword) && !rewritten.has(keyword)) noteDropped(keyword, at, work);
    }
    return typed(schema, path, at);
  };

  const followed = (reference: string, path: Path, at: Trail): JsonObject => {
    const target = targets.get(toPointer(path));
    const key = target && toPointer(target);
    if (!target || key === undefined) {
      work.note("reference-refused", into(at, "$ref"), { reference }, "meaning");
      return { type: "object" };
    }
    if (open.has(key) || !work.spend()) {
      work.note("reference-cut", into(at, "$ref"), { reference });
      return { type: "object" };
    }
    open.add(key);
    const schema = suit(valueAt(root, target) ?? true, target);
    open.delete(key);
    return schema;
  };

  const typed = (schema: JsonObject, path: Path, at: Trail): JsonObject => {
    const types = likelyTypes(schema);
    const real = types.filter((type) => type !== "null");
    const lists = ["anyOf", "oneOf"].filter((keyword) => Array.isArray(member(schema, keyword)));
    const found = lists.flatMap((keyword) =>
      (schema[keyword] as readonly Json[]).map((child, index) => ({ child, path: [...path, keyword, index] })),
    );
    const isNull = ({ child }: { readonly child: Json }) => member(child, "type") === "null";
    const isNullable = types.includes("null") || found.some(isNull);
    const branches = found.filter((branch) => !isNull(branch)).map((branch) => suit(branch.child, branch.path));
    if (lists.includes("oneOf")) work.note("one-as-any", into(at, "oneOf"));
    if (real.length > 1) branches.push(...real.map((type) => Object.fromEntries(ofType(type, schema, path, at))));
    const [only] = real;
    // A type beside branches is refused: the object stays, the branches go.
    const isObjectLike = only === "object" && isObject(member(schema, "properties"));
    if (branches.length > 0 && isObjectLike && real.length === 1)
      for (const keyword of lists) work.note("branches-dropped", into(at, keyword), { keyword });
    const isUnion = branches.length > 0 && !(isObjectLike && real.length === 1);
    const own = !isUnion && real.length === 1 && only ? ofType(only, schema, path, at) : [];
    const kept = Object.entries(schema).filter(([keyword, value]) => isKept(keyword, value, types, at, work));
    const all: [string, Json][] = [
      ...own,
      ...kept,
      ...(isNullable ? [["nullable", true] as [string, Json]] : []),
      ...(isUnion ? [["anyOf", branches] as [string, Json]] : listed(schema, at, work)),
    ];
    const says = all.some(([keyword]) => keyword === "type" || keyword === "anyOf");
    return Object.fromEntries(says ? all : [["type", "string"], ...all]);
  };

  const ofType = (type: string, schema: JsonObject, path: Path, at: Trail): [string, Json][] => {
    const name: [string, Json] = ["type", type];
    if (type === "array") return [name, ["items", itemsOf(schema, path, at)]];
    if (type !== "object") return [name];
    const additional = member(schema, "additionalProperties");
    if (isObject(additional)) noteDropped("additionalProperties", at, work);
    const given = member(schema, "properties");
    const properties = isObject(given) ? Object.entries(given) : [];
    const members = properties.map(([key, child]) => [key, suit(child, [...path, "properties", key])]);
    const required = member(schema, "required");
    const names = properties.map(([key]) => key).filter((key) => Array.isArray(required) && required.includes(key));
    return [
      name,
      ...(members.length > 0 ? [["properties", Object.fromEntries(members)] as [string, Json]] : []),
      ...(names.length > 0 ? [["required", names] as [string, Json]] : []),
    ];
  };

  const itemsOf = (schema: JsonObject, path: Path, at: Trail): Json => {
    const keyword = Array.isArray(member(schema, "items")) ? "items" : "prefixItems";
    const places = member(schema, keyword);
    if (!Array.isArray(places) || places.length === 0) return suit(member(schema, "items") ?? true, [...path, "items"]);
    work.note("tuple-as-union", into(at, keyword));
    return { anyOf: (places as Json[]).map((child, index) => suit(child, [...path, keyword, index])) };
  };

  return suit(member(root, "type") === "object" ? root : { ...root, type: "object" }, []);
};

function isKept(keyword: string, value: Json, types: readonly string[], at: Trail, work: Work): boolean {
  if (!taken.has(keyword)) return false;
  if (keyword !== "format" || takesFormat(formats["gemini-parameters"], types, String(value))) return true;
  noteDropped(keyword, at, work);
  return false;
}

/** Only texts can be listed, and only for a text. */
function listed(schema: JsonObject, at: Trail, work: Work): [string, Json][] {
  const keyword = Object.hasOwn(schema, "const") ? "const" : "enum";
  const values = keyword === "const" ? [schema.const as Json] : member(schema, "enum");
  if (!Array.isArray(values)) return [];
  const texts = (values as Json[]).filter((value) => typeof value === "string");
  if (texts.length < values.filter((value) => value !== null).length) noteDropped(keyword, at, work);
  else if (keyword === "const") work.note("const-as-enum", into(at, "const"));
  return texts.length > 0 ? [["enum", texts]] : [];
}

function described(schema: JsonObject): JsonObject {
  const description = member(schema, "description");
  return typeof description === "string" ? { description } : {};
}
