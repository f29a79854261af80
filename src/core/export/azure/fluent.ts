import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { type Code, joined, source } from "../code.ts";
import { csJson, csString } from "../literals/csharp.ts";
import { nameOf } from "../tool.ts";
import { azureSchemas, jsonLine } from "./schema-string.ts";

/** What the worker is told of a tool when it starts; the trigger itself tells name and description. */
export function fluentCode(tool: JsonObject): Code {
  const { input, output } = azureSchemas(tool);
  const meta = member(tool, "_meta");
  const entries = isObject(meta) ? Object.entries(meta) : [];
  const calls = [
    ...(input ? [source`.WithInputSchema(${csJson(input)})`] : []),
    ...(output ? [source`.WithOutputSchema(${csJson(output)})`] : []),
    ...entries.map(([key, value]) => source`.WithMetadata(${csString(key)}, ${metadata(value)})`),
  ];
  const name = csString(nameOf(tool));
  if (calls.length === 0) return source`builder.ConfigureMcpTool(${name});`;
  return source`
    builder.ConfigureMcpTool(${name})
        ${joined(calls)};
  `;
}

function metadata(value: Json): Code {
  return typeof value === "string" ? csString(value) : source`JsonNode.Parse(${csString(jsonLine(value))})`;
}
