import { isObject, member } from "../../../json.ts";
import { fieldLife, headerKeyword, isOlder, sinceWhen } from "../../../mcp/index.ts";
import type { Revision } from "../../../revision.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const mcpFieldRevision: Rule = {
  id: "mcp/field-revision",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A field is newer than the chosen revision",
  why: "Clients of an older revision drop what they do not know. What the field says never reaches them, so nothing that matters may stand there alone.",
  source: "MCP schemas of five revisions, Tool",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  «"title"»: "List orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  «"outputSchema"»: { "type": "object" }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "title": "List orders" }
}`,
    settings: { revision: "2025-03-26" },
  },
  *tool(tool, { revision }) {
    for (const field of Object.keys(tool)) {
      const { since } = fieldLife(field) ?? {};
      if (since === undefined || !isOlder(revision.id, since) || isNoTask(tool, field)) continue;
      yield {
        path: [field],
        place: "key",
        ...(harmless.has(field) && { severity: "info" as const }),
        message: `${code(field)} is new in ${since}: clients of ${revision.id} drop it`,
        repairs: repairs(tool, field, revision.annotationFields),
      };
    }
  },
  keywords: ["x-mcp-header"],
  *schema({ schema, path, field }, { revision }) {
    if (field !== "inputSchema" || copiesHeaders(revision) || !Object.hasOwn(schema, headerKeyword)) return;
    yield {
      path: [...path, headerKeyword],
      place: "key",
      severity: "info",
      message: `${code(headerKeyword)} is new in ${sinceWhen(copiesHeaders)}: clients of ${revision.id} send no header for it`,
    };
  },
};

const copiesHeaders = ({ messages }: Revision) => messages.headers.includes("Mcp-Param");

/** A client that does not see them shows less, but does nothing else. */
const harmless = new Set(["annotations", "title", "icons", "_meta"]);

/** What SDKs write into every tool, and what older clients take for granted. */
function isNoTask(tool: JsonObject, field: string): boolean {
  return field === "execution" && member(tool[field], "taskSupport") === "forbidden";
}

function repairs(tool: JsonObject, field: string, annotationFields: readonly string[]): readonly Repair[] {
  const remove: Repair = { title: `Remove ${code(field)}`, safe: false, changes: [{ kind: "remove", path: [field] }] };
  const annotations = member(tool, "annotations") ?? {};
  const free = isObject(annotations) && !Object.hasOwn(annotations, "title");
  if (field !== "title" || !annotationFields.includes("title") || !free) return [remove];
  const to = ["annotations", "title"];
  return [{ title: "Move into `annotations`", safe: false, changes: [{ kind: "move", from: ["title"], to }] }, remove];
}
