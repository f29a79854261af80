import { isObject, member } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import type { ExportNote } from "../exporter.ts";
import { leftOut, nameOf, textOf } from "../tool.ts";
import { azureSchemas, jsonLine } from "./schema-string.ts";

/** The raw binding of a tool, as the worker hands it to the host: its schemas are strings of JSON. */
export function bindingOf(tool: JsonObject): { readonly binding: JsonObject; readonly notes: readonly ExportNote[] } {
  const { input, output, notes } = azureSchemas(tool);
  const meta = member(tool, "_meta");
  const binding: JsonObject = {
    name: "context",
    type: "mcpToolTrigger",
    direction: "in",
    toolName: nameOf(tool),
    description: textOf(tool, "description") ?? "",
    ...(input && { inputSchema: jsonLine(input), useWorkerInputSchema: true }),
    ...(output && { outputSchema: jsonLine(output) }),
    ...(isObject(meta) && { metadata: jsonLine(meta) }),
  };
  return { binding, notes: [...notes, ...azureLosses(tool)] };
}

/** What the extension has no place for. */
export function azureLosses(tool: JsonObject): ExportNote[] {
  const kept = ["name", "description", "inputSchema", "outputSchema", "_meta"];
  return leftOut(tool, kept, "the MCP extension of Azure Functions has no place for it");
}
