import { type ClientReason, fitted } from "../clients/index.ts";
import type { JsonObject } from "../types.ts";
import type { ExportNote } from "./exporter.ts";
import { nameOf, textOf } from "./tool.ts";

/** What every model API takes of a tool. */
export function basics(tool: JsonObject): { readonly name: string; readonly description?: string } {
  const description = textOf(tool, "description");
  return { name: nameOf(tool), ...(description === undefined ? {} : { description }) };
}

/** The parameters as a model API takes them, and a note for each thing that is lost or refused on the way. */
export function parametersFor(tool: JsonObject, client: string): { schema: JsonObject; notes: readonly ExportNote[] } {
  const { schema, reasons } = fitted(tool, client);
  return { schema, notes: reasons.filter(({ effect }) => effect !== "advice").map((reason) => noteOf(tool, reason)) };
}

function noteOf(tool: JsonObject, { message, path }: ClientReason): ExportNote {
  return { kind: "loss", message, tool: nameOf(tool), path };
}
