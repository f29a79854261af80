import { isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";

const lists = ["tools", "functions", "function", "functionDeclarations", "function_declarations"];
const holders = ["result", "toolConfig", "tool_config", "config", "body", "request", "session", "params"];

/** Deeper than this no format puts its tools. */
const maxDepth = 5;

/** The objects in a JSON value that stand where some format puts its tools: requests, answers and lists of them included. */
export function entriesOf(value: Json | undefined, depth = 0): readonly JsonObject[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((item) => entriesOf(item, depth + 1));
  if (!isObject(value)) return [];
  for (const key of lists) {
    const list = member(value, key);
    // Gemini's tool is an object around its declarations: the list alone would not tell that.
    if (!Array.isArray(list) || list.length === 0 || !list.every(isObject) || isDeclarations(key)) continue;
    return list.flatMap((item) => entriesOf(item, depth + 1));
  }
  const servers = serversOf(value).filter(holdsList);
  if (servers.length > 0) return servers.flatMap((server) => entriesOf(server, depth + 1));
  for (const key of holders) {
    const inner = member(value, key);
    if (!isObject(inner) || Object.hasOwn(value, "inputSchema")) continue;
    const found = [...lists, ...holders].some((name) => typeof member(inner, name) === "object");
    if (found) return entriesOf(inner, depth + 1);
  }
  return [value];
}

/** Servers beside each other, each with what it offers. */
function serversOf(value: JsonObject): readonly JsonObject[] {
  const found = ["servers", "mcpServers"].flatMap((key) => {
    const servers = member(value, key);
    return Array.isArray(servers) ? (servers as readonly Json[]) : isObject(servers) ? Object.values(servers) : [];
  });
  return found.filter(isObject);
}

/** Whether an object is no tool, but holds some: a server with its tools. */
export function holdsList(value: JsonObject): boolean {
  const list = member(value, "tools");
  return Array.isArray(list) && list.length > 0 && list.every(isObject) && !Object.hasOwn(value, "inputSchema");
}

/** How many of the entries pass, from 0 to 1. */
export function share(entries: readonly JsonObject[], test: (entry: JsonObject) => boolean): number {
  return entries.length === 0 ? 0 : entries.filter(test).length / entries.length;
}

function isDeclarations(key: string): boolean {
  return key === "functionDeclarations" || key === "function_declarations";
}
