import { typesInWords, typesOf } from "../../../schema/index.ts";

import type { Rule } from "../../rule.ts";

export const schemaUnionType: Rule = {
  id: "schema/union-type",
  severity: "info",
  preset: "strict",
  radius: "meaning",
  summary: "`type` offers several types besides null",
  why: "A model has to guess which type is meant, and not every model API takes a list of types: Gemini refuses it or keeps the first.",
  source: "Ajv strictTypes; Gemini API, Schema.type; VS Code Copilot schema rules",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_order",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { «"type"»: ["string", "integer"] } }
  }
}`,
    good: `{
  "name": "get_order",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string" }, "note": { "type": ["string", "null"] } }
  }
}`,
  },
  *schema({ schema, path, field }) {
    const types = new Set(typesOf(schema));
    if (types.size < 2 || field === "outputSchema" || path.length === 1) return;
    const values = [...types].filter((type) => type !== "null");
    if (values.length < 2) return;
    const branches = [...types].map((type) => ({ type }));
    const free = ["anyOf", "oneOf"].every((keyword) => !Object.hasOwn(schema, keyword));
    yield {
      path: [...path, "type"],
      message: `This takes ${typesInWords(values)}: a model has to guess which, and some model APIs take only one type`,
      repairs: free
        ? [
            {
              title: "Use `anyOf` with one type each",
              safe: false,
              changes: [
                { kind: "remove", path: [...path, "type"] },
                { kind: "set", path: [...path, "anyOf"], value: branches },
              ],
            },
          ]
        : [],
    };
  },
};
