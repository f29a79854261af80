import { circlesOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaRefCycle: Rule = {
  id: "schema/ref-cycle",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "References lead in a circle without an end",
  why: "A `$ref` that comes back to itself at the same value never describes anything. Ajv overflows its stack on it, and whoever replaces references by their targets never stops.",
  source: "JSON Schema core, section 9.4.1: no infinite recursion",
  examples: {
    bad: `{
  "name": "draw",
  "description": "Draws a shape.",
  "inputSchema": {
    "type": "object",
    "properties": { "shape": { "$ref": "#/$defs/shape" } },
    "$defs": {
      "shape": { "$ref": «"#/$defs/figure"» },
      "figure": { "$ref": "#/$defs/shape" }
    }
  }
}`,
    good: `{
  "name": "draw",
  "description": "Draws a shape.",
  "inputSchema": {
    "type": "object",
    "properties": { "shape": { "$ref": "#/$defs/shape" } },
    "$defs": { "shape": { "type": "string", "enum": ["circle", "square"] } }
  }
}`,
  },
  *schema({ root, path, field }) {
    if (path.length > 1) return;
    for (const { reference, endless } of circlesOf(root)) {
      if (!endless) continue;
      yield {
        path: [...path, ...reference.path, reference.keyword],
        radius: field === "outputSchema" ? "server" : "call",
        message: `${code(reference.reference)} leads back here without an end: validators overflow their stack`,
      };
    }
  },
};
