import { isChoice, type Parameter, parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityParamFormatSuggest: Rule = {
  id: "quality/param-format-suggest",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A parameter for an address, an id or a date has no `format`",
  why: "With `format` clients can check the value before the call and forms can offer the right field; without it a typing error reaches the server.",
  source: "JSON Schema validation, section 7.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "invite_guest",
  "description": "Invites a guest to the event by mail.",
  "inputSchema": {
    "type": "object",
    "properties": {
      «"email"»: { "type": "string", "description": "Where the invitation goes" },
      «"date"»: { "type": "string", "description": "Day of the event as YYYY-MM-DD" }
    },
    "required": ["email", "date"]
  }
}`,
    good: `{
  "name": "invite_guest",
  "description": "Invites a guest to the event by mail.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "email": { "type": "string", "format": "email", "description": "Where the invitation goes" },
      "date": { "type": "string", "format": "date", "description": "Day of the event as YYYY-MM-DD" }
    },
    "required": ["email", "date"]
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const parameter of parametersOf(view)) {
      const { name, core, corePath, path } = parameter;
      const format = formatOf(parameter);
      if (!format || isChoice(core) || ["format", "pattern", "$ref"].some((key) => Object.hasOwn(core, key))) continue;
      yield {
        path,
        place: "key",
        message: `${code(name)} takes any text, although it means ${nouns[format]}: a typing error is found only by the server`,
        repairs: [
          {
            title: `Add format ${code(format)}`,
            safe: false,
            changes: [{ kind: "set", path: [...corePath, "format"], value: format }],
          },
        ],
      };
    }
  },
};

const nouns = {
  email: "a mail address",
  uri: "an absolute address",
  uuid: "a UUID",
  date: "a date",
  "date-time": "a date with a time",
} as const;

/** The one format that a name and its description can mean. */
function formatOf({ name, core, type, description }: Parameter): keyof typeof nouns | undefined {
  // An empty default is not of any format.
  if (type !== "string" || (core.default !== undefined && core.default !== null)) return undefined;
  const words = nameWords(name);
  const last = words.at(-1) ?? "";
  if (words.includes("or")) return undefined;
  if (
    last === "email" &&
    !/\b(names?|or|ids?|display|list|comma|subject|body|content|addresses)\b/i.test(description)
  ) {
    return "email";
  }
  if (
    (last === "url" || last === "uri") &&
    !/(?:^|[\W_])(path|relative|domain|host|hostname|pattern|regex|glob|partial|without|or|slug|git|remote|ssh|repo|repository|repositories|filter|contains|base64|data|wildcard)\b|\*/i.test(
      `${words.join(" ")} ${description}`,
    )
  ) {
    return "uri";
  }
  if ((last === "uuid" || last === "guid") && !/\b(or|name|short|prefix|without)\b/i.test(description)) return "uuid";
  const day = /\byyyy-mm-dd\b(?![T ]?hh)/i.test(description);
  const moment = /\b(rfc ?3339|date-time|datetime in ISO|ISO ?8601 (date-?time|timestamp))\b/i.test(description);
  if (/\b(or|relative|natural|now|today|unix|epoch|optional(ly)? with)\b/i.test(description)) return undefined;
  if (day && !moment && /^(date|day|from|to|start|end|since|until|due|on)$/.test(last)) return "date";
  return moment && !day && /^(date|time|at|from|to|start|end|since|until|timestamp|datetime)$/.test(last)
    ? "date-time"
    : undefined;
}
