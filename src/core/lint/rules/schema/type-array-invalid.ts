import { member } from "../../../json.ts";
import { isType, meantType } from "../../../schema/index.ts";
import type { Json, Path } from "../../../types.ts";
import { code, inWords } from "../../../words.ts";
import { because, refused, remove, set } from "../../refused.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaTypeArrayInvalid: Rule = {
  id: "schema/type-array-invalid",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "A list in `type` is empty, repeats a type or names an unknown one",
  why: "The meta-schema of every dialect refuses such a list, so validators throw and model APIs that check schemas refuse the whole request.",
  source: "JSON Schema validation, section 6.1.1",
  fixable: true,
  examples: {
    bad: `{
  "name": "search",
  "description": "Searches the archive.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "query": { «"type"»: ["string", "string"] },
      "folder": { "type": ["string", «"none"»] }
    }
  }
}`,
    good: `{
  "name": "search",
  "description": "Searches the archive.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "query": { "type": "string" },
      "folder": { "type": ["string", "null"] }
    }
  }
}`,
  },
  *schema(view) {
    const { schema, path, field, dialect } = view;
    const types = member(schema, "type");
    // Of the type of all arguments speaks mcp/input-schema-root-type.
    if (!Array.isArray(types) || !dialect || (path.length === 1 && field === "inputSchema")) return;
    const unknown = types.flatMap((type: Json, index) => (isType(type) ? [] : [{ type, index }]));
    for (const { type, index } of unknown) {
      const at = [...path, "type", index];
      const what =
        typeof type === "string"
          ? `${code(type)} is not a JSON Schema type`
          : `\`type\` must list names of types, not ${inWords(type)}`;
      yield because({ path: at, message: what, repairs: repairs(at, type, types) }, field);
    }
    if (unknown.length === 0 && new Set(types).size < Math.max(1, types.length)) yield refused(view, "type");
  },
};

function repairs(path: Path, type: Json, types: readonly Json[]): Repair[] {
  const meant = type === null ? { type: "null", sure: false } : meantType(String(type));
  if (meant && !types.includes(meant.type)) return [set(path, meant.type, meant.sure && typeof type === "string")];
  return [remove(path, false, typeof type === "string" ? code(type) : "it")];
}
