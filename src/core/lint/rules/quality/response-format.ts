import { isObject, member } from "../../../json.ts";
import { subschemas } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { actionOf, nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const max = 30;

/** What is long by its nature. */
const long = new Set(["thread", "transcript", "conversation", "logs", "log", "dump"]);

const control =
  /(format|verbos|detail|fields?|select|include|exclude|expand|summary|compact|brief|concise|full|view|limit|max|lines|tail|head|since|page|cursor|depth|columns|attributes|offset|count|length|opt|query|filter)/i;

export const qualityResponseFormat: Rule = {
  id: "quality/response-format",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A tool with a long answer cannot be asked for a short one",
  why: "A model that needs one field pays for all of them. A parameter such as response_format with concise and detailed lets it choose.",
  source: "Anthropic, Writing effective tools for agents: response_format",
  examples: {
    bad: `{
  "name": «"get_thread"»,
  "description": "Returns all messages of a thread.",
  "inputSchema": {
    "type": "object",
    "properties": { "thread_id": { "type": "string", "description": "Id as find_threads returns it" } },
    "required": ["thread_id"]
  }
}`,
    good: `{
  "name": "get_thread",
  "description": "Returns all messages of a thread.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "thread_id": { "type": "string", "description": "Id as find_threads returns it" },
      "response_format": {
        "type": "string",
        "description": "concise: only the texts. detailed: also senders, times and files",
        "enum": ["concise", "detailed"],
        "default": "concise"
      }
    },
    "required": ["thread_id"]
  }
}`,
  },
  *tool(tool) {
    const name = member(tool, "name");
    const properties = member(member(tool, "inputSchema"), "properties") ?? {};
    if (typeof name !== "string" || actionOf(name)?.effect !== "read" || !isObject(properties)) return;
    const inner = Object.values(properties).flatMap((value) => Object.keys(Object(member(value, "properties"))));
    if ([...Object.keys(properties), ...inner].some((key) => control.test(key))) return;
    const fields = countFields(tool.outputSchema);
    const thing = nameWords(name).at(-1) ?? "";
    if (fields <= max && !long.has(thing)) return;
    yield {
      path: ["name"],
      message: `${code(name)} always returns ${fields > max ? `all of its ${fields} fields` : `the whole ${thing}`}: a model cannot ask for less`,
    };
  },
};

function countFields(schema: Parameters<typeof isObject>[0]): number {
  if (!isObject(schema)) return 0;
  let fields = 0;
  for (const { schema: part } of subschemas(schema)) fields += Object.keys(Object(member(part, "properties"))).length;
  return fields;
}
