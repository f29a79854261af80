import { member } from "../../../json.ts";
import { strayKeywords } from "../../../schema/index.ts";
import type { Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule, SchemaView } from "../../rule.ts";

export const schemaKeywordInsideProperties: Rule = {
  id: "schema/keyword-inside-properties",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "A keyword stands inside of `properties`",
  why: "There it is taken for an argument of that name, with a value that is no schema. Clients reject the list, model APIs refuse the whole request, and what the keyword says never holds.",
  source: "JSON Schema core, section 10.3.2.1; vscode-unify-chat-provider issue 162",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_book",
  "inputSchema": {
    "type": "object",
    "properties": {
      "symbol": { "type": "string" },
      «"required"»: ["symbol"]
    }
  }
}`,
    good: `{
  "name": "get_book",
  "inputSchema": {
    "type": "object",
    "properties": {
      "symbol": { "type": "string" }
    },
    "required": ["symbol"]
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    const { schema, path } = view;
    for (const keyword of strayKeywords(schema)) {
      const here = [...path, "properties", keyword];
      const radius = path.length === 1 ? "server" : "request";
      yield {
        path: here,
        place: "key",
        radius,
        message: `${code(keyword)} stands inside of \`properties\`, where it counts as an argument: clients reject the schema`,
        repairs: repairs(view, keyword, here),
      };
    }
  },
};

function repairs({ schema, path }: SchemaView, keyword: string, here: Path): Repair[] {
  const properties = member(schema, "properties");
  const value = member(properties, keyword);
  const above = member(schema, keyword);
  if (above === undefined) {
    const known = Array.isArray(value) && value.every((name) => member(properties, String(name)) !== undefined);
    const safe = keyword === "required" ? known : value === "object";
    return [
      { title: "Move it out of `properties`", safe, changes: [{ kind: "move", from: here, to: [...path, keyword] }] },
    ];
  }
  const same = JSON.stringify(above) === JSON.stringify(value);
  return [{ title: `Remove ${code(keyword)}`, safe: same, changes: [{ kind: "remove", path: here }] }];
}
