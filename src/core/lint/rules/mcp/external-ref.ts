import { member } from "../../../json.ts";
import { dialectUris, referencesOf, subschemas } from "../../../schema/index.ts";
import type { Json, JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpExternalRef: Rule = {
  id: "mcp/external-ref",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A reference leads out of its schema",
  why: "Clients must not fetch schemas from anywhere, and validators refuse a schema with a reference that they cannot follow. A model never sees what is meant.",
  source: "MCP 2026-07-28, JSON Schema usage, $ref resolution; SEP-2106",
  fixable: true,
  examples: {
    bad: `{
  "name": "save_contact",
  "description": "Saves a contact.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "contact": { "$ref": «"https://example.com/contact.json"» },
      "address": { "$ref": «"definitions.json#/$defs/Address"» }
    },
    "$defs": { "Address": { "type": "string" } }
  }
}`,
    good: `{
  "name": "save_contact",
  "description": "Saves a contact.",
  "inputSchema": {
    "type": "object",
    "properties": { "address": { "$ref": "#/$defs/Address" } },
    "$defs": { "Address": { "type": "string" } }
  }
}`,
  },
  *schema({ path: at, root }) {
    if (at.length > 1) return;
    const foreign = referencesOf(root).filter((reference) => reference.foreign && reference.keyword === "$ref");
    if (foreign.length === 0) return;
    const ids = new Set([...subschemas(root)].map(({ schema }) => lastStep(member(schema, "$id"))));
    for (const { reference, path: from } of foreign) {
      // A part of the same schema that has this name, and the meta-schemas, need not be fetched.
      if (ids.has(lastStep(reference)) || metaSchemas.has(reference)) continue;
      const path = [...at, ...from, "$ref"];
      const local = localFor(root, reference);
      yield {
        path,
        message: `\`$ref\` leads to ${code(reference)}, outside of this schema: clients never fetch it and refuse the schema`,
        repairs: local
          ? [{ title: `Use ${code(local)}`, safe: false, changes: [{ kind: "set", path, value: local }] }]
          : [],
      };
    }
  },
};

const metaSchemas = new Set(Object.values(dialectUris));

/** What tells one name from another, whatever it is relative to; empty where there is no name. */
function lastStep(uri: Json | undefined): string {
  if (typeof uri !== "string") return "";
  const [name = ""] = uri.split("#", 1);
  return name.slice(name.lastIndexOf("/") + 1) || name;
}

/** A definition of the same name, which a reference that lost its `#` most likely means. */
function localFor(root: JsonObject, reference: string): string | undefined {
  const name = reference.slice(Math.max(reference.lastIndexOf("/"), reference.lastIndexOf("#")) + 1);
  const key = name.replace(/\.json$/, "");
  const keyword = ["$defs", "definitions"].find((keyword) => member(member(root, keyword), key) !== undefined);
  return keyword && /^[\w.-]+$/.test(key) ? `#/${keyword}/${key}` : undefined;
}
