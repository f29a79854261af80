import { isObject } from "../json.ts";
import { type ReadValue, readValue } from "../text/index.ts";
import type { Fault, Json } from "../types.ts";

export type Examples =
  | { readonly kind: "examples"; readonly examples: readonly Json[] }
  | { readonly kind: "nothing" }
  | { readonly kind: "fault"; readonly fault: Fault };

/**
 * The examples that a person pasted: one JSON value, or several below each other. Where fields are wanted, a list of objects
 * is several examples and not one.
 */
export function readExamples(text: string, wants: "fields" | "value"): Examples {
  const whole = read(text);
  if (whole.kind === "value") {
    const { value } = whole;
    const isSeveral =
      wants === "fields" && Array.isArray(value) && value.length > 0 && value.every((item: Json) => isObject(item));
    return { kind: "examples", examples: isSeveral ? value : [value] };
  }
  if (whole.kind === "nothing") return whole;
  // One value a line, or values that each start at the left edge.
  for (const boundary of [/\r?\n/, /\r?\n(?=[{["])/]) {
    const parts = text.split(boundary).filter((part) => part.trim() !== "");
    const values = parts.slice(0, maxExamples).map(read);
    if (parts.length > 1 && values.every((part) => part.kind === "value"))
      return { kind: "examples", examples: values.map(({ value }) => value) };
  }
  return whole;
}

/** What is true of so many is true of the rest. */
const maxExamples = 5_000;

function read(text: string): ReadValue {
  return readValue(text, { comments: true, exact: false });
}
