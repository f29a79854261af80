import { isObject, member } from "../json.ts";
import { toPointer } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { code } from "../words.ts";
import type { ExportNote } from "./exporter.ts";

/** The wire name of a tool; "" where it has none. */
export function nameOf(tool: JsonObject): string {
  return textOf(tool, "name") ?? "";
}

export function textOf(value: Json | undefined, key: string): string | undefined {
  const found = member(value, key);
  return typeof found === "string" ? found : undefined;
}

/** A schema of a tool; undefined where it has none or something that is no schema object. */
export function schemaOf(tool: JsonObject, key: "inputSchema" | "outputSchema"): JsonObject | undefined {
  const schema = member(tool, key);
  return isObject(schema) ? schema : undefined;
}

export function loss(tool: JsonObject, path: Path, message: string): ExportNote {
  return { kind: "loss", message, tool: nameOf(tool), path: toPointer(path) };
}

/** One note for all fields of a tool that a target has no place for. */
export function leftOut(tool: JsonObject, kept: readonly string[], target: string): ExportNote[] {
  const others = Object.keys(tool).filter((field) => !kept.includes(field));
  if (others.length === 0) return [];
  const [first = ""] = others;
  return [
    loss(tool, [first], `${others.map(code).join(", ")} ${others.length === 1 ? "is" : "are"} left out: ${target}`),
  ];
}

/** A note for each tool whose name a tool before it has. */
export function repeatedNames(tools: readonly JsonObject[]): ExportNote[] {
  const seen = new Set<string>();
  return tools.flatMap((tool) => {
    const name = nameOf(tool);
    const repeated = seen.has(name);
    seen.add(name);
    return repeated
      ? [info(tool, ["name"], `A second tool is called ${code(name)}: a server lists only one of them`)]
      : [];
  });
}

export function info(tool: JsonObject, path: Path, message: string): ExportNote {
  return { kind: "info", message, tool: nameOf(tool), path: toPointer(path) };
}
