import { code } from "../../../words.ts";
import { remove } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaContainsBoundsAlone: Rule = {
  id: "schema/contains-bounds-alone",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "`minContains` or `maxContains` stands without `contains`",
  why: "They count the items that contains matches. Without it validators pass over them, so the limit never holds; minItems or maxItems was probably meant.",
  source: "JSON Schema validation, sections 6.4.4 and 6.4.5",
  fixable: true,
  examples: {
    bad: `{
  "name": "tag",
  "inputSchema": {
    "type": "object",
    "properties": { "tags": { "type": "array", "items": { "type": "string" }, "minContains": «2» } }
  }
}`,
    good: `{
  "name": "tag",
  "inputSchema": {
    "type": "object",
    "properties": { "tags": { "type": "array", "items": { "type": "string" }, "minItems": 2 } }
  }
}`,
  },
  keywords: ["minContains", "maxContains"],
  *schema({ schema, path, dialect }) {
    // Older dialects do not know these, of which schema/unknown-keyword speaks.
    if (Object.hasOwn(schema, "contains") || (dialect !== "2019-09" && dialect !== "2020-12")) return;
    for (const keyword of ["minContains", "maxContains"]) {
      if (!Object.hasOwn(schema, keyword)) continue;
      const here = [...path, keyword];
      const meant = keyword.replace("Contains", "Items");
      const rename = {
        title: `Rename to ${code(meant)}`,
        safe: false,
        changes: [{ kind: "rename", path: here, to: meant }],
      } as const;
      yield {
        path: here,
        message: `${code(keyword)} stands without \`contains\`: validators pass over it`,
        repairs: [...(Object.hasOwn(schema, meant) ? [] : [rename]), remove(here, false)],
      };
    }
  },
};
