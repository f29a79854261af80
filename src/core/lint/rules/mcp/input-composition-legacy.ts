import { isObject, member } from "../../../json.ts";
import { sinceWhen } from "../../../mcp/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpInputCompositionLegacy: Rule = {
  id: "mcp/input-composition-legacy",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "The inputSchema combines schemas at its root before 2026-07-28",
  why: "Only 2026-07-28 says that the root may hold these keywords. Older clients pass them over or fail, and several model APIs refuse every tool of a request for one such root.",
  source: "MCP 2026-07-28, Tool.inputSchema; SEP-2106",
  examples: {
    bad: `{
  "name": "find_user",
  "description": "Finds a user by id or by mail address.",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string" }, "mail": { "type": "string" } },
    «"anyOf"»: [{ "required": ["id"] }, { "required": ["mail"] }]
  }
}`,
    good: `{
  "name": "find_user",
  "description": "Finds a user by id or by mail address. One of the two is needed.",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string" }, "mail": { "type": "string" } }
  }
}`,
    settings: { revision: "2025-11-25" },
  },
  *tool(tool, { revision }) {
    const schema = member(tool, "inputSchema");
    if (!isObject(schema) || revision.composedInput) return;
    const since = sinceWhen(({ composedInput }) => composedInput);
    for (const keyword of Object.keys(schema)) {
      if (!["oneOf", "anyOf", "allOf", "not", "if"].includes(keyword)) continue;
      yield {
        path: ["inputSchema", keyword],
        place: "key",
        message: `${code(keyword)} at the root is new in ${since}: clients of ${revision.id} may ignore it or refuse the tool`,
      };
    }
  },
};
