import { member } from "../../../json.ts";
import { typeLimitedBy, typesInWords, typesOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule, SchemaView } from "../../rule.ts";

export const schemaKeywordTypeMismatch: Rule = {
  id: "schema/keyword-type-mismatch",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "A keyword says nothing about values of the declared type",
  why: "Validators pass over minLength on a number or items on text, so the limit never holds. Gemini refuses the whole request for properties or required on anything but an object.",
  source: "Ajv strictTypes; JSON Schema core, section 7.6.1; opencode issue 11889",
  fixable: true,
  examples: {
    bad: `{
  "name": "search",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": "integer", "minLength": «1» },
      "tags": { "type": "string", «"items"»: { "type": "string" } }
    }
  }
}`,
    good: `{
  "name": "search",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": "integer", "minimum": 1 },
      "tags": { "type": "array", "items": { "type": "string" } }
    }
  }
}`,
  },
  *schema(view) {
    const { schema, path, field } = view;
    const types = typesOf(schema);
    // Of the type of all arguments speaks mcp/input-schema-root-type.
    if (!types || (path.length === 1 && field === "inputSchema")) return;
    const taken = new Set(types.map((type) => (type === "integer" ? "number" : type)));
    const byType = new Map<string, string[]>();
    for (const keyword of Object.keys(schema)) {
      const limited = typeLimitedBy(keyword);
      // Of `required` that is no list other rules speak.
      if (limited === undefined || taken.has(limited) || isFlag(view, keyword)) continue;
      byType.set(limited, [...(byType.get(limited) ?? []), keyword]);
    }
    for (const [limited, keywords] of byType) {
      const [first = ""] = keywords;
      const gemini = limited === "object" && field === "inputSchema";
      yield {
        path: [...path, first],
        radius: gemini ? "request" : "meaning",
        message: `${keywords.map(code).join(" and ")} only ${keywords.length > 1 ? "limit" : "limits"} ${typesInWords(limited)}, but the type is ${code(types.join(" or "))}: ${
          gemini ? "Gemini refuses the request, others pass over it" : "validators pass over it"
        }`,
        repairs: repairs(view, limited, keywords),
      };
    }
  },
};

function isFlag({ schema }: SchemaView, keyword: string): boolean {
  return keyword === "required" && !Array.isArray(member(schema, keyword));
}

function repairs({ schema, path }: SchemaView, limited: string, keywords: readonly string[]): Repair[] {
  const removal: Repair = {
    title: `Remove ${keywords.map(code).join(" and ")}`,
    safe: false,
    changes: keywords.map((keyword) => ({ kind: "remove", path: [...path, keyword] })),
  };
  // Structure tells what was meant; a limit may as well be on the wrong keyword.
  const structured = ["properties", "items", "prefixItems"].some((keyword) => keywords.includes(keyword));
  if (!structured || Array.isArray(member(schema, "type"))) return [removal];
  const change = { kind: "set", path: [...path, "type"], value: limited } as const;
  return [{ title: `Declare the type as ${code(limited)}`, safe: false, changes: [change] }, removal];
}
