import { placedIds } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaIdPresent: Rule = {
  id: "schema/id-present",
  severity: "info",
  preset: "strict",
  radius: "call",
  summary: "A schema of a tool has an `$id`",
  why: "Nobody looks a tool's schema up by name. An `$id` changes what references count from, makes validators keep the schema after it changed, and clashes as soon as a second tool has the same.",
  source: "TypeScript SDK, AjvJsonSchemaValidator.getValidator; openai-node, nested $id",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_user",
  "description": "Gets a user.",
  "inputSchema": { "$id": «"https://example.com/get-user"», "type": "object", "additionalProperties": false }
}`,
    good: `{
  "name": "get_user",
  "description": "Gets a user.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *document({ tools }) {
    for (const { id, path, taken, unused } of placedIds(tools)) {
      if (taken) continue;
      const at = [...path, "$id"];
      yield {
        path: at,
        message: `The schema calls itself ${code(id)}: validators keep it by that name even after it changed`,
        repairs: [{ title: "Remove `$id`", safe: unused, changes: [{ kind: "remove", path: at }] }],
      };
    }
  },
};
