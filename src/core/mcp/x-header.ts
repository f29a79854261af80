import { member } from "../json.ts";
import type { Revision } from "../revision.ts";
import type { Json, JsonObject, Path } from "../types.ts";

/** The keyword that has clients copy an argument into an HTTP header. */
export const headerKeyword = "x-mcp-header";

export interface HeaderMark {
  readonly value: Json;
  /** Whether only `properties` lead to it, as clients demand. */
  readonly reachable: boolean;
}

/** What a schema of a tool says about its header, in a revision that has headers. */
export function headerMark(
  { schema, path, field }: { schema: JsonObject; path: Path; field: string },
  { messages }: Revision,
): HeaderMark | undefined {
  const value = member(schema, headerKeyword);
  if (value === undefined || field !== "inputSchema" || !messages.headers.includes("Mcp-Param")) return undefined;
  const steps = path.slice(1);
  const reachable = steps.length > 0 && steps.length % 2 === 0 && steps.every(isStep);
  return { value, reachable };
}

function isStep(key: string | number, index: number): boolean {
  return index % 2 === 1 || key === "properties";
}

/** RFC 9110, section 5.6.2. */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text);
}

/** A header name as people write them: `regionId` and `region_id` give `Region-Id`. */
export function headerName(text: string): string | undefined {
  const words = text.slice(0, 100).match(/[A-Z]?[a-z0-9]+|[A-Z]+/g) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join("-") || undefined;
}
