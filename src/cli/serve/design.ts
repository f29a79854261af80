import { createHash } from "node:crypto";
import { type Case, casesOf, importTools, type JsonObject, parseDocument } from "../../core/index.ts";

/** What a file says at one moment, as a server needs it. */
export interface Design {
  readonly text: string;
  /** Of the text: whoever saves says which one was seen. */
  readonly version: string;
  readonly tools: readonly JsonObject[];
  /** By name; of two with the same name the first, as in the list. */
  readonly byName: ReadonlyMap<string, JsonObject>;
  readonly cases: readonly Case[];
}

/** The design in a text, brought into MCP's form where it is in another one; undefined where it holds no tool that can be read. */
export function designOf(text: string): Design | undefined {
  const document = parseDocument(importTools(text).text);
  const tools = document.tools.map(({ value }) => value);
  if (tools.length === 0) return undefined;
  const byName = new Map([...tools].reverse().map((tool) => [String(tool.name), tool] as const));
  return { text, version: versionOf(text), tools, byName, cases: casesOf(document).map((placed) => placed.case) };
}

export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
