import type { Json } from "../types.ts";
import { count } from "../words.ts";
import type { Chip, Row, TypeView } from "./row.ts";

/** Types, limits and names of the page in words. Those of the edits are in `edit-words.ts`; nothing else writes a sentence. */

const simple: Readonly<Partial<Record<TypeView["kind"], string>>> = {
  text: "text",
  integer: "integer",
  number: "number",
  boolean: "true or false",
  null: "null",
  object: "object",
  any: "any JSON",
  nothing: "no value",
  tuple: "list by position",
  json: "JSON",
};

export function typeInWords(type: TypeView): string {
  const words = bare(type);
  return type.nullable && type.kind !== "null" ? `${words} or null` : words;
}

function bare(type: TypeView): string {
  switch (type.kind) {
    case "list":
      return type.of && type.of.kind !== "any" ? `list of ${plural(type.of)}` : "list of anything";
    case "map":
      return `${type.of && type.of.kind !== "any" ? plural(type.of) : "any JSON"} by name`;
    case "values":
      return type.values.length === 1
        ? `always ${short(type.values[0] ?? null)}`
        : `one of ${type.values.length} values`;
    case "constant":
      return `always ${short(type.value)}`;
    case "union":
      return listed(type.names, "or");
    case "several":
      return listed(
        type.types.map((name) => jsonWords[name] ?? name),
        "or",
      );
    case "shared":
      return type.isDangling ? `${type.name} (not there)` : type.name;
    case "tag":
      return `${type.name} is ${short(type.value)}`;
    case "malformed":
      return `${type.found}, which is no schema`;
    default:
      return simple[type.kind] ?? type.kind;
  }
}

const jsonWords: Readonly<Record<string, string>> = {
  string: "text",
  boolean: "true or false",
  array: "list",
};

/** As the words stand behind "list of". */
function plural(type: TypeView): string {
  const plurals: Readonly<Partial<Record<TypeView["kind"], string>>> = {
    integer: "integers",
    number: "numbers",
    object: "objects",
  };
  return plurals[type.kind] ?? typeInWords(type);
}

const maxNames = 3;

function listed(names: readonly string[], word: string): string {
  if (names.length === 0) return "no value";
  if (names.length > maxNames) return `${names.slice(0, 2).join(", ")} ${word} ${names.length - 2} more`;
  return names.length === 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;
}

const units = { characters: "character", items: "item", members: "name", value: "" } as const;

export function chipInWords(chip: Chip): string {
  switch (chip.code) {
    case "range":
      return rangeInWords(chip);
    case "multiple":
      return `multiple of ${chip.of}`;
    case "format":
      return chip.text;
    case "pattern":
      return `matches ${cut(chip.text)}`;
    case "tag":
      return `by ${chip.text}`;
    case "unique":
      return "no repeats";
    case "closed":
      return "no other names";
    case "deprecated":
      return "deprecated";
    case "default":
      return `default ${short(chip.value)}`;
    case "fields":
      return count(chip.count, "field");
  }
}

function rangeInWords({ of, min, max, isOpen }: Chip & { readonly code: "range" }): string {
  const unit = units[of];
  const counted = (number: number) => (unit === "" ? String(number) : count(number, unit));
  if (min !== undefined && max !== undefined) {
    if (isOpen) return `above ${min}, below ${max}`;
    return min === max ? `exactly ${counted(min)}` : `${min} to ${counted(max)}`;
  }
  if (min !== undefined) return unit === "" ? `${isOpen ? "above" : "at least"} ${min}` : `min ${counted(min)}`;
  return unit === "" ? `${isOpen ? "below" : "at most"} ${max}` : `max ${counted(max ?? 0)}`;
}

/** What a row is called where the text gives it no name. */
export function nameInWords({ kind, name }: Pick<Row, "kind" | "name">): string {
  switch (kind) {
    case "each":
      return "each";
    case "position":
      return ordinal(Number(name));
    case "further":
      return "further ones";
    case "others":
      return "any other name";
    case "pattern":
      return `names like ${cut(name)}`;
    case "part":
      return `and, part ${name}`;
    default:
      return name;
  }
}

function ordinal(number: number): string {
  const ending = number % 100 >= 11 && number % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}

const maxLength = 40;

function short(value: Json): string {
  return cut(typeof value === "string" ? value || '""' : JSON.stringify(value));
}

function cut(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
