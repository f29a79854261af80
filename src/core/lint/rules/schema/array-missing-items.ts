import { member, typeOf } from "../../../json.ts";
import { keywordsTo, typesOf } from "../../../schema/index.ts";
import type { Json, JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaArrayMissingItems: Rule = {
  id: "schema/array-missing-items",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "A list does not say what stands in it",
  why: "A model has to guess the items. OpenAI refuses the whole request for a list without items, VS Code drops the tool, and Codex takes them for text.",
  source: "vscode issue 246119; spacectl issue 402; Codex, json_schema.rs",
  fixable: true,
  examples: {
    bad: `{
  "name": "invite",
  "description": "Invites people to a project.",
  "inputSchema": {
    "type": "object",
    "properties": { «"emails"»: { "type": "array", "description": "Who to invite" } }
  }
}`,
    good: `{
  "name": "invite",
  "description": "Invites people to a project.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "emails": { "type": "array", "description": "Who to invite", "items": { "type": "string" } }
    }
  }
}`,
  },
  keywords: ["type"],
  *schema({ schema, path, field }) {
    if (field === "outputSchema" || path.length === 1 || !typesOf(schema)?.includes("array")) return;
    if (telling.some((keyword) => Object.hasOwn(schema, keyword))) return;
    const keywords = keywordsTo(path.slice(1));
    if (keywords.includes("if") || keywords.includes("not")) return;
    const named = keywords.at(-1) === "properties";
    const type = itemType(schema);
    yield {
      path,
      message: `${named ? code(String(path.at(-1))) : "This"} is a list without \`items\`: OpenAI refuses the whole request, and a model has to guess what goes in`,
      repairs: [
        {
          title: type === undefined ? "Declare the items as text" : `Declare the items as ${code(type)}`,
          safe: false,
          changes: [{ kind: "set", path: [...path, "items"], value: { type: type ?? "string" } }],
        },
      ],
    };
  },
};

/** Keywords that tell of the items, or of the whole value. */
const telling = ["items", "prefixItems", "$ref", "anyOf", "oneOf", "allOf", "enum", "const"];

/** The type that all known items have. */
function itemType(schema: JsonObject): string | undefined {
  const examples = [member(schema, "examples")].flat().flatMap((example) => (Array.isArray(example) ? example : []));
  const known = [...[member(schema, "default") ?? []].flat(), ...examples] as Json[];
  const types = new Set(known.map(typeOf));
  return types.size === 1 ? [...types][0] : undefined;
}
