import { matches } from "../schema/index.ts";
import type { JsonObject } from "../types.ts";
import type { FieldKind } from "./form-plan.ts";
import { firstText } from "./parts.ts";

/** Formats that hold for a text of no characters. */
const emptyFormats: ReadonlySet<string> = new Set([
  ...["uri-reference", "iri-reference", "uri-template", "json-pointer", "regex"],
  ...["binary", "byte", "password"],
]);

/** Whether a text, a list or an object with nothing in it can be right, as far as its own keywords say. */
export function takesEmpty(kind: FieldKind, parts: readonly JsonObject[]): boolean {
  const wants = (keyword: string) => parts.some((part) => Number(part[keyword]) > 0);
  switch (kind.kind) {
    case "text": {
      const format = firstText(parts, "format");
      return (
        !wants("minLength") &&
        (format === undefined || emptyFormats.has(format)) &&
        parts.every(({ pattern }) => typeof pattern !== "string" || matches(pattern, "") !== false)
      );
    }
    case "list":
    case "tuple":
      return (
        !wants("minItems") && parts.every(({ contains, minContains }) => contains === undefined || minContains === 0)
      );
    case "object":
      return !wants("minProperties") && kind.members.every(({ required }) => !required);
    default:
      return true;
  }
}
