import { isObject, member } from "../json.ts";
import type { JsonObject } from "../types.ts";
import type { ExportNote } from "./exporter.ts";
import { info, loss } from "./tool.ts";

/** The input schema as an SDK takes it that refuses a root without `type` `object`, and what was changed for it. */
export function objectInput(tool: JsonObject): { readonly schema: JsonObject; readonly notes: readonly ExportNote[] } {
  const schema = member(tool, "inputSchema");
  if (isObject(schema) && member(schema, "type") === "object") return { schema, notes: [] };
  if (schema === undefined) return { schema: { type: "object" }, notes: [] };
  if (!isObject(schema)) {
    return {
      schema: { type: "object" },
      notes: [loss(tool, ["inputSchema"], "`inputSchema` is left out: it is no object")],
    };
  }
  const message = "The root got `type` `object`: the SDK refuses an input schema without it";
  return { schema: { ...schema, type: "object" }, notes: [info(tool, ["inputSchema"], message)] };
}
