import { isObject, member } from "../../../json.ts";
import { valueAt } from "../../../text/index.ts";
import { code } from "../../../words.ts";
import { nameWords, verbEffect } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const switches = ["action", "operation", "op", "command", "method"];

export const qualityOverloadedTool: Rule = {
  id: "quality/overloaded-tool",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "One tool reads and destroys, by the value of one parameter",
  why: "Hints are for a whole tool. With reading and deleting in one, either every look asks a person or no deletion does, and the parameters of one action stand beside those of all others.",
  source: "MCP schema, ToolAnnotations; cisco-ai-defense/mcp-scanner HEUR-010",
  examples: {
    bad: `{
  "name": "manage_orders",
  "description": "Does everything with orders of a shop.",
  "inputSchema": {
    "type": "object",
    "properties": { "action": { "type": "string", «"enum"»: ["list", "get", "search", "create", "update", "delete"] } }
  }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists the orders of a shop by date.",
  "inputSchema": { "type": "object", "properties": { "from": { "type": "string" } } }
}`,
  },
  *tool(tool) {
    const properties = valueAt(tool, ["inputSchema", "properties"]);
    if (!isObject(properties)) return;
    for (const name of switches) {
      const values = member(member(properties, name), "enum");
      if (!Array.isArray(values) || values.length <= 5) continue;
      // GET and DELETE are data of whoever describes requests.
      const words = values.filter((value) => typeof value === "string" && value !== value.toUpperCase());
      const verbs = words.flatMap((value) => (typeof value === "string" ? nameWords(value).slice(0, 1) : []));
      const reads = verbs.find((verb) => verbEffect(verb) === "read");
      const destroys = verbs.find((verb) => verbEffect(verb) === "destructive");
      if (reads === undefined || destroys === undefined) continue;
      yield {
        path: ["inputSchema", "properties", name, "enum"],
        message: `${code(name)} has ${values.length} values from ${code(reads)} to ${code(destroys)}: no hint is true for all of them, so clients ask always or never`,
      };
    }
  },
};
