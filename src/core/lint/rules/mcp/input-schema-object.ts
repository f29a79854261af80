import { isObject, member } from "../../../json.ts";
import { readObject } from "../../../text/index.ts";
import type { Json } from "../../../types.ts";
import { inWords } from "../../../words.ts";
import { fromParameterList } from "../../knowledge/parameter-list.ts";
import type { Repair, Rule } from "../../rule.ts";

export const inputSchemaObject: Rule = {
  id: "mcp/input-schema-object",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "inputSchema has to be an object",
  why: "The specification wants a JSON Schema object, even for a tool without arguments. For anything else, the official SDK client rejects the whole tools/list.",
  source: "MCP specification, server/tools, Data Types; TypeScript SDK, ToolSchema",
  fixable: true,
  examples: {
    bad: '{ "name": "ping", "inputSchema": «null» }',
    good: '{ "name": "ping", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const schema = member(tool, "inputSchema");
    if (schema === undefined || isObject(schema)) return;
    if (typeof schema === "string" && readObject(schema)) return;
    yield {
      path: ["inputSchema"],
      message: `\`inputSchema\` is ${inWords(schema)} where a schema object is expected: clients reject the whole list`,
      repairs: [repairOf(schema)],
    };
  },
};

function repairOf(schema: Json): Repair {
  const list = fromParameterList(schema);
  const value: Json = list
    ? { type: "object", properties: list.properties, ...(list.required.length > 0 && { required: list.required }) }
    : { type: "object" };
  return {
    title: list ? "Convert the list to a schema" : "Use an object schema",
    // `null` and `true` both say no more than this does.
    safe: schema === null || schema === true,
    changes: [{ kind: "set", path: ["inputSchema"], value }],
  };
}
