import type { JsonObject } from "../../types.ts";
import type { Code } from "../code.ts";
import type { ExportNote } from "../exporter.ts";
import { identifiers } from "../identifiers.ts";
import { csReserved } from "../literals/csharp.ts";
import { nameOf, repeatedNames } from "../tool.ts";

/** A tool with the name that its class and its file have in C#. */
export interface NamedTool {
  readonly tool: JsonObject;
  readonly name: string;
  readonly class: Code;
}

export function nameTools(
  tools: readonly JsonObject[],
  ending: "Tool" | "Function",
): { readonly named: readonly NamedTool[]; readonly notes: readonly ExportNote[] } {
  // Files are called as their classes, and some systems take names for the same whatever their case.
  const classes = identifiers({ form: "pascal", reserved: csReserved, fallback: `Unnamed${ending}`, foldCase: true });
  const named = tools.map((tool, index) => {
    const name = nameOf(tool);
    return { tool, name, class: classes(`${name || "unnamed"} ${ending}`, String(index)) };
  });
  return { named, notes: repeatedNames(tools) };
}
