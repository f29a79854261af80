import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { type Code, source } from "../code.ts";
import type { ExportNote } from "../exporter.ts";
import { tsKey, tsLiteral } from "../literals/typescript.ts";
import { leftOut, loss } from "../tool.ts";
import { annotationsCast, iconsCast } from "./beyond-types.ts";

const fits: Readonly<Record<string, (value: Json) => boolean>> = {
  title: (value) => typeof value === "string",
  description: (value) => typeof value === "string",
  annotations: isObject,
  icons: Array.isArray,
  _meta: isObject,
};

const casts: Readonly<Record<string, (value: Json) => Code | undefined>> = {
  annotations: annotationsCast,
  icons: iconsCast,
};

/** What `registerTool` takes as plain values; the schemas come between, by `schemas`. */
export function configuration(
  tool: JsonObject,
  sdk: "v1" | "v2",
  schemas: readonly Code[],
): { readonly members: readonly Code[]; readonly notes: readonly ExportNote[] } {
  const takes = ["title", "description", "annotations", ...(sdk === "v2" ? ["icons"] : []), "_meta"];
  const notes: ExportNote[] = [];
  const entry = (field: string): Code[] => {
    const value = member(tool, field);
    if (value === undefined) return [];
    if (fits[field]?.(value)) return [source`${tsKey(field)}: ${tsLiteral(value)}${casts[field]?.(value)},`];
    notes.push(loss(tool, [field], `${code(field)} is left out: it is not of the type that the protocol gives it`));
    return [];
  };
  for (const field of ["inputSchema", "outputSchema"]) {
    const value = member(tool, field);
    if (value === undefined || isObject(value)) continue;
    notes.push(loss(tool, [field], `${code(field)} is left out: it is no object`));
  }
  const why = sdk === "v2" ? "version 2 of the SDK does not send it" : "version 1 of the SDK does not send it";
  return {
    members: [...["title", "description"].flatMap(entry), ...schemas, ...takes.slice(2).flatMap(entry)],
    notes: [...notes, ...leftOut(tool, ["name", "inputSchema", "outputSchema", ...takes], why)],
  };
}
