import { isObject, member } from "../json.ts";
import { toPointer } from "../locate.ts";
import type { Json, JsonObject, Path } from "../types.ts";
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
