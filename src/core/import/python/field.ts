import { isObject } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { Expression } from "./expression.ts";
import { lastName, type PythonModule } from "./module.ts";
import type { TypeContext } from "./types.ts";
import { literalOf } from "./values.ts";

/** What `Annotated` may hold beside the type: `Field(…)`, `Ge(0)` and their like, or a description. */
export type Extra = Extract<Expression, { kind: "call" | "string" }>;

const limits: Readonly<Record<string, string>> = {
  ...{ pattern: "pattern", regex: "pattern", multiple_of: "multipleOf" },
  ...{ ge: "minimum", gt: "exclusiveMinimum", le: "maximum", lt: "exclusiveMaximum" },
};
const words = new Set(["description", "title", "examples", "deprecated"]);
const sizes: Readonly<Record<string, readonly [string, string, string]>> = {
  min_length: ["minLength", "minItems", "minProperties"],
  max_length: ["maxLength", "maxItems", "maxProperties"],
  min_items: ["minItems", "minItems", "minItems"],
  max_items: ["maxItems", "maxItems", "maxItems"],
};
/** The classes of `annotated_types`, by the parameters of `Field` that say the same. */
const classes: Readonly<Record<string, readonly string[]>> = {
  ...{ Ge: ["ge"], Gt: ["gt"], Le: ["le"], Lt: ["lt"], MultipleOf: ["multiple_of"] },
  ...{ MinLen: ["min_length"], MaxLen: ["max_length"], Len: ["min_length", "max_length"] },
};
/** Read by others, or of no use to a caller. */
const elsewhere = new Set([
  ...["default", "default_factory", "alias", "validation_alias", "serialization_alias", "alias_priority", "exclude"],
  ...["init", "init_var", "repr", "kw_only", "hash", "compare", "frozen", "strict", "validate_default", "union_mode"],
  ...["fail_fast", "allow_inf_nan", "coerce_numbers_to_str", "metadata", "discriminator", "json_schema_extra"],
]);
/** They hold limits or words by name. */
const holders = /^(?:Field|field|Param|Query|Body|StringConstraints|Interval|Doc)$/;

/** A schema with the limits that are set beside its type. */
export function constrain(schema: JsonObject, extra: Extra, { module, note }: TypeContext): JsonObject {
  if (extra.kind === "string") return schema;
  const name = lastName(extra);
  const [first] = extra.positional;
  if (name === "WithJsonSchema") {
    const whole = first && literalOf(first, module);
    if (isObject(whole)) return whole;
  }
  const single = classes[name];
  if (!single && !holders.test(name)) {
    note("lost", `What ${code(name)} checks or changes has no place in a schema`);
    return schema;
  }
  const given = single
    ? extra.positional.flatMap((value, index) => (single[index] ? [[single[index], value] as const] : []))
    : [...extra.keywords];
  const added: [string, Json][] = [];
  for (const [key, expression] of given) {
    if (elsewhere.has(key) || words.has(key)) continue;
    const value = literalOf(expression, module);
    const keyword = limitFor(key, schema);
    if (keyword === undefined) note("lost", `${code(key)} of ${code(name)} has no place in a schema`);
    else if (value === undefined) lost(key, name, note);
    else if (value !== null) added.push([keyword, value]);
  }
  return discriminated({ ...schema, ...Object.fromEntries(added) }, extra, module);
}

/** A schema with what is said of it in words. */
export function describe(schema: JsonObject, extra: Extra, { module, note }: TypeContext): JsonObject {
  if (extra.kind === "string") return { ...schema, description: extra.value };
  const added: [string, Json][] = [];
  for (const [key, expression] of extra.keywords) {
    if (!words.has(key) && key !== "json_schema_extra") continue;
    const value = literalOf(expression, module);
    if (key === "json_schema_extra" && isObject(value)) added.push(...Object.entries(value));
    else if (value === undefined || key === "json_schema_extra") lost(key, lastName(extra), note);
    else if (value !== null) added.push([key, value]);
  }
  return { ...schema, ...Object.fromEntries(added) };
}

/** `Field(…)` of Pydantic or `field(…)` of a dataclass in the place of a default. */
export function isField(value: Expression | undefined): value is Extract<Expression, { kind: "call" }> {
  return value?.kind === "call" && /^(Field|field|Param|Query|Body)$/.test(lastName(value));
}

/** The branches of a union that one member tells apart. */
function discriminated(schema: JsonObject, extra: Extract<Extra, { kind: "call" }>, module: PythonModule): JsonObject {
  const by = extra.keywords.get("discriminator");
  const propertyName = by && literalOf(by, module);
  const { anyOf, ...rest } = schema;
  return typeof propertyName === "string" && anyOf ? { ...rest, oneOf: anyOf } : schema;
}

function lost(key: string, name: string, note: TypeContext["note"]): void {
  note("lost", `${code(key)} of ${code(name)} is computed: its value is not known here`);
}

function limitFor(key: string, { type }: JsonObject): string | undefined {
  if (Object.hasOwn(limits, key)) return limits[key];
  const [text, list, map] = Object.hasOwn(sizes, key) ? (sizes[key] as readonly string[]) : [];
  return type === "array" ? list : type === "object" ? map : text;
}
