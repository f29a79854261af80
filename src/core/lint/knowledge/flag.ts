import type { Json } from "../../types.ts";

/** A boolean, also where it is written as text. */
export function asFlag(value: Json | undefined): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (value !== "true" && value !== "false") return undefined;
  return value === "true";
}
