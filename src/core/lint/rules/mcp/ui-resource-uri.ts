import { member } from "../../../json.ts";
import { valueAt } from "../../../text/index.ts";
import { code, codeValue } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpUiResourceUri: Rule = {
  id: "mcp/ui-resource-uri",
  severity: "error",
  preset: "recommended",
  radius: "meaning",
  summary: "The view of a tool is not a `ui://` resource",
  why: "MCP Apps are resources of the server itself, under the scheme `ui`. Hosts refuse any other address, so users see plain text where a view was meant.",
  source: "MCP Apps, SEP-1865: _meta.ui.resourceUri",
  examples: {
    bad: `{
  "name": "show_weather",
  "description": "Shows the weather of a city.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { "ui": { "resourceUri": «"https://example.com/weather.html"» } }
}`,
    good: `{
  "name": "show_weather",
  "description": "Shows the weather of a city.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { "ui": { "resourceUri": "ui://weather/card.html" } }
}`,
  },
  *tool(tool) {
    for (const path of [
      ["_meta", "ui", "resourceUri"],
      ["_meta", "ui/resourceUri"],
    ]) {
      const uri = valueAt(tool, path);
      if (uri === undefined || (typeof uri === "string" && /^ui:\/\/./.test(uri))) continue;
      // The second, older place mostly repeats the first.
      if (path.length === 2 && uri === member(valueAt(tool, ["_meta", "ui"]), "resourceUri")) continue;
      yield {
        path,
        place: "whole",
        message: `${typeof uri === "string" ? code(uri) : codeValue(uri)} is not a \`ui://\` address: hosts refuse to show it`,
      };
    }
  },
};
