import { isChoice, parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

/** Small languages that nobody writes right without having seen one line of them. */
const languages = new Set([
  "cron",
  "rrule",
  "jql",
  "cql",
  "jmespath",
  "jsonpath",
  "xpath",
  "soql",
  "kql",
  "promql",
  "logql",
]);

const shown =
  /\b(e\.?g|example|such as|like|format|i\.e|looks|form|starts? with|pattern|yyyy|iso|rfc|must|only|letters|characters|digits|hex\w*|alphanumeric|uuid|url|semver|id|separated|delimited)\b|["'`“:#(]|\d/i;

export const qualityExamplesSuggest: Rule = {
  id: "quality/examples-suggest",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A parameter with a form of its own shows no example",
  why: "A model reads a pattern badly, and many clients do not pass it on. One example in the description or in `examples` settles the form.",
  source: "Anthropic API, input_examples; JSON Schema validation, section 9.5",
  examples: {
    bad: `{
  "name": "schedule_report",
  "description": "Sends a report again and again.",
  "inputSchema": {
    "type": "object",
    "properties": { «"cron"»: { "type": "string", "description": "When to send it" } },
    "required": ["cron"]
  }
}`,
    good: `{
  "name": "schedule_report",
  "description": "Sends a report again and again.",
  "inputSchema": {
    "type": "object",
    "properties": { "cron": { "type": "string", "description": "When to send it", "examples": ["0 9 * * 1"] } },
    "required": ["cron"]
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, schema, core, path, type, description } of parametersOf(view)) {
      if (
        type !== "string" ||
        description === "" ||
        isChoice(core) ||
        shown.test(description) ||
        /[^\p{ASCII}]/u.test(description)
      )
        continue;
      const has = (key: string) => schema[key] !== undefined || core[key] !== undefined;
      if (["examples", "example", "default", "format"].some(has)) continue;
      const formed = typeof core.pattern === "string" && core.pattern.length > 12;
      if (!formed && !nameWords(name).some((word) => languages.has(word))) continue;
      yield {
        path,
        place: "key",
        message: `${code(name)} has a form of its own, but shows no example: a model has to guess how it is written`,
      };
    }
  },
};
