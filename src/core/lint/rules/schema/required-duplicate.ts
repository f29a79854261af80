import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { repeats } from "../../knowledge/repeats.ts";
import { remove } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaRequiredDuplicate: Rule = {
  id: "schema/required-duplicate",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "`required` names a property twice",
  why: "The meta-schema wants every name once, so clients and model APIs that check schemas refuse this one.",
  source: "JSON Schema validation, section 6.5.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "run_command",
  "inputSchema": {
    "type": "object",
    "properties": { "command": { "type": "string" } },
    "required": ["command", «"command"»]
  }
}`,
    good: `{
  "name": "run_command",
  "inputSchema": {
    "type": "object",
    "properties": { "command": { "type": "string" } },
    "required": ["command"]
  }
}`,
  },
  keywords: ["required"],
  *schema({ schema, path }) {
    const names = member(schema, "required");
    if (!Array.isArray(names)) return;
    for (const index of repeats(names)) {
      const name = names[index];
      if (typeof name !== "string") continue;
      const here = [...path, "required", index];
      yield {
        path: here,
        message: `\`required\` names ${code(name)} twice: strict clients and model APIs refuse the schema`,
        repairs: [remove(here, true, "the second")],
      };
    }
  },
};
