import { member } from "../../../json.ts";
import { isType } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { set } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaSingleTypeArray: Rule = {
  id: "schema/single-type-array",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "`type` is a list of one type",
  why: "It means the same as the type alone, but several model APIs only read a single name.",
  source: "JSON Schema validation, section 6.1.1; Gemini API, Schema.type",
  fixable: true,
  examples: {
    bad: `{
  "name": "search",
  "inputSchema": {
    "type": "object",
    "properties": { "query": { «"type"»: ["string"] } }
  }
}`,
    good: `{
  "name": "search",
  "inputSchema": {
    "type": "object",
    "properties": { "query": { "type": "string" } }
  }
}`,
  },
  *schema({ schema, path, field }) {
    const types = member(schema, "type");
    // Of the type of all arguments speaks mcp/input-schema-root-type.
    if (!Array.isArray(types) || types.length !== 1 || (path.length === 1 && field === "inputSchema")) return;
    const [type] = types;
    if (!isType(type)) return;
    yield {
      path: [...path, "type"],
      message: `\`type\` lists only ${code(type)}: some model APIs read a single name and no list`,
      repairs: [set([...path, "type"], type, true)],
    };
  },
};
