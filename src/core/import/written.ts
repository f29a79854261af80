import type { JsonObject } from "../types.ts";

/** A document of tools. */
export function documentText(tools: readonly JsonObject[]): string {
  return `${JSON.stringify({ tools }, null, 2)}\n`;
}
