import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import type { ExportNote } from "../exporter.ts";
import { pyLiteral } from "../literals/python.ts";
import { leftOut, loss } from "../tool.ts";

const hints = {
  ...{ title: "title", readOnlyHint: "read_only_hint", destructiveHint: "destructive_hint" },
  ...{ idempotentHint: "idempotent_hint", openWorldHint: "open_world_hint" },
} as const;
const iconFields = { src: "src", mimeType: "mime_type", sizes: "sizes", theme: "theme" } as const;

const fits: Readonly<Record<string, (value: Json) => boolean>> = {
  title: (value) => typeof value === "string",
  description: (value) => typeof value === "string",
  annotations: isObject,
  icons: (value) => Array.isArray(value) && value.every((icon: Json) => typeof member(icon, "src") === "string"),
  _meta: isObject,
};

/** What the SDK takes besides name and schemas, in its words, as arguments of a call. */
export function descriptorArguments(tool: JsonObject): {
  readonly given: readonly Code[];
  readonly notes: readonly ExportNote[];
} {
  const notes: ExportNote[] = [];
  const lose = (path: readonly (string | number)[], message: string) => notes.push(loss(tool, path, message));
  const given = Object.keys(fits).flatMap((field) => {
    const value = member(tool, field);
    if (value === undefined) return [];
    if (fits[field]?.(value)) return [argument(field, value, lose)];
    lose([field], `${code(field)} is left out: it is not of the type that the protocol gives it`);
    return [];
  });
  const kept = ["name", "inputSchema", "outputSchema", ...Object.keys(fits)];
  return { given, notes: [...notes, ...leftOut(tool, kept, "the SDK has no place for it")] };
}

type Lose = (path: readonly (string | number)[], message: string) => void;

function argument(field: string, value: Json, lose: Lose): Code {
  if (field === "annotations")
    return source`annotations=${model("ToolAnnotations", value, hints, ["annotations"], lose)}`;
  if (field === "icons") {
    const icons = (value as readonly Json[]).map((icon, index) =>
      model("Icon", icon, iconFields, ["icons", index], lose),
    );
    return source`icons=[${joined(icons, ", ")}]`;
  }
  return source`${trusted(field === "_meta" ? "meta" : field)}=${pyLiteral(value)}`;
}

const booleans: ReadonlySet<string> = new Set(Object.keys(hints).slice(1));

function model(
  name: "ToolAnnotations" | "Icon",
  value: Json,
  fields: Readonly<Record<string, string>>,
  path: readonly (string | number)[],
  lose: Lose,
): Code {
  const known = Object.entries(isObject(value) ? value : {}).flatMap(([field, inner]) => {
    const parameter = Object.hasOwn(fields, field) ? fields[field] : undefined;
    const isFit = booleans.has(field)
      ? typeof inner === "boolean"
      : field === "sizes"
        ? isTexts(inner)
        : typeof inner === "string";
    if (parameter !== undefined && isFit && (field !== "theme" || inner === "light" || inner === "dark")) {
      return [source`${trusted(parameter)}=${pyLiteral(inner)}`];
    }
    lose([...path, field], `${code(field)} is left out: the SDK does not take it here`);
    return [];
  });
  return source`${trusted(name)}(${joined(known, ", ")})`;
}

function isTexts(value: Json): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
