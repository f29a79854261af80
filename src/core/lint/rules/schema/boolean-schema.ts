import { isObject, member } from "../../../json.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaBooleanSchema: Rule = {
  id: "schema/boolean-schema",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "`true` or `false` stands for a schema",
  why: "It is valid since draft-06, but some model APIs refuse every tool in the request for it and some clients read it as text. `{}` means the same as `true`, and a type says more.",
  source: "github/copilot-cli#4623; openai-node, toStrictJsonSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "save_rows",
  "description": "Saves rows.",
  "inputSchema": {
    "type": "object",
    "properties": { "rows": { "type": "array", "items": «true» } }
  }
}`,
    good: `{
  "name": "save_rows",
  "description": "Saves rows.",
  "inputSchema": {
    "type": "object",
    "properties": { "rows": { "type": "array", "items": { "type": "string" } } }
  }
}`,
  },
  *schema({ schema, path }) {
    for (const { value, at } of positions(schema, path)) {
      if (typeof value !== "boolean") continue;
      const here = [...path, ...at];
      yield {
        path: here,
        message: `${code(String(value))} stands where a schema is expected: some model APIs refuse every tool for it`,
        repairs: value ? [{ title: "Use `{}`", safe: true, changes: [{ kind: "set", path: here, value: {} }] }] : [],
      };
    }
  },
};

/** Where booleans are unusual: not `additionalProperties` and its like, and not the end of a tuple. */
function* positions(schema: JsonObject, path: Path): Generator<{ value: Json; at: Path }> {
  const properties = member(schema, "properties");
  const required = member(schema, "required");
  const needed = new Set<Json>(Array.isArray(required) ? required : []);
  // Of the root speaks mcp/boolean-property-schema, of what is required and forbidden schema/property-false-required.
  if (isObject(properties) && path.length > 1) {
    for (const [name, value] of Object.entries(properties)) {
      // As a name it is a slip, of which schema/keyword-inside-properties speaks.
      if (name === "additionalProperties") continue;
      if (value !== false || !needed.has(name)) yield { value, at: ["properties", name] };
    }
  }
  const items = member(schema, "items");
  const isEnd = items === false && Array.isArray(member(schema, "prefixItems"));
  if (items !== undefined && !isEnd) yield { value: items, at: ["items"] };
  const prefix = member(schema, "prefixItems");
  for (const [index, value] of Array.isArray(prefix) ? prefix.entries() : [])
    yield { value, at: ["prefixItems", index] };
}
