import { distinctJson, isObject, member, sameJson, typeOf } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail, into, type Trail, trailOf } from "../trail.ts";
import { withoutMembers } from "./edit.ts";
import { pydantic, type Rewrite, walk, without } from "./pydantic.ts";

const bare = without(["$schema", "discriminator", "examples", "title", "exclusiveMinimum", "exclusiveMaximum"]);

/** For Gemini: `const` becomes `enum`, the format of a text goes into its description. */
const forGoogle: Rewrite = (schema, at, work) => withFormat(withEnum(bare(schema, at, work), at, work), at, work);

export const pydanticForGoogle = pydantic(forGoogle);

function withEnum(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const value = member(schema, "const") ?? null;
  if (value === null) return withoutMembers(schema, (keyword) => keyword === "const");
  work.note("const-as-enum", into(at, "const"));
  const rest = withoutMembers(schema, (keyword) => keyword === "const");
  const type = typeOf(value);
  const isPlain = type !== "object" && type !== "array";
  return { ...rest, enum: [value], ...(isPlain && !Object.hasOwn(schema, "type") && { type }) };
}

function withFormat(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const format = member(schema, "format");
  if (member(schema, "type") !== "string" || !format) return schema;
  work.note("moved-to-text", into(at, "format"), { keyword: "format" });
  const before = member(schema, "description");
  const description = before ? `${before} (format: ${format})` : `Format: ${format}`;
  return { ...withoutMembers(schema, (keyword) => keyword === "format"), description };
}

/** For the Live API, which knows only `parameters`: definitions written out, one type a schema. */
export const pydanticForGoogleLive: Transform = (schema, work) => {
  const table = member(schema, "$defs");
  const bareRoot = withoutMembers(schema, (keyword) => keyword === "$defs");
  const inlined = inline(bareRoot, inputTrail, isObject(table) ? table : {}, [], work);
  const made = walk(inlined, inputTrail, forLive, work);
  return isObject(made) ? made : {};
};

/** Definitions written out wherever Pydantic AI would follow them; what leads back to itself is refused. */
function inline(schema: Json, at: Trail, table: JsonObject, open: readonly string[], work: Work): Json {
  if (!isObject(schema))
    return Array.isArray(schema)
      ? schema.map((item: Json, index) => inline(item, into(at, index), table, open, work))
      : schema;
  const reference = member(schema, "$ref");
  if (typeof reference === "string") {
    const name = reference.replace(/^#\/\$defs\//, "");
    const target = member(table, name);
    if (target === undefined || open.includes(name) || !work.spend()) {
      work.note(target === undefined ? "reference-refused" : "recursion", into(at, "$ref"), { reference });
      return withoutMembers(schema, (keyword) => keyword === "$ref");
    }
    work.note("reference-inlined", into(at, "$ref"), { reference });
    return inline(target, trailOf(inputTrail, ["$defs", name]), table, [...open, name], work);
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [
      key,
      data.has(key) ? inner : inline(inner, into(at, key), table, open, work),
    ]),
  );
}

const data = new Set(["default", "const", "enum", "examples"]);

const forLive: Rewrite = (schema, at, work) => {
  if (Object.hasOwn(schema, "additionalProperties") && schema.additionalProperties !== true)
    work.note("keyword-dropped", into(at, "additionalProperties"), { keyword: "additionalProperties" });
  const google = forGoogle(
    withoutMembers(schema, (keyword) => keyword === "additionalProperties"),
    at,
    work,
  );
  return withoutTuple(withAnyOf(withTexts(simplified(google, at, work), at, work), at, work), at, work);
};

function simplified(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const branches = member(schema, "anyOf");
  if (!Array.isArray(branches) || branches.length !== 2) return schema;
  const other = (branches as Json[]).find((branch) => !sameJson(branch, { type: "null" }));
  if (!branches.some((branch: Json) => sameJson(branch, { type: "null" })) || !isObject(other)) return schema;
  work.note("nullable-keyword", into(at, "anyOf"));
  return { ...other, nullable: true, ...withoutMembers(schema, (keyword) => keyword === "anyOf") };
}

function withTexts(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const values = member(schema, "enum");
  if (!Array.isArray(values) || values.length === 0) return schema;
  if (values.every((value) => typeof value === "string")) return { ...schema, type: "string" };
  work.note("moved-to-text", into(at, "enum"), { keyword: "enum" });
  const allowed = (values as Json[]).map((value) => JSON.stringify(value)).join(", ");
  const before = member(schema, "description");
  const description = before ? `${before} (allowed values: ${allowed})` : `Allowed values: ${allowed}`;
  return { ...withoutMembers(schema, (keyword) => keyword === "enum"), description };
}

function withAnyOf(schema: JsonObject, at: Trail, work: Work): JsonObject {
  if (!Object.hasOwn(schema, "oneOf") || Object.hasOwn(schema, "type")) return schema;
  work.note("one-as-any", into(at, "oneOf"));
  return { ...withoutMembers(schema, (keyword) => keyword === "oneOf"), anyOf: schema.oneOf as Json };
}

function withoutTuple(schema: JsonObject, at: Trail, work: Work): JsonObject {
  const places = member(schema, "prefixItems");
  if (!Array.isArray(places)) return schema;
  work.note("tuple-as-union", into(at, "prefixItems"));
  const items = member(schema, "items");
  const different = distinctJson([...(items === undefined ? [] : [items]), ...(places as Json[])]);
  const [first] = different;
  const one: Json = different.length > 1 ? { anyOf: different } : (first ?? {});
  const rest = withoutMembers(schema, (keyword) => keyword === "prefixItems");
  return { minItems: places.length, ...(items === undefined && { maxItems: places.length }), ...rest, items: one };
}
