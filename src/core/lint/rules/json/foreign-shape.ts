import { member } from "../../../json.ts";
import { type Declaration, type Foreign, foreignShape, wrappedSchema } from "../../../mcp/index.ts";
import { valueAt } from "../../../text/index.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code, count } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const foreignShapeRule: Rule = {
  id: "json/foreign-shape",
  severity: "warning",
  preset: "recommended",
  radius: "server",
  summary: "A tool in the shape of a model vendor's API",
  why: "MCP clients look for `name` and `inputSchema` in the tool itself. They ignore the fields of other formats and then reject the list, since the required ones are missing.",
  source: "MCP schema, Tool; tool types of the OpenAI, Gemini and Bedrock APIs",
  fixable: true,
  examples: {
    bad: `{
  "type": "function",
  «"function"»: {
    "name": "get_weather",
    "description": "Returns today's weather of a city.",
    "parameters": {
      "type": "object",
      "properties": { "city": { "type": "string", "description": "City name" } },
      "required": ["city"],
      "additionalProperties": false
    }
  }
}`,
    good: `{
  "name": "get_weather",
  "description": "Returns today's weather of a city.",
  "inputSchema": {
    "type": "object",
    "properties": { "city": { "type": "string", "description": "City name" } },
    "required": ["city"],
    "additionalProperties": false
  }
}`,
  },
  *document({ tools, shape }) {
    for (const { value: tool, path } of tools) {
      const foreign = foreignShape(tool);
      if (foreign) {
        yield {
          path: [...path, foreign.field],
          place: "key",
          message: `${code(foreign.field)} is the shape of ${foreign.vendor}: MCP clients look for \`name\` and \`inputSchema\` in the tool itself`,
          repairs: [conversion(tool, path, foreign, shape === "tool")],
        };
      } else if (wrappedSchema(member(tool, "inputSchema"))) {
        const from = [...path, "inputSchema", "json"];
        yield {
          path: from,
          place: "key",
          message: "`json` around a schema is the shape of Amazon Bedrock: MCP clients take it for an unknown keyword",
          repairs: [
            {
              title: "Take the schema out of json",
              safe: true,
              changes: [{ kind: "move", from, to: from.slice(0, -1) }],
            },
          ],
        };
      }
    }
  },
};

function conversion(tool: JsonObject, path: Path, { field, declarations }: Foreign, alone: boolean): Repair {
  const [only, ...others] = declarations;
  const marker = member(tool, "type") === "function" ? ["type"] : [];
  const around = Object.keys(tool).filter((key) => key !== field && !marker.includes(key));
  const lost = [...new Set(declarations.flatMap(({ dropped }) => dropped)), ...(others.length > 0 ? around : [])];
  const note = lost.length > 0 ? `, without ${lost.slice(0, 3).map(code).join(", ")}` : "";
  const safe = lost.length === 0;
  if (!only || others.length > 0) {
    const title = `Convert to ${count(declarations.length, "MCP tool")}${note}`;
    const values = declarations.map((declaration) => converted(tool, declaration));
    return {
      title,
      safe,
      changes: [alone ? { kind: "set", path, value: values } : { kind: "spread", path, values }],
    };
  }
  return {
    title: `Convert to MCP fields${note}`,
    safe,
    changes: [
      ...[...marker, field].map((key) => ({ kind: "remove", path: [...path, key] }) as const),
      ...[...only.fields].map(
        ([key, from]) => ({ kind: "move", from: [...path, ...from], to: [...path, key] }) as const,
      ),
    ],
  };
}

function converted(tool: JsonObject, { fields }: Declaration): Json {
  return Object.fromEntries([...fields].map(([key, path]) => [key, valueAt(tool, path) ?? null]));
}
