import type { JsonObject } from "../../types.ts";
import { type Code, source } from "../code.ts";
import type { ExportNote } from "../exporter.ts";
import { identifiers } from "../identifiers.ts";
import { pyDocstring, pyLiteral, pyReserved } from "../literals/python.ts";
import { nameOf, repeatedNames, textOf } from "../tool.ts";
import type { Parameter } from "./parameters.ts";

/** A tool with the names that it has in Python. */
export interface NamedTool {
  readonly tool: JsonObject;
  readonly name: string;
  readonly function: Code;
  readonly resultClass: Code;
}

export function nameTools(tools: readonly JsonObject[]): {
  readonly named: readonly NamedTool[];
  readonly notes: readonly ExportNote[];
} {
  const functions = identifiers({ form: "snake", reserved: pyReserved, fallback: "tool" });
  const classes = identifiers({ form: "pascal", reserved: new Set(), fallback: "ToolResult" });
  const named = tools.map((tool, index) => {
    const name = nameOf(tool);
    return {
      tool,
      name,
      function: functions(name, String(index)),
      resultClass: classes(`${name || "tool"} result`, String(index)),
    };
  });
  return { named, notes: repeatedNames(tools) };
}

/** The parameters between the brackets. Where one without a default follows one with, all are given by name. */
export function signature(parameters: readonly Parameter[]): Code | undefined {
  if (parameters.length === 0) return undefined;
  const first = parameters.findIndex(({ hasDefault }) => hasDefault);
  const isMixed = first >= 0 && parameters.slice(first).some(({ hasDefault }) => !hasDefault);
  return source`

    ${isMixed ? source`    *,` : undefined}
    ${parameters.map((parameter) => source`    ${parameter.code},`)}

  `;
}

/** The first line of the description; "" where there is none. */
export function summaryOf(tool: JsonObject): string {
  return (textOf(tool, "description") ?? "").trim().split(/[\n\r\u0085\u2028\u2029]/)[0] ?? "";
}

/** The first line of the description, and the parameters that are told here. */
export function docstring(tool: JsonObject, parameters: readonly Parameter[] = []): Code | undefined {
  const first = summaryOf(tool);
  const told = parameters.flatMap(({ name, described }) =>
    described === undefined ? [] : [`    ${name.text}: ${described}`],
  );
  return pyDocstring([first, ...(told.length > 0 ? ["", "Args:", ...told] : [])]);
}

export function notImplemented(name: string): Code {
  return source`raise NotImplementedError(${pyLiteral(`${name} is not implemented yet`)})`;
}
