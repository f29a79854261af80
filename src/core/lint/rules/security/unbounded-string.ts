import { isObject, member } from "../../../json.ts";
import { isChoice, parametersOf, subschemas } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { changesThings } from "../../knowledge/abilities.ts";
import type { Rule } from "../../rule.ts";

const bounds = ["maxLength", "pattern", "format", "contentEncoding"];

export const securityUnboundedString: Rule = {
  id: "security/unbounded-string",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A text without a longest length, in a tool that changes things",
  why: "A model in a loop can send megabytes, and the server has to take or refuse them. A limit in the schema stops the call before it is made.",
  source: "MCP specification, server/tools, Security Considerations: servers must validate inputs",
  fixable: true,
  examples: {
    bad: `{
  "name": "add_note",
  "description": "Adds a note.",
  "inputSchema": { "type": "object", "properties": { «"body"»: { "type": "string" } } }
}`,
    good: `{
  "name": "add_note",
  "description": "Adds a note.",
  "inputSchema": { "type": "object", "properties": { "body": { "type": "string", "maxLength": 10000 } } }
}`,
  },
  *tool(tool) {
    const root = member(tool, "inputSchema");
    if (!isObject(root) || !changesThings(tool)) return;
    for (const { schema, path } of subschemas(root, ["inputSchema"])) {
      if (!isObject(schema)) continue;
      for (const { name, core, corePath, path: here, type } of parametersOf({
        schema,
        path,
        root,
        field: "inputSchema",
      })) {
        if (type !== "string" || isChoice(core) || bounds.some((keyword) => Object.hasOwn(core, keyword))) continue;
        yield {
          path: here,
          place: "key",
          message: `${code(name)} takes text of any length: a model in a loop can send megabytes`,
          repairs: [
            {
              title: "Allow 10,000 characters",
              safe: false,
              changes: [{ kind: "set", path: [...corePath, "maxLength"], value: 10_000 }],
            },
          ],
        };
      }
    }
  },
};
