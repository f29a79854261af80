import { member } from "../../../json.ts";
import { formatKind, meantFormat } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaFormatUnknown: Rule = {
  id: "schema/format-unknown",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "`format` names a format that does not exist",
  why: "Validators ignore a format that they do not know, so that nothing is checked, and strict ones fail. A near name such as url or datetime mostly means one that exists.",
  source: "JSON Schema validation, section 7.3; google-gemini/gemini-cli#6948",
  fixable: true,
  examples: {
    bad: `{
  "name": "open_page",
  "description": "Opens a page.",
  "inputSchema": {
    "type": "object",
    "properties": { "address": { "type": "string", "format": «"url"» } }
  }
}`,
    good: `{
  "name": "open_page",
  "description": "Opens a page.",
  "inputSchema": {
    "type": "object",
    "properties": { "address": { "type": "string", "format": "uri" } }
  }
}`,
  },
  keywords: ["format"],
  *schema({ schema, path }) {
    const format = member(schema, "format");
    // Names with a prefix are somebody's own on purpose.
    if (typeof format !== "string" || formatKind(format) || /^x-|[:./]/i.test(format)) return;
    const at = [...path, "format"];
    const meant = meantFormat(format);
    const repairs: Repair[] = [
      ...(meant === undefined
        ? []
        : [{ title: `Use ${code(meant)}`, safe: false, changes: [{ kind: "set", path: at, value: meant }] as const }]),
      { title: "Remove `format`", safe: false, changes: [{ kind: "remove", path: at }] },
    ];
    const what = `${code(format)} is not a format of JSON Schema`;
    yield {
      path: at,
      severity: meant === undefined ? "info" : "warning",
      message: meant
        ? `${what}, validators ignore it; did you mean ${code(meant)}?`
        : `${what}: validators ignore it, or fail where they are strict`,
      repairs,
    };
  },
};
