import { isObject, member } from "../../../json.ts";
import { isChoice, propertiesOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { actionOf } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const essential = new Set([
  ...["query", "q", "path", "file_path", "filepath", "url", "uri", "command", "prompt", "sql", "code", "expression"],
  ...["search_query", "question", "image_url"],
]);

const leftOut =
  /\b(optional(ly)?|default|omit|omitted|leave|left out|leaving|empty|blank|if (not|none|given|provided|set|specified|present)|when (not|provided|given|set|specified)|without|unless|instead|either|or|alternative|only if|filter|filters|all|current|only|alias)\b/i;

export const qualityParamRequiredNone: Rule = {
  id: "quality/param-required-none",
  severity: "info",
  preset: "strict",
  radius: "call",
  summary: "Nothing is required although a parameter looks indispensable",
  why: "By the schema a call without arguments is valid, so a model may make it, and validation cannot stop it.",
  source: "Cisco mcp-scanner heuristic HEUR-011; JSON Schema validation, section 6.5.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "search_news",
  "description": "Searches the news of the last month.",
  "inputSchema": {
    "type": "object",
    "properties": { «"query"»: { "type": "string", "description": "Words that must appear" } }
  }
}`,
    good: `{
  "name": "search_news",
  "description": "Searches the news of the last month.",
  "inputSchema": {
    "type": "object",
    "properties": { "query": { "type": "string", "description": "Words that must appear" } },
    "required": ["query"]
  }
}`,
  },
  *tool(tool) {
    const schema = member(tool, "inputSchema");
    const required = member(schema, "required");
    const name = member(tool, "name");
    if (!isObject(schema) || (typeof name === "string" && actionOf(name)?.verb === "list")) return;
    if (required !== undefined && !(Array.isArray(required) && required.length === 0)) return;
    if (Object.keys(schema).some((key) => /^(if|allOf|anyOf|oneOf|depend\w*|minProperties)$/.test(key))) return;
    const all = [...propertiesOf({ schema, path: ["inputSchema"], root: schema })];
    // What else is text may stand in its place: an id for a name, a file for a text.
    const [only, ...others] = all.filter(({ core, type }) => !isChoice(core) && type !== "boolean" && !isNumber(type));
    if (!only || others.length > 0 || all.length > 4 || !essential.has(only.name.toLowerCase())) return;
    const { path, schema: own, core, description } = only;
    if (core !== own || own.type !== "string" || own.default !== undefined || own.required !== undefined) return;
    if (leftOut.test(description)) return;
    yield {
      path,
      place: "key",
      message: `${code(only.name)} looks indispensable, but nothing is required: a call without it counts as valid`,
      repairs: [
        {
          title: `Require ${code(only.name)}`,
          safe: false,
          changes: [{ kind: "set", path: ["inputSchema", "required"], value: [only.name] }],
        },
      ],
    };
  },
};

function isNumber(type: string | undefined): boolean {
  return type === "number" || type === "integer";
}
