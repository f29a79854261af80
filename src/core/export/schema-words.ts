import { isObject, member } from "../json.ts";
import { branchesOf, itemsOf } from "../schema/index.ts";
import type { Json } from "../types.ts";
import { writtenTypes } from "./reading.ts";

/** The type of a schema in a few words: "text", "list of whole numbers or null". */
export function typeInWords(schema: Json, depth = 0): string {
  if (!isObject(schema) || depth > 3) return "any";
  if (typeof member(schema, "$ref") === "string") return String(schema.$ref).split("/").at(-1) || "this schema";
  const branches = branchesOf(schema, ["anyOf", "oneOf"]).flatMap(({ list }) => list);
  if (branches.length > 0) return distinct(branches.map((branch) => typeInWords(branch, depth + 1)));
  const { types } = writtenTypes(schema);
  if (types.length === 0) return Object.hasOwn(schema, "enum") || Object.hasOwn(schema, "const") ? "one of" : "any";
  return distinct(
    types.map((type) => {
      const { first, rest } = type === "array" ? itemsOf(schema) : { first: undefined, rest: undefined };
      return type === "array" && !first && rest !== undefined ? `array of ${typeInWords(rest, depth + 1)}` : type;
    }),
  );
}

/** What else a value has to be, one phrase each. */
export function constraintsOf(schema: Json): string[] {
  if (!isObject(schema)) return [];
  const said: string[] = [];
  const say = (keyword: string, words: string) => {
    const value = member(schema, keyword);
    if (value !== undefined) said.push(`${words} ${typeof value === "string" ? value : JSON.stringify(value)}`);
  };
  const values = member(schema, "enum");
  if (Array.isArray(values) && values.length > 0)
    said.push(
      `One of ${values
        .slice(0, 20)
        .map((value) => JSON.stringify(value))
        .join(", ")}${values.length > 20 ? " and more" : ""}`,
    );
  say("const", "Always");
  say("default", "Default");
  say("minimum", "At least");
  say("exclusiveMinimum", "More than");
  say("maximum", "At most");
  say("exclusiveMaximum", "Less than");
  say("multipleOf", "Multiple of");
  say("minLength", "Shortest length");
  say("maxLength", "Longest length");
  say("pattern", "Pattern");
  say("format", "Format");
  say("minItems", "Fewest items");
  say("maxItems", "Most items");
  return said;
}

function distinct(words: readonly string[]): string {
  return [...new Set(words)].join(" or ");
}
