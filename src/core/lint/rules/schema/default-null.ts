import { member } from "../../../json.ts";
import { mismatchesAt, typesInWords } from "../../../schema/index.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaDefaultNull: Rule = {
  id: "schema/default-null",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "The default is null, which the schema does not take",
  why: "Generators write it for optional parameters. Forms and SDKs that fill in defaults send it, and the call is refused; leaving the default out says the same.",
  source: "JSON Schema validation, section 9.2; copilot-cli issue 1876",
  fixable: true,
  examples: {
    bad: `{
  "name": "search_files",
  "inputSchema": {
    "type": "object",
    "properties": { "folder": { "type": "string", "default": «null» } }
  }
}`,
    good: `{
  "name": "search_files",
  "inputSchema": {
    "type": "object",
    "properties": { "folder": { "type": "string" }, "limit": { "type": ["integer", "null"], "default": null } }
  }
}`,
  },
  keywords: ["default"],
  *schema({ schema, path, root, dialect }) {
    if (member(schema, "default") !== null || !dialect) return;
    const values = member(schema, "enum");
    // Then the list is what is wrong, and schema/enum-type-mismatch says so.
    if (Array.isArray(values) && values.includes(null)) return;
    if ((mismatchesAt(root, path.slice(1), null, dialect) ?? []).length === 0) return;
    const here = [...path, "default"];
    const type = member(schema, "type");
    const takes =
      typeof type === "string" || Array.isArray(type) ? ` takes ${typesInWords(type)}` : " does not take null";
    yield {
      path: here,
      message: `The default is null, but its schema${takes}: whoever fills it in makes an invalid call`,
      repairs: [
        { title: "Remove the default", safe: true, changes: [{ kind: "remove", path: here }] },
        ...allowNull(schema, path),
      ],
    };
  },
};

function allowNull(schema: JsonObject, path: Path): readonly Repair[] {
  const type = member(schema, "type");
  const values = member(schema, "enum");
  const branches = member(schema, "anyOf");
  const add = (list: readonly Json[], keyword: string, value: Json) =>
    ({ kind: "set", path: [...path, keyword, list.length], value }) as const;
  const changes: Repair["changes"] = [
    ...(typeof type === "string" ? [{ kind: "set", path: [...path, "type"], value: [type, "null"] } as const] : []),
    ...(Array.isArray(type) ? [add(type, "type", "null")] : []),
    ...(Array.isArray(values) ? [add(values, "enum", null)] : []),
    ...(Array.isArray(branches) ? [add(branches, "anyOf", { type: "null" })] : []),
  ];
  return changes.length > 0 ? [{ title: "Allow null", safe: false, changes }] : [];
}
