import { member } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { ExportNote } from "../exporter.ts";
import { loss } from "../tool.ts";

const told = new Set(["type", "properties", "required", "$schema", "$defs", "definitions", "$id", "$comment"]);

/** A signature has no place for what the root of a schema says beside its properties. */
export function rootNotes(tool: JsonObject, root: JsonObject, accepted: JsonObject, target: string): ExportNote[] {
  const others = Object.keys(root).filter(
    (keyword) => !told.has(keyword) && member(accepted, keyword) !== root[keyword],
  );
  if (others.length === 0) return [];
  const [first = ""] = others;
  const words = others.map(code).join(", ");
  return [
    loss(
      tool,
      ["inputSchema", first],
      `${words} at the root ${others.length === 1 ? "is" : "are"} left out: ${target}`,
    ),
  ];
}
