import { isObject, member } from "../../../json.ts";
import { valueAt } from "../../../text/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import { descriptionOf } from "../../knowledge/tool-texts.ts";
import type { Repair, Rule } from "../../rule.ts";

const tags = /<\/?(?:b|i|u|p|br|ul|ol|li|strong|em|h[1-6])(?:\s[^<>]{0,200})?\/?>/gi;
const heading = /^\s*(?:#+\s*)?(?:\*\*)?(?:Args|Arguments|Parameters|Params)(?:\*\*)?:(?:\*\*)?\s*$/i;
const item = /^\s*(?:[-*•]\s*)?[`*"]*(\w+)[`*"]*\s*(?:\([^)]*\))?[`*"]*\s*(?::|—|–| - )[`*"]*\s*(\S.*)$/;

export const qualityDescriptionMarkup: Rule = {
  id: "quality/description-markup",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A description holds markup or a list of its parameters",
  why: "Tags cost tokens and tell a model nothing. A list of parameters belongs to the schema, where forms show it and where it cannot say something else than the schema does.",
  source: "Docstrings in published Python servers; FastMCP takes the whole docstring",
  fixable: true,
  examples: {
    bad: `[
  { "name": "get_user", "description": «"Returns <b>one</b> user by id."», "inputSchema": { "type": "object" } },
  {
    "name": "get_order",
    "description": «"Returns one order.\\n\\nArgs:\\n    order_id: Number on the invoice"»,
    "inputSchema": { "type": "object", "properties": { "order_id": { "type": "string" } } }
  }
]`,
    good: `[
  { "name": "get_user", "description": "Returns one user by id.", "inputSchema": { "type": "object" } },
  {
    "name": "get_order",
    "description": "Returns one order.",
    "inputSchema": {
      "type": "object",
      "properties": { "order_id": { "type": "string", "description": "Number on the invoice" } }
    }
  }
]`,
  },
  *tool(tool) {
    const description = descriptionOf(tool);
    if (description === undefined) return;
    const path = ["description"];
    const found = description.match(tags);
    // A single tag may be what the text speaks of.
    if (found && found.length > 1) {
      const value = description.replace(/<br\s*\/?>/gi, "\n").replace(tags, "");
      yield {
        path,
        message: `The description has tags such as ${code(found[0])}: they cost tokens, and a model reads plain text as well`,
        repairs: [{ title: "Strip the tags", safe: false, changes: [{ kind: "set", path, value }] }],
      };
      return;
    }
    const list = parameterList(tool, description);
    if (!list) return;
    yield {
      path,
      message: `The description lists ${code(list.first)} and what else the schema defines: forms do not show it there, and the two can disagree`,
      repairs: list.repairs,
    };
  },
};

/** The lines under “Args:” that describe parameters, and how to take them to where they belong. */
function parameterList(
  tool: JsonObject,
  description: string,
): { first: string; repairs: readonly Repair[] } | undefined {
  const properties = valueAt(tool, ["inputSchema", "properties"]);
  const lines = description.split("\n");
  const start = lines.findIndex((line) => heading.test(line));
  if (start < 0 || !isObject(properties)) return undefined;
  const items: { name: string; text: string }[] = [];
  let end = start + 1;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? "";
    const [, name = "", text = ""] = (line.length < 500 && item.exec(line)) || [];
    if (!isObject(member(properties, name))) break;
    items.push({ name, text: text.trim() });
  }
  const [first] = items;
  if (!first) return undefined;
  // Another indented line belongs to the last parameter or to one that the schema does not have.
  const clear = !/^\s+\S|^\s*[-*•]/.test(lines[end] ?? "");
  const rest = lines
    .toSpliced(start, end - start)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  if (!clear || rest === "") return { first: first.name, repairs: [] };
  const bare = items.filter(({ name }) => member(member(properties, name), "description") === undefined);
  const title = bare.length > 0 ? "Move them to the parameters" : "Remove the list";
  const moved = bare.map(({ name, text }) => {
    return { kind: "set", path: ["inputSchema", "properties", name, "description"], value: text } as const;
  });
  const changes = [{ kind: "set", path: ["description"], value: rest } as const, ...moved];
  return { first: first.name, repairs: [{ title, safe: false, changes }] };
}
