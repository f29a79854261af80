import { member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";

/** The first value that a keyword has among the parts. */
export function firstOf(parts: readonly JsonObject[], keyword: string): Json | undefined {
  for (const part of parts) if (Object.hasOwn(part, keyword)) return part[keyword];
  return undefined;
}

export function firstText(parts: readonly JsonObject[], keyword: string): string | undefined {
  for (const part of parts) {
    const value = member(part, keyword);
    if (typeof value === "string" && value.trim() !== "") return value;
  }
  return undefined;
}
