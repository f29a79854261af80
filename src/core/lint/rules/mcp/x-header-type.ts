import { member } from "../../../json.ts";
import { headerKeyword, headerMark } from "../../../mcp/index.ts";
import { jsonTypes } from "../../../schema/index.ts";
import type { Json, Path } from "../../../types.ts";
import { code, codeValue } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const mcpXHeaderType: Rule = {
  id: "mcp/x-header-type",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "A header for an argument that no header can carry",
  why: "Only arguments of the one type string, integer or boolean have a form that both sides write alike. For any other, unions included, clients that speak Streamable HTTP have to drop the tool.",
  source: "MCP 2026-07-28, Streamable HTTP, x-mcp-header; TypeScript SDK 2",
  fixable: true,
  examples: {
    bad: `{
  "name": "run_query",
  "description": "Runs a query.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "shard": { "type": «"number"», "x-mcp-header": "Shard" },
      "region": { "enum": ["eu", "us"], "x-mcp-header": «"Region"» }
    }
  }
}`,
    good: `{
  "name": "run_query",
  "description": "Runs a query.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "shard": { "type": "integer", "minimum": 0, "maximum": 64, "x-mcp-header": "Shard" },
      "region": { "type": "string", "enum": ["eu", "us"], "x-mcp-header": "Region" }
    }
  }
}`,
  },
  keywords: ["x-mcp-header"],
  *schema(view, { revision }) {
    const { schema, path } = view;
    const type = member(schema, "type");
    if (!headerMark(view, revision)?.reachable || carried.has(type)) return;
    // Of a type that does not exist mcp/schema-valid speaks.
    if (![type].flat().every((one) => one === undefined || jsonTypes.includes(one as never))) return;
    const what = type === undefined ? "The argument has no type" : `No header can carry the type ${codeValue(type)}`;
    yield {
      path: [...path, type === undefined ? headerKeyword : "type"],
      place: "whole",
      message: `${what}: with \`x-mcp-header\` it has to be string, integer or boolean, or clients drop the tool`,
      repairs: [...better(type, member(schema, "enum"), path), remove([...path, headerKeyword])],
    };
  },
};

const carried = new Set<Json | undefined>(["string", "integer", "boolean"]);

function better(type: Json | undefined, values: Json | undefined, path: Path): readonly Repair[] {
  const words = Array.isArray(values) && values.every((value) => typeof value === "string");
  const others = [type].flat().filter((one) => one !== "null");
  const [only] = others.length === 1 ? others : [];
  const use = type === undefined ? words && "string" : only === "number" ? "integer" : carried.has(only) && only;
  if (typeof use !== "string") return [];
  const changes = [{ kind: "set", path: [...path, "type"], value: use }] as const;
  return [{ title: `Declare the type as ${code(use)}`, safe: false, changes }];
}

function remove(path: Path): Repair {
  return { title: "Remove `x-mcp-header`", safe: false, changes: [{ kind: "remove", path }] };
}
