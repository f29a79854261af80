import { isObject, member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { pages } from "../../knowledge/parameter-names.ts";
import { actionOf, nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityParamPagination: Rule = {
  id: "quality/param-pagination",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A tool that lists or searches cannot be asked for less",
  why: "Without a limit or pages, a model gets everything at once and pays for it in context.",
  source: "Anthropic, Writing effective tools for agents: pagination, filtering and truncation",
  examples: {
    bad: `{
  "name": «"list_users"»,
  "description": "Lists the users of the shop.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
    good: `{
  "name": "list_users",
  "description": "Lists the users of the shop.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": "integer", "description": "Most users to return", "minimum": 1, "maximum": 100 },
      "cursor": { "type": "string", "description": "Cursor from the page before" }
    }
  }
}`,
  },
  *tool(tool) {
    const name = member(tool, "name");
    const schema = member(tool, "inputSchema");
    if (typeof name !== "string" || !isObject(schema)) return;
    const verb = actionOf(name)?.verb;
    const many = (verb === "list" && /[^s]s$/.test(nameWords(name).at(-1) ?? "")) || verb === "search";
    const properties = member(schema, "properties") ?? {};
    if (!many || !isObject(properties) || Object.hasOwn(schema, "$ref") || Object.hasOwn(schema, "allOf")) return;
    // Arguments inside of one object, or a description that bounds the answer, count too.
    const inner = Object.values(properties).flatMap((value) => Object.keys(Object(member(value, "properties"))));
    if ([...Object.keys(properties), ...inner].some(pages)) return;
    if (/\b(at most|up to|top|first|latest|maximum|max|\d+ (results|items|most))\b/i.test(String(tool.description)))
      return;
    yield {
      path: ["name"],
      message: `${code(name)} takes no limit, cursor or page: a model always gets everything at once`,
    };
  },
};
