import { isObject } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { Expression } from "./expression.ts";
import { lastName } from "./module.ts";
import type { TypeContext } from "./types.ts";
import { literalOf } from "./values.ts";

/** What `Annotated` may hold beside the type: `Field(…)`, `Ge(0)` and their like, or a description. */
export type Extra = Extract<Expression, { kind: "call" | "string" }>;

const keywords: Readonly<Record<string, string>> = {
  ...{ description: "description", title: "title", pattern: "pattern", regex: "pattern", examples: "examples" },
  ...{ ge: "minimum", gt: "exclusiveMinimum", le: "maximum", lt: "exclusiveMaximum", multiple_of: "multipleOf" },
  ...{ deprecated: "deprecated" },
};
const sizes: Readonly<Record<string, readonly [string, string, string]>> = {
  min_length: ["minLength", "minItems", "minProperties"],
  max_length: ["maxLength", "maxItems", "maxProperties"],
  min_items: ["minItems", "minItems", "minItems"],
  max_items: ["maxItems", "maxItems", "maxItems"],
};
/** The classes of `annotated_types`, by the parameter of `Field` that says the same. */
const single: Readonly<Record<string, string>> = {
  ...{ Ge: "ge", Gt: "gt", Le: "le", Lt: "lt", MultipleOf: "multiple_of", MinLen: "min_length", MaxLen: "max_length" },
};
/** Read by others, or of no use to a caller. */
const elsewhere = new Set([
  "default",
  "default_factory",
  "alias",
  "validation_alias",
  "init",
  "repr",
  "kw_only",
  "exclude",
]);

/** A schema with what is said beside its type. */
export function constrain(schema: JsonObject, extra: Extra, { module, note }: TypeContext): JsonObject {
  if (extra.kind === "string") return { ...schema, description: extra.value };
  const name = lastName(extra);
  const [first] = extra.positional;
  const given = Object.hasOwn(single, name) && first ? [[single[name] as string, first] as const] : [...extra.keywords];
  const added: [string, Json][] = [];
  for (const [key, expression] of given) {
    if (elsewhere.has(key)) continue;
    const value = literalOf(expression, module);
    const keyword = keywordFor(key, schema);
    if (key === "json_schema_extra" && isObject(value)) added.push(...Object.entries(value));
    else if (keyword === undefined) note("lost", `${code(key)} of ${code(name)} has no place in a schema`);
    else if (value === undefined)
      note("lost", `${code(key)} of ${code(name)} is computed: its value is not known here`);
    else if (value !== null) added.push([keyword, value]);
  }
  return { ...schema, ...Object.fromEntries(added) };
}

/** `Field(…)` of Pydantic or `field(…)` of a dataclass in the place of a default. */
export function isField(value: Expression | undefined): value is Extract<Expression, { kind: "call" }> {
  return value?.kind === "call" && /^(Field|field|Param|Query|Body)$/.test(lastName(value));
}

function keywordFor(key: string, { type }: JsonObject): string | undefined {
  if (Object.hasOwn(keywords, key)) return keywords[key];
  const [text, list, map] = Object.hasOwn(sizes, key) ? (sizes[key] as readonly string[]) : [];
  return type === "array" ? list : type === "object" ? map : text;
}
