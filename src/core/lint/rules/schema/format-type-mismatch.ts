import { member } from "../../../json.ts";
import { formatKind, typesInWords } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaFormatTypeMismatch: Rule = {
  id: "schema/format-type-mismatch",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "`format` does not apply to the declared type",
  why: "A format for text says nothing about a number and the other way round: validators skip it, and a model has to guess which of the two is meant. Some model APIs refuse the pair.",
  source: "JSON Schema validation, section 7.1; google-gemini/gemini-cli#6949",
  fixable: true,
  examples: {
    bad: `{
  "name": "remind",
  "description": "Reminds somebody.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "at": { "type": "integer", "format": «"date-time"» },
      "user": { "type": "string", "format": «"int64"» }
    }
  }
}`,
    good: `{
  "name": "remind",
  "description": "Reminds somebody.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "at": { "type": "string", "format": "date-time" },
      "user": { "type": "integer" }
    }
  }
}`,
  },
  keywords: ["format"],
  *schema({ schema, path }) {
    const format = member(schema, "format");
    const type = member(schema, "type");
    const kind = typeof format === "string" ? formatKind(format) : undefined;
    if (typeof format !== "string" || !kind || (typeof type !== "string" && !Array.isArray(type))) return;
    const wanted = kind === "text" ? ["string"] : ["integer", "number"];
    if ([type].flat().some((name) => wanted.includes(name as string))) return;
    const at = [...path, "format"];
    yield {
      path: at,
      message: `${code(format)} is a format of ${kind === "text" ? "text" : "numbers"}, but the type is ${typesInWords(type)}: it has no effect`,
      repairs: [{ title: "Remove `format`", safe: false, changes: [{ kind: "remove", path: at }] }],
    };
  },
};
