import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import type { ExportNote } from "../exporter.ts";
import { csJson, csString } from "../literals/csharp.ts";
import { objectInput } from "../root-type.ts";
import { leftOut, loss, nameOf } from "../tool.ts";

const hints = {
  ...{ title: "Title", readOnlyHint: "ReadOnlyHint", destructiveHint: "DestructiveHint" },
  ...{ idempotentHint: "IdempotentHint", openWorldHint: "OpenWorldHint" },
} as const;
const iconFields = { src: "Source", mimeType: "MimeType", sizes: "Sizes", theme: "Theme" } as const;

/** The members of the SDK's `Tool` for a descriptor. */
export function protocolTool(tool: JsonObject): {
  readonly members: readonly Code[];
  readonly notes: readonly ExportNote[];
} {
  const notes: ExportNote[] = [];
  const lose = (path: readonly (string | number)[], message: string) => notes.push(loss(tool, path, message));
  const text = (field: string, property: string): Code[] => {
    const value = member(tool, field);
    if (typeof value === "string") return [source`${trusted(property)} = ${csString(value)},`];
    if (value !== undefined) lose([field], `${code(field)} is left out: it is no text`);
    return [];
  };
  const input = objectInput(tool);
  const annotations = member(tool, "annotations");
  const icons = member(tool, "icons");
  const meta = member(tool, "_meta");
  const output = member(tool, "outputSchema");
  const hasOutput = isObject(output) || typeof output === "boolean";
  for (const [field, value, fits] of [
    ["annotations", annotations, isObject(annotations)],
    ["icons", icons, isIcons(icons)],
    ["_meta", meta, isObject(meta)],
    ["outputSchema", output, hasOutput],
  ] as const) {
    if (value !== undefined && !fits)
      lose([field], `${code(field)} is left out: it is not of the type that the SDK takes`);
  }
  const members = [
    source`Name = ${csString(nameOf(tool))},`,
    ...text("title", "Title"),
    ...text("description", "Description"),
    source`InputSchema = ${element(input.schema)},`,
    ...(hasOutput ? [source`OutputSchema = ${element(output)},`] : []),
    ...(isObject(annotations)
      ? [source`Annotations = new ToolAnnotations { ${initializers(annotations, hints, ["annotations"], lose)} },`]
      : []),
    ...(isIcons(icons)
      ? [
          source`Icons = [${joined(
            icons.map((icon, at) => source`new Icon { ${initializers(icon, iconFields, ["icons", at], lose)} }`),
            ", ",
          )}],`,
        ]
      : []),
    ...(isObject(meta) ? [source`Meta = JsonNode.Parse(${csJson(meta)})!.AsObject(),`] : []),
  ];
  const kept = ["name", "title", "description", "inputSchema", "outputSchema", "annotations", "icons", "_meta"];
  return { members, notes: [...input.notes, ...notes, ...leftOut(tool, kept, "the SDK has no place for it")] };
}

function element(schema: Json): Code {
  return source`JsonDocument.Parse(${csJson(schema)}).RootElement`;
}

function isIcons(icons: Json | undefined): icons is readonly JsonObject[] {
  return Array.isArray(icons) && icons.every((icon: Json) => typeof member(icon, "src") === "string");
}

function initializers(
  value: JsonObject,
  fields: Readonly<Record<string, string>>,
  path: readonly (string | number)[],
  lose: (path: readonly (string | number)[], message: string) => void,
): Code {
  const known = Object.entries(value).flatMap(([field, inner]) => {
    const property = Object.hasOwn(fields, field) ? fields[field] : undefined;
    const written = property === undefined ? undefined : fieldValue(field, inner);
    if (property !== undefined && written) return [source`${trusted(property)} = ${written}`];
    lose([...path, field], `${code(field)} is left out: the SDK does not take it here`);
    return [];
  });
  return joined(known, ", ");
}

function fieldValue(field: string, value: Json): Code | undefined {
  if (field.endsWith("Hint")) return typeof value === "boolean" ? trusted(String(value)) : undefined;
  if (field !== "sizes") return typeof value === "string" ? csString(value) : undefined;
  if (!Array.isArray(value) || !value.every((size) => typeof size === "string")) return undefined;
  return source`[${joined(value.map(csString), ", ")}]`;
}
