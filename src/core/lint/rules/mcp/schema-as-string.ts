import { member } from "../../../json.ts";
import { readObject, readValue } from "../../../text/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaAsString: Rule = {
  id: "mcp/schema-as-string",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "A schema is written as a string of JSON",
  why: "Some hosts keep schemas as text inside. In a tool they have to be objects: for a string, clients reject the whole list.",
  source: "MCP schema of every revision, Tool.inputSchema and Tool.outputSchema",
  fixable: true,
  examples: {
    bad: String.raw`{ "name": "ping", "inputSchema": «"{\"type\":\"object\",\"additionalProperties\":false}"» }`,
    good: '{ "name": "ping", "inputSchema": { "type": "object", "additionalProperties": false } }',
  },
  *tool(tool) {
    for (const field of ["inputSchema", "outputSchema"]) {
      const text = member(tool, field);
      const value = typeof text === "string" ? readObject(text) : undefined;
      if (typeof text !== "string" || !value) continue;
      yield {
        path: [field],
        message: `${code(field)} is a string that holds JSON: clients expect the object itself and reject the whole list`,
        repairs: [
          {
            title: "Turn the string into an object",
            safe: readValue(text, { comments: true, exact: true }).kind === "value",
            changes: [{ kind: "set", path: [field], value }],
          },
        ],
      };
    }
  },
};
