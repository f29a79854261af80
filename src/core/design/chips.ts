import { isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import type { Chip, TypeView } from "./row.ts";

/** The limits of a value, in the order in which a person asks for them. Each chip names the keywords that it shows. */
export function chipsOf(schema: Json | undefined, type: TypeView, tag: string | undefined): readonly Chip[] {
  if (!isObject(schema)) return [];
  const chips: Chip[] = [];
  const add = (chip: Chip | undefined) => chip && chips.push(chip);
  for (const [of, low, high] of ranges[type.kind] ?? []) add(range(schema, of, low, high));
  if (type.kind === "number" || type.kind === "integer") {
    add(openRange(schema));
    const of = member(schema, "multipleOf");
    if (typeof of === "number") chips.push({ code: "multiple", keywords: ["multipleOf"], of });
  }
  if (type.kind === "text") {
    for (const code of ["format", "pattern"] as const) {
      const text = member(schema, code);
      if (typeof text === "string") chips.push({ code, keywords: [code], text });
    }
  }
  if (type.kind === "list" && member(schema, "uniqueItems") === true)
    chips.push({ code: "unique", keywords: ["uniqueItems"] });
  add(fields(schema, type));
  if (tag !== undefined) chips.push({ code: "tag", keywords: [], text: tag });
  const value = member(schema, "default");
  if (value !== undefined) chips.push({ code: "default", keywords: ["default"], value });
  if (member(schema, "deprecated") === true) chips.push({ code: "deprecated", keywords: ["deprecated"] });
  return chips;
}

type Range = readonly [of: "characters" | "items" | "members" | "value", low: string, high: string];
const items: readonly Range[] = [["items", "minItems", "maxItems"]];
const members: readonly Range[] = [["members", "minProperties", "maxProperties"]];
const ranges: Readonly<Partial<Record<TypeView["kind"], readonly Range[]>>> = {
  text: [["characters", "minLength", "maxLength"]],
  integer: [["value", "minimum", "maximum"]],
  number: [["value", "minimum", "maximum"]],
  list: items,
  tuple: items,
  object: members,
  map: members,
};

function range(schema: JsonObject, of: Range[0], low: string, high: string): Chip | undefined {
  const [min, max] = [member(schema, low), member(schema, high)];
  const keywords = [typeof min === "number" && low, typeof max === "number" && high].filter((name) => name !== false);
  if (keywords.length === 0) return undefined;
  return {
    code: "range",
    of,
    keywords,
    ...(typeof min === "number" && { min }),
    ...(typeof max === "number" && { max }),
  };
}

/** Limits that a value may come near to and not reach. */
function openRange(schema: JsonObject): Chip | undefined {
  const chip = range(schema, "value", "exclusiveMinimum", "exclusiveMaximum");
  return chip?.code === "range" ? { ...chip, isOpen: true } : undefined;
}

function fields(schema: JsonObject, { kind }: TypeView): Chip | undefined {
  const properties = member(schema, "properties");
  if ((kind !== "object" && kind !== "tag") || !isObject(properties)) return undefined;
  return { code: "fields", keywords: ["properties"], count: Object.keys(properties).length };
}
