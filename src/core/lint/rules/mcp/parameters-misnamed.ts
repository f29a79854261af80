import { member } from "../../../json.ts";
import { foreignShape } from "../../../mcp/index.ts";
import { misnamedSchema } from "../../../text/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import { fromParameterList } from "../../knowledge/parameter-list.ts";
import type { Repair, Rule } from "../../rule.ts";

export const parametersMisnamed: Rule = {
  id: "mcp/parameters-misnamed",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "The schema of the arguments is not called inputSchema",
  why: "`parameters`, `input_schema` and the like belong to the APIs of model vendors. MCP clients drop the field they do not know, miss `inputSchema`, and reject the whole list.",
  source: "MCP schema of every revision, Tool.inputSchema; TypeScript SDK, ToolSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "search_files",
  «"parameters"»: {
    "type": "object",
    "properties": { "pattern": { "type": "string" } }
  }
}`,
    good: `{
  "name": "search_files",
  "inputSchema": {
    "type": "object",
    "properties": { "pattern": { "type": "string" } }
  }
}`,
  },
  *tool(tool) {
    const field = misnamedSchema(tool);
    if (field === undefined || foreignShape(tool)) return;
    yield {
      path: [field],
      place: "key",
      message: `${code(field)} is called \`inputSchema\` in MCP: clients drop it and reject the whole list`,
      repairs: repairsOf(tool, field),
    };
  },
};

function repairsOf(tool: JsonObject, field: string): Repair[] {
  const rename = { kind: "rename", path: [field], to: "inputSchema" } as const;
  if (!Array.isArray(tool[field])) {
    // OpenAI and Anthropic mark the kind of tool; MCP has no such field.
    const marked = member(tool, "type") === "function" || member(tool, "type") === "custom";
    const changes = marked ? ([rename, { kind: "remove", path: ["type"] }] as const) : [rename];
    return [{ title: `Rename ${code(field)} to inputSchema`, safe: true, changes }];
  }
  const list = fromParameterList(tool[field]);
  if (!list) return [];
  const { properties, required } = list;
  const value = { type: "object", properties, ...(required.length > 0 && { required }) };
  return [
    { title: "Convert the list to inputSchema", safe: false, changes: [rename, { kind: "set", path: [field], value }] },
  ];
}
