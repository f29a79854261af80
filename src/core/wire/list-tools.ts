import type { Revision } from "../revision.ts";
import type { JsonObject, ToolSlice } from "../types.ts";
import { count } from "../words.ts";
import type { Exchange, WireNote, WireView } from "./exchange.ts";
import { answered, parameterHeaders, posted } from "./http.ts";
import { note, toolNotes } from "./notes.ts";
import { type ProjectedTool, projectTool } from "./project-tool.ts";
import { sdkTool } from "./sdk-tool.ts";
import { failure, request, requestId, response, type Setting } from "./setting.ts";

/** A part of a long list. */
export interface Page {
  /** How many tools at once. */
  readonly size: number;
  /** The `nextCursor` of the page before; none for the first. */
  readonly cursor?: string;
}

export function listTools(setting: Setting, tools: readonly ToolSlice[], page?: Page): Exchange {
  const { revision, view } = setting;
  const id = requestId(setting, "list");
  const cursor = page?.cursor;
  const start = cursor === undefined ? 0 : startOf(cursor, tools.length);
  const body = request(setting, id, "tools/list", cursor === undefined ? {} : { cursor });
  const sent = { http: posted(setting, "tools/list"), body };
  if (start === undefined) {
    const answer = failure(id, -32602, "Invalid cursor");
    const unknown = note("about", "response", "No page before this one gave that cursor.", ["error"]);
    return {
      message: "tools/list",
      request: sent,
      response: { http: answered(revision, view), body: answer },
      notes: [unknown],
    };
  }
  const end = page ? start + Math.max(1, page.size) : tools.length;
  const projected = tools.slice(start, end).map((slice) => ({ slice, ...project(slice.value, revision, view) }));
  const shown = projected.flatMap(({ tool }) => (tool ? [tool] : []));
  const next = end < tools.length ? { nextCursor: cursorAt(end) } : {};
  const notes: WireNote[] = projected.flatMap(({ slice, tool, steps }) => [
    ...toolNotes(slice, steps),
    ...headerNotes(slice, tool, revision),
  ]);
  if (end < tools.length) {
    const left = count(tools.length - end, "tool");
    notes.push(
      note("about", "response", `${left} left: the client sends the cursor back for the next page.`, [
        "result",
        "nextCursor",
      ]),
    );
  }
  return {
    message: "tools/list",
    request: sent,
    response: { http: answered(revision, view), body: response(setting, id, { tools: shown, ...next }, true) },
    notes,
  };
}

function project(tool: JsonObject, revision: Revision, view: WireView): ProjectedTool {
  return view === "sdk" ? sdkTool(tool, revision) : projectTool(tool, revision);
}

function headerNotes(slice: ToolSlice, tool: JsonObject | undefined, revision: Revision): readonly WireNote[] {
  if (!tool || parameterHeaders(tool, undefined, revision)) return [];
  const message =
    "An `x-mcp-header` here breaks a rule of this revision, so clients that speak HTTP take the tool out of the list.";
  return toolNotes(slice, [{ kind: "about", path: ["inputSchema"], message }]);
}

const prefix = "tool-";

function cursorAt(index: number): string {
  return `${prefix}${index}`;
}

function startOf(cursor: string, length: number): number | undefined {
  const index = Number(cursor.slice(prefix.length));
  return cursor === cursorAt(index) && Number.isInteger(index) && index > 0 && index < length ? index : undefined;
}
