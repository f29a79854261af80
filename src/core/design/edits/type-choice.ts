import type { Json, JsonObject } from "../../types.ts";

/** What the type menu offers. */
export type TypeChoice =
  | { readonly to: "text"; readonly format?: string }
  | { readonly to: "integer" | "number" | "boolean" | "object" | "list" | "map" | "values" | "any" | "null" }
  | { readonly to: "shared"; readonly reference: string };

/** The keywords that a choice writes, besides those that are kept. */
export function startOf(choice: TypeChoice): JsonObject {
  switch (choice.to) {
    case "text":
      return { type: "string", ...(choice.format !== undefined && { format: choice.format }) };
    case "values":
      return { enum: ["first", "second"] };
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
    default:
      return choice.to === "any" || choice.to === "shared";
  }
}
