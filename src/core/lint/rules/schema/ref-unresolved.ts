import { isObject, member } from "../../../json.ts";
import { type Reference, referencesOf } from "../../../schema/index.ts";
import { fromPointer, toPointer } from "../../../text/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code, nearest } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaRefUnresolved: Rule = {
  id: "schema/ref-unresolved",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "A `$ref` points at nothing",
  why: "No validator can compile the schema. In an outputSchema that costs the whole list in version 1 of the official SDK; in an inputSchema every call fails or goes unchecked, and models see no type at all.",
  source: "JSON Schema core, section 8.2.3; Ajv, MissingRefError",
  fixable: true,
  examples: {
    bad: `{
  "name": "ship_order",
  "description": "Ships an order.",
  "inputSchema": {
    "type": "object",
    "properties": { "to": { "$ref": «"#/definitions/Address"» } },
    "$defs": { "Address": { "type": "object", "properties": { "city": { "type": "string" } } } }
  }
}`,
    good: `{
  "name": "ship_order",
  "description": "Ships an order.",
  "inputSchema": {
    "type": "object",
    "properties": { "to": { "$ref": "#/$defs/Address" } },
    "$defs": { "Address": { "type": "object", "properties": { "city": { "type": "string" } } } }
  }
}`,
  },
  *schema({ root, path, field }) {
    if (path.length > 1) return;
    for (const reference of referencesOf(root)) {
      if (reference.target || reference.foreign) continue;
      const at = [...path, ...reference.path, reference.keyword];
      const better = meant(root, reference);
      const repairs: Repair[] = better
        ? [
            {
              title: `Point at ${code(better.pointer)}`,
              safe: better.sure,
              changes: [{ kind: "set", path: at, value: better.pointer }],
            },
          ]
        : [];
      const what = `${code(reference.keyword)} points at ${code(reference.reference)}, which does not exist`;
      yield {
        path: at,
        radius: field === "outputSchema" ? "server" : "call",
        message: `${what}: no validator can compile this schema`,
        repairs,
      };
    }
  },
};

/** The definition of the same name where the author forgot in which map it stands, or one of nearly the same name. */
function meant(root: JsonObject, { reference }: Reference): { pointer: string; sure: boolean } | undefined {
  const name = fromPointer(reference.slice(reference.indexOf("#") + 1)).at(-1) ?? "";
  const maps = ["$defs", "definitions"].filter((map) => isObject(member(root, map)));
  const pointer = (map: string, key: string) => `#${toPointer([map, key])}`;
  for (const map of maps) {
    if (Object.hasOwn(member(root, map) as JsonObject, name)) return { pointer: pointer(map, name), sure: true };
  }
  for (const map of maps) {
    const near = nearest(name, Object.keys(member(root, map) as JsonObject));
    if (near !== undefined) return { pointer: pointer(map, near), sure: false };
  }
  return undefined;
}
