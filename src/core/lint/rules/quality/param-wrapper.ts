import { isObject, member } from "../../../json.ts";
import { dereference } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

const wrappers = new Set([
  ...["params", "parameters", "input", "inputs", "request", "req", "args", "arguments", "payload", "options", "opts"],
  ...["body", "data"],
]);

export const qualityParamWrapper: Rule = {
  id: "quality/param-wrapper",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "All arguments stand in one object inside of the arguments",
  why: "The arguments of a call are an object already. A second one around them, as a model class for the parameters gives, only adds a level that models forget and forms show.",
  source: "FastMCP: a model class as the only parameter is nested in the schema",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_forecast",
  "description": "Returns the forecast for one city.",
  "inputSchema": {
    "type": "object",
    "properties": {
      «"params"»: {
        "type": "object",
        "properties": { "city": { "type": "string", "description": "Name in English, such as Rome" } },
        "required": ["city"]
      }
    },
    "required": ["params"]
  }
}`,
    good: `{
  "name": "get_forecast",
  "description": "Returns the forecast for one city.",
  "inputSchema": {
    "type": "object",
    "properties": { "city": { "type": "string", "description": "Name in English, such as Rome" } },
    "required": ["city"]
  }
}`,
  },
  *tool(tool) {
    const root = member(tool, "inputSchema");
    const properties = member(root, "properties");
    if (!isObject(root) || !isObject(properties)) return;
    const [[name, schema] = ["", null], ...others] = Object.entries(properties);
    if (others.length > 0 || !wrappers.has(name.toLowerCase())) return;
    const inner = dereference(root, schema);
    if (!isObject(member(inner, "properties"))) return;
    const path = ["inputSchema", "properties", name];
    // What the outer object holds besides would be lost, and so would definitions.
    const plain = ["type", "properties", "required", "additionalProperties", "title"];
    const movable = inner === schema && member(schema, "type") === "object";
    yield {
      path,
      place: "key",
      message: `All arguments stand inside of ${code(name)}: one level more for models to get wrong`,
      repairs:
        movable && Object.keys(root).every((key) => plain.includes(key))
          ? [
              {
                title: `Take the parameters out of ${code(name)}`,
                safe: false,
                changes: [{ kind: "move", from: path, to: ["inputSchema"] }],
              },
            ]
          : [],
    };
  },
};
