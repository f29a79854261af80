import { member, typeOf } from "../../../json.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaNullableWithoutType: Rule = {
  id: "schema/nullable-without-type",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "`nullable` without `type` does not compile",
  why: "Ajv, which the official SDK validates with, throws on it. In an outputSchema version 1 of the SDK gives up the whole list, elsewhere no call can be checked.",
  source: 'Ajv: "nullable" cannot be used without "type"',
  fixable: true,
  examples: {
    bad: `{
  "name": "assign_ticket",
  "description": "Assigns a ticket to somebody, or to nobody.",
  "inputSchema": {
    "type": "object",
    "properties": { "user": { «"nullable"»: true, "$ref": "#/$defs/user" } },
    "$defs": { "user": { "type": "string" } }
  }
}`,
    good: `{
  "name": "assign_ticket",
  "description": "Assigns a ticket to somebody, or to nobody.",
  "inputSchema": {
    "type": "object",
    "properties": { "user": { "anyOf": [{ "$ref": "#/$defs/user" }, { "type": "null" }] } },
    "$defs": { "user": { "type": "string" } }
  }
}`,
  },
  keywords: ["nullable"],
  *schema({ schema, path, field }) {
    const nullable = member(schema, "nullable");
    if (nullable === undefined || member(schema, "type") !== undefined) return;
    yield {
      path: [...path, "nullable"],
      place: "key",
      radius: field === "outputSchema" ? "server" : "call",
      message: "`nullable` stands without `type`: validators throw on it and cannot check anything",
      repairs: repairs(schema, path, nullable === true),
    };
  },
};

function repairs(schema: JsonObject, path: Path, wanted: boolean): readonly Repair[] {
  const remove = { kind: "remove", path: [...path, "nullable"] } as const;
  const plain: Repair = { title: "Remove `nullable`", safe: true, changes: [remove] };
  if (!wanted) return [plain];
  const add = (keyword: string, at: number, value: Json): Repair => ({
    title: `Add null to \`${keyword}\``,
    safe: false,
    changes: [{ kind: "set", path: [...path, keyword, at], value }, remove],
  });
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = member(schema, keyword);
    if (!Array.isArray(branches)) continue;
    const has = branches.some((branch: Json) => [member(branch, "type")].flat().includes("null"));
    return [has ? plain : add(keyword, branches.length, { type: "null" })];
  }
  const values = member(schema, "enum");
  if (Array.isArray(values)) {
    const types = [...new Set([...values.map(typeOf), "null"])];
    const type = { kind: "set", path: [...path, "type"], value: types } as const;
    const more = values.includes(null)
      ? []
      : [{ kind: "set", path: [...path, "enum", values.length], value: null } as const];
    return [{ title: "List null in `type` and `enum`", safe: false, changes: [type, ...more, remove] }];
  }
  const all = member(schema, "allOf");
  const keyword =
    member(schema, "$ref") !== undefined ? "$ref" : Array.isArray(all) && all.length === 1 ? "allOf" : undefined;
  // Without any of these, null is valid anyway.
  if (!keyword) return all === undefined && member(schema, "const") === undefined ? [plain] : [];
  const inner: Json = keyword === "$ref" ? { $ref: member(schema, "$ref") ?? "" } : ((all as readonly Json[])[0] ?? {});
  const branches = { kind: "set", path: [...path, "anyOf"], value: [inner, { type: "null" }] } as const;
  const changes = [{ kind: "remove", path: [...path, keyword] } as const, branches, remove];
  return [{ title: "Choose between it and null with `anyOf`", safe: false, changes }];
}
