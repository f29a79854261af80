import { isObject, member } from "../../../json.ts";
import { matchesQuickly, typesOf } from "../../../schema/index.ts";
import type { Json } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaPatternPropertiesOverlap: Rule = {
  id: "schema/pattern-properties-overlap",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "A property is also matched by `patternProperties`",
  why: "Its value has to satisfy both schemas, which is rarely meant. Where they want different types, no value is valid.",
  source: "JSON Schema core, section 10.3.2.2; Ajv allowMatchingProperties",
  examples: {
    bad: `{
  "name": "tag",
  "inputSchema": {
    "type": "object",
    "properties": { "name": { "type": "string" } },
    "patternProperties": { «"^n"»: { "type": "number" } }
  }
}`,
    good: `{
  "name": "tag",
  "inputSchema": {
    "type": "object",
    "properties": { "name": { "type": "string" } },
    "patternProperties": { "^x-": { "type": "number" } }
  }
}`,
  },
  keywords: ["patternProperties"],
  *schema({ schema, path }) {
    const properties = member(schema, "properties");
    const patterns = member(schema, "patternProperties");
    if (!isObject(properties) || !isObject(patterns)) return;
    let left = maxTries;
    for (const [pattern, limits] of Object.entries(patterns)) {
      if (!isObject(limits) || Object.keys(limits).length === 0) continue;
      const entries = Object.entries(properties).slice(0, left);
      left -= entries.length;
      const matched = entries.filter(([name]) => matchesQuickly(pattern, name) === true);
      const worst = matched.find(([, property]) => areDisjoint(property, limits)) ?? matched[0];
      if (!worst) continue;
      const [name, property] = worst;
      const disjoint = areDisjoint(property, limits);
      yield {
        path: [...path, "patternProperties", pattern],
        place: "key",
        severity: disjoint ? "warning" : "info",
        message: disjoint
          ? `${code(name)} also matches ${code(pattern)}, which wants another type: no value of it is valid`
          : `${code(name)} also matches ${code(pattern)}: its value has to satisfy both schemas`,
      };
    }
  },
};

/** Names times patterns, at most. */
const maxTries = 1_000;

function areDisjoint(left: Json, right: Json): boolean {
  const types = typesOf(right);
  const others = typesOf(left);
  if (!types || !others) return false;
  const wide = (list: readonly string[]) =>
    list.flatMap((type) => (type === "number" ? ["number", "integer"] : [type]));
  return !wide(types).some((type) => wide(others).includes(type));
}
