import { circlesOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaRefRecursive: Rule = {
  id: "schema/ref-recursive",
  severity: "info",
  preset: "all",
  radius: "call",
  summary: "A schema contains itself",
  why: "Trees without a limit are valid JSON Schema, but strict modes of model APIs refuse them, clients that write references out cut them or fail, and models seldom fill them well.",
  source: "Anthropic, structured outputs: no recursive schemas; Vercel AI SDK, recursive references",
  examples: {
    bad: `{
  "name": "save_menu",
  "description": "Saves a menu with its submenus.",
  "inputSchema": {
    "type": "object",
    "properties": { "menu": { "$ref": "#/$defs/menu" } },
    "$defs": {
      "menu": {
        "type": "object",
        "properties": {
          "label": { "type": "string" },
          "children": { "type": "array", "items": { "$ref": «"#/$defs/menu"» } }
        }
      }
    }
  }
}`,
    good: `{
  "name": "save_menu",
  "description": "Saves a menu entry under another.",
  "inputSchema": {
    "type": "object",
    "properties": { "label": { "type": "string" }, "parent_id": { "type": "string" } }
  }
}`,
  },
  *schema({ root, path }) {
    if (path.length > 1) return;
    for (const { reference, endless } of circlesOf(root)) {
      if (endless) continue;
      const whole = reference.target?.length === 0 ? "the whole schema" : code(reference.reference);
      yield {
        path: [...path, ...reference.path, reference.keyword],
        message: `This puts ${whole} inside of itself: strict model APIs and clients that write references out refuse it`,
      };
    }
  },
};
