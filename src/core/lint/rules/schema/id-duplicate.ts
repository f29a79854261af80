import { placedIds } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaIdDuplicate: Rule = {
  id: "schema/id-duplicate",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "Two different schemas have the same `$id`",
  why: "The validators of the official SDK keep compiled schemas by their `$id`. The second tool is then checked against the schema of the first, and right results are refused or wrong ones pass.",
  source: "TypeScript SDK, AjvJsonSchemaValidator.getValidator; JSON Schema core, section 8.2.1",
  fixable: true,
  examples: {
    bad: `[
  {
    "name": "get_user",
    "description": "Gets a user.",
    "inputSchema": { "type": "object", "additionalProperties": false },
    "outputSchema": { "$id": "https://example.com/result", "type": "object", "required": ["user"] }
  },
  {
    "name": "get_team",
    "description": "Gets a team.",
    "inputSchema": { "type": "object", "additionalProperties": false },
    "outputSchema": { "$id": «"https://example.com/result"», "type": "object", "required": ["team"] }
  }
]`,
    good: `[
  {
    "name": "get_user",
    "description": "Gets a user.",
    "inputSchema": { "type": "object", "additionalProperties": false },
    "outputSchema": { "type": "object", "required": ["user"], "properties": { "user": { "type": "string" } } }
  },
  {
    "name": "get_team",
    "description": "Gets a team.",
    "inputSchema": { "type": "object", "additionalProperties": false },
    "outputSchema": { "type": "object", "required": ["team"], "properties": { "team": { "type": "string" } } }
  }
]`,
  },
  *document({ tools }) {
    for (const { id, path, taken, unused } of placedIds(tools)) {
      if (!taken) continue;
      const at = [...path, "$id"];
      yield {
        path: at,
        message: `Another schema is already called ${code(id)}: validators check this one against that one`,
        repairs: [{ title: "Remove `$id`", safe: unused, changes: [{ kind: "remove", path: at }] }],
      };
    }
  },
};
