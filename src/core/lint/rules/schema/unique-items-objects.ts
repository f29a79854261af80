import { isObject, member } from "../../../json.ts";
import { dereference } from "../../../schema/index.ts";
import type { Rule } from "../../rule.ts";

export const schemaUniqueItemsObjects: Rule = {
  id: "schema/unique-items-objects",
  severity: "info",
  preset: "all",
  radius: "call",
  summary: "`uniqueItems` on a list of objects or of anything",
  why: "A validator has to compare every pair of items in full, which grows with the square of a list that others send, and strict modes of model APIs refuse the keyword.",
  source: "Ajv, security considerations: uniqueItems; openai-node, unsupported schema keywords",
  fixable: true,
  examples: {
    bad: `{
  "name": "add_users",
  "description": "Adds users.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "users": {
        "type": "array",
        "items": { "type": "object", "properties": { "name": { "type": "string" } } },
        «"uniqueItems"»: true
      }
    }
  }
}`,
    good: `{
  "name": "add_users",
  "description": "Adds users.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "users": {
        "type": "array",
        "description": "Every user once",
        "items": { "type": "object", "properties": { "name": { "type": "string" } } },
        "maxItems": 100
      }
    }
  }
}`,
  },
  *schema({ schema, path, root }) {
    const max = member(schema, "maxItems");
    if (member(schema, "uniqueItems") !== true || (typeof max === "number" && max <= 100)) return;
    const items = member(schema, "items");
    const target = items === undefined ? {} : dereference(root, items);
    if (!isObject(target) || !isCostly(target)) return;
    const at = [...path, "uniqueItems"];
    yield {
      path: at,
      place: "key",
      message: "`uniqueItems` compares every pair of these items: long lists stall the validator",
      repairs: [{ title: "Remove `uniqueItems`", safe: false, changes: [{ kind: "remove", path: at }] }],
    };
  },
};

function isCostly(items: Parameters<typeof member>[0]): boolean {
  const types = [member(items, "type") ?? []].flat();
  if (types.length > 0) return types.includes("object") || types.includes("array");
  return !["enum", "const", "$ref", "allOf", "anyOf", "oneOf"].some((key) => member(items, key) !== undefined);
}
