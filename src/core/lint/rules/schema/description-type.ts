import { member } from "../../../json.ts";
import type { Json, Path } from "../../../types.ts";
import { code, inWords } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaDescriptionType: Rule = {
  id: "schema/description-type",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "A description or title in a schema is not text",
  why: "The meta-schema of every dialect wants text, null included. Model APIs that check schemas refuse every tool in the request for it.",
  source: "JSON Schema validation, section 9.1; core, section 8.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "greet",
  "description": "Greets somebody.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "name": { "type": "string", "description": «null» },
      "tone": { "type": "string", «"description"»: ["How it sounds,", "such as warm"] }
    }
  }
}`,
    good: `{
  "name": "greet",
  "description": "Greets somebody.",
  "inputSchema": {
    "type": "object",
    "properties": { "name": { "type": "string" }, "tone": { "type": "string", "description": "How it sounds" } }
  }
}`,
  },
  *schema({ schema, path, field }) {
    for (const keyword of ["description", "title", "$comment"]) {
      const value = member(schema, keyword);
      if (value === undefined || typeof value === "string") continue;
      const at = [...path, keyword];
      yield {
        path: at,
        radius: field === "inputSchema" ? "request" : "call",
        message: `${code(keyword)} must be text, not ${inWords(value)}: strict model APIs refuse every tool for it`,
        repairs: repairs(at, keyword, value),
      };
    }
  },
};

function repairs(at: Path, keyword: string, value: Json): readonly Repair[] {
  const remove: Repair = {
    title: `Remove ${code(keyword)}`,
    safe: value === null,
    changes: [{ kind: "remove", path: at }],
  };
  const text = asText(value);
  if (text === undefined) return [remove];
  const title = Array.isArray(value) ? "Join the lines" : "Write it as text";
  return [{ title, safe: false, changes: [{ kind: "set", path: at, value: text }] }, remove];
}

/** One text for a list of lines, a number, or one of several languages. */
function asText(value: Json): string | undefined {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === "string"))
    return value.join("\n");
  const english = member(value, "en") ?? member(value, "en-US");
  return typeof english === "string" ? english : undefined;
}
