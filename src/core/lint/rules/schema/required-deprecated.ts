import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { remove } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaRequiredDeprecated: Rule = {
  id: "schema/required-deprecated",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "A deprecated property is required",
  why: "Every call has to send a value that should no longer be sent, and models take it for important.",
  source: "JSON Schema validation, section 9.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "run_command",
  "inputSchema": {
    "type": "object",
    "properties": {
      "command": { "type": "string" },
      "shell": { "type": "string", "deprecated": true }
    },
    "required": ["command", «"shell"»]
  }
}`,
    good: `{
  "name": "run_command",
  "inputSchema": {
    "type": "object",
    "properties": {
      "command": { "type": "string" },
      "shell": { "type": "string", "deprecated": true }
    },
    "required": ["command"]
  }
}`,
  },
  *schema({ schema, path, field }) {
    const names = member(schema, "required");
    const properties = member(schema, "properties");
    if (!Array.isArray(names) || field === "outputSchema") return;
    for (const [index, name] of names.entries()) {
      if (typeof name !== "string" || member(member(properties, name), "deprecated") !== true) continue;
      const here = [...path, "required", index];
      yield {
        path: here,
        message: `${code(name)} is deprecated and still required: every call has to send it`,
        repairs: [remove(here, false, `${code(name)} from required`)],
      };
    }
  },
};
