import { hasType } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { typeNames } from "../type-view.ts";

/** What the type menu offers. */
export type TypeChoice =
  | { readonly to: "text"; readonly format?: string }
  | { readonly to: "integer" | "number" | "boolean" | "object" | "list" | "map" | "any" | "null" }
  | { readonly to: "values" | "constant" }
  | { readonly to: "shared"; readonly reference: string }
  /** As examples told. */
  | { readonly to: "inferred"; readonly schema: JsonObject };

/** The keywords that a choice writes, besides those that are kept. */
export function startOf(choice: TypeChoice): JsonObject {
  switch (choice.to) {
    case "text":
      return { type: "string", ...(choice.format !== undefined && { format: choice.format }) };
    case "values":
      return { type: "string", enum: ["first", "second"] };
    case "constant":
      return { type: "string", const: "value" };
    case "list":
      return { type: "array", items: { type: "string" } };
    case "map":
      return { type: "object", additionalProperties: { type: "string" } };
    case "object":
      return { type: "object", properties: {} };
    case "any":
      return {};
    case "shared":
      return { $ref: choice.reference };
    case "inferred":
      return choice.schema;
    default:
      return { type: choice.to };
  }
}

/** The types of JSON Schema whose keywords still mean something. */
export function keptTypes(choice: TypeChoice): readonly string[] {
  const types: Readonly<Record<string, readonly string[]>> = {
    text: ["string"],
    integer: ["number"],
    number: ["number"],
    list: ["array"],
    object: ["object"],
    map: ["object"],
  };
  if (choice.to === "inferred") return typeNames(choice.schema).map((type) => (type === "integer" ? "number" : type));
  return choice.to === "any" ? ["string", "number", "array", "object"] : (types[choice.to] ?? []);
}

/** Whether a value, such as a default, can still be right. */
export function fits(value: Json, choice: TypeChoice): boolean {
  switch (choice.to) {
    case "text":
      return typeof value === "string";
    case "integer":
      return Number.isInteger(value);
    case "number":
    case "boolean":
      return typeof value === choice.to;
    case "list":
      return Array.isArray(value);
    case "object":
    case "map":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "null":
      return value === null;
    case "inferred":
      return typeNames(choice.schema).some((type) => hasType(value, type));
    default:
      return choice.to === "any" || choice.to === "shared";
  }
}
