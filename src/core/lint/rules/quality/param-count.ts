import { isObject, member } from "../../../json.ts";
import type { Rule } from "../../rule.ts";

const max = 15;

export const qualityParamCount: Rule = {
  id: "quality/param-count",
  severity: "warning",
  preset: "strict",
  radius: "call",
  summary: "A tool takes more than 15 parameters",
  why: "Every parameter is sent with every request, and a model that has to choose among many leaves out or mixes up some.",
  source: "mcp-lint rule vscode/max-params; Anthropic, Writing effective tools for agents",
  examples: {
    bad: `{
  "name": "draw_chart",
  "description": "Draws a chart and returns it as an image.",
  "inputSchema": { "type": "object", «"properties"»: ${sketch(16)} }
}`,
    good: `{
  "name": "draw_chart",
  "description": "Draws a chart and returns it as an image.",
  "inputSchema": { "type": "object", "properties": ${sketch(4)} }
}`,
  },
  *tool(tool) {
    const properties = member(member(tool, "inputSchema"), "properties");
    const number = isObject(properties) ? Object.keys(properties).length : 0;
    if (number <= max) return;
    yield {
      path: ["inputSchema", "properties"],
      place: "key",
      message: `The tool takes ${number} parameters: with more than ${max}, models leave some out or mix them up`,
    };
  },
};

function sketch(number: number): string {
  const names = Array.from({ length: number }, (_, index) => `series_${index + 1}`);
  const property = (name: string) => `"${name}": { "type": "string", "description": "Name of a column" }`;
  return `{\n${names.map((name) => `    ${property(name)}`).join(",\n")}\n  }`;
}
