import { member, sameJson } from "../../../json.ts";
import { remove } from "../../refused.ts";
import type { Repair, Rule, SchemaView } from "../../rule.ts";

export const schemaExampleSingular: Rule = {
  id: "schema/example-singular",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "`example` is a keyword of OpenAPI, not of JSON Schema",
  why: "Tools that read JSON Schema look for a list in examples and pass over example. Strict validators refuse the schema for it.",
  source: "JSON Schema validation, section 9.5; Ajv strictSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_list",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string", "example": «"sales"» } }
  }
}`,
    good: `{
  "name": "get_list",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string", "examples": ["sales"] } }
  }
}`,
  },
  *schema(view) {
    if (!Object.hasOwn(view.schema, "example")) return;
    yield {
      path: [...view.path, "example"],
      message: "`example` is not a JSON Schema keyword: those who look for `examples` pass over it",
      repairs: [repair(view)],
    };
  },
};

function repair({ schema, path }: SchemaView): Repair {
  const value = member(schema, "example") ?? null;
  const others = member(schema, "examples");
  const gone = { kind: "remove", path: [...path, "example"] } as const;
  const title = "Write it into `examples`";
  if (others === undefined) {
    return { title, safe: true, changes: [gone, { kind: "set", path: [...path, "examples"], value: [value] }] };
  }
  if (!Array.isArray(others)) return remove(gone.path, false);
  if (others.some((other) => sameJson(other, value))) return remove(gone.path, true);
  return { title, safe: true, changes: [gone, { kind: "set", path: [...path, "examples", others.length], value }] };
}
