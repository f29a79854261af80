import { member } from "../../../json.ts";
import type { JsonObject, Path } from "../../../types.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaNullableKeyword: Rule = {
  id: "schema/nullable-keyword",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "`nullable` is OpenAPI, not JSON Schema",
  why: "Ajv lets null through for it, most other validators ignore it, so one client takes a null that another refuses. JSON Schema lists null among the types.",
  source: "OpenAPI 3.0, Schema Object; removed in OpenAPI 3.1",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_note",
  "description": "Sets or clears the note of an order.",
  "inputSchema": {
    "type": "object",
    "properties": { "note": { "type": "string", «"nullable"»: true } }
  }
}`,
    good: `{
  "name": "set_note",
  "description": "Sets or clears the note of an order.",
  "inputSchema": {
    "type": "object",
    "properties": { "note": { "type": ["string", "null"] } }
  }
}`,
  },
  keywords: ["nullable"],
  *schema({ schema, path }) {
    const nullable = member(schema, "nullable");
    if (nullable === undefined || member(schema, "type") === undefined) return;
    yield {
      path: [...path, "nullable"],
      place: "key",
      message:
        nullable === true
          ? "`nullable` is not JSON Schema: some validators take null here, others refuse it"
          : "`nullable` is not JSON Schema and says nothing here: validators ignore it",
      repairs: repairs(schema, path, nullable === true),
    };
  },
};

function repairs(schema: JsonObject, path: Path, wanted: boolean): readonly Repair[] {
  const type = member(schema, "type");
  const values = member(schema, "enum");
  const remove = { kind: "remove", path: [...path, "nullable"] } as const;
  const lacks = typeof type === "string" ? type !== "null" : Array.isArray(type) && !type.includes("null");
  // The root is always an object.
  if (!wanted || !lacks || path.length === 1) {
    return [{ title: "Remove `nullable`", safe: true, changes: [remove] }];
  }
  const types = { kind: "set", path: [...path, "type"], value: [type ?? [], "null"].flat() } as const;
  if (!Array.isArray(values) || values.includes(null)) {
    const safe = member(schema, "const") === undefined;
    return [{ title: 'List `"null"` in `type`', safe, changes: [types, remove] }];
  }
  const value = { kind: "set", path: [...path, "enum", values.length], value: null } as const;
  return [{ title: "List null in `type` and `enum`", safe: false, changes: [types, value, remove] }];
}
