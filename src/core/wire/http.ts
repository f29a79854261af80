import { isObject, member } from "../json.ts";
import { headerKeyword, headerMark, isToken } from "../mcp/index.ts";
import type { Revision } from "../revision.ts";
import { subschemas } from "../schema/index.ts";
import { valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { base64 } from "./base64.ts";
import type { HttpRequest, HttpResponse, WireView } from "./exchange.ts";

/** The HTTP side of a message that a client posts. The SDK has one transport for all revisions. */
export function posted(
  { revision, view }: { readonly revision: Revision; readonly view: WireView },
  method: string,
  name?: string,
  parameters: Headers = {},
): HttpRequest {
  const { headers, transport } = revision.messages;
  const has = (header: (typeof headers)[number]) => headers.includes(header);
  const named = (has("MCP-Protocol-Version") || view === "sdk") && method !== "initialize";
  return {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...((transport === "streamable" || view === "sdk") && { Accept: "application/json, text/event-stream" }),
      ...(named && { "MCP-Protocol-Version": revision.id }),
      ...(has("Mcp-Method") && { "Mcp-Method": method }),
      ...(has("Mcp-Name") && name !== undefined && { "Mcp-Name": headerValue(name) }),
      ...(has("Mcp-Param") && parameters),
    },
  };
}

export type Headers = Readonly<Record<string, string>>;

/** The HTTP side of an answer. */
export function answered(revision: Revision, view: WireView, status = 200): HttpResponse {
  const { transport, start } = revision.messages;
  // The SDK answers older clients with a stream of one event.
  if (view === "sdk" && start === "initialize") return { status, headers: streamed };
  return { status, headers: { "Content-Type": transport === "sse" ? "text/event-stream" : "application/json" } };
}

export const streamed: Headers = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-cache, no-transform",
  Connection: "keep-alive",
  "X-Accel-Buffering": "no",
};

/** `Mcp-Param-*`: the arguments that `x-mcp-header` marks. Undefined where a mark is wrong, so that clients drop the tool. */
export function parameterHeaders(tool: JsonObject, args: Json | undefined, revision: Revision): Headers | undefined {
  if (!revision.messages.headers.includes("Mcp-Param")) return {};
  const marks = headerMarks(member(tool, "inputSchema"), revision);
  if (marks === undefined) return undefined;
  return Object.fromEntries(
    marks.flatMap(({ name, path }): [string, string][] => {
      const text = asText(valueAt(args, path));
      return text === undefined ? [] : [[`Mcp-Param-${name}`, headerValue(text)]];
    }),
  );
}

interface Mark {
  readonly name: string;
  /** Where the value stands in the arguments. */
  readonly path: Path;
}

function headerMarks(input: Json | undefined, revision: Revision): readonly Mark[] | undefined {
  const found = new Map<string, Mark>();
  for (const { schema, path } of subschemas(input ?? null)) {
    if (!isObject(schema) || !Object.hasOwn(schema, headerKeyword)) continue;
    const mark = headerMark({ schema, path: ["inputSchema", ...path], field: "inputSchema" }, revision);
    if (!mark) return [];
    const { value, reachable } = mark;
    const typed = ["string", "integer", "boolean"].includes(String(member(schema, "type")));
    if (!reachable || !typed || typeof value !== "string" || !isToken(value)) return undefined;
    if (found.has(value.toLowerCase())) return undefined;
    found.set(value.toLowerCase(), { name: value, path: path.filter((_, index) => index % 2 === 1) });
  }
  return [...found.values()];
}

function asText(value: Json | undefined): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  if (typeof value !== "number" || (Number.isInteger(value) && !Number.isSafeInteger(value))) return undefined;
  return String(value);
}

/** A text as the value of a header: as it is, or in base64 where a header cannot hold it. */
export function headerValue(text: string): string {
  const looksEncoded = text.startsWith("=?base64?") && text.endsWith("?=");
  const plain = text !== "" && text === text.trim() && /^[\x20-\x7e]*$/.test(text) && !looksEncoded;
  return plain ? text : `=?base64?${base64(text)}?=`;
}
