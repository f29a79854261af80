import { typesOf } from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { count } from "../words.ts";
import { firstOf } from "./parts.ts";

const formatWords: Readonly<Record<string, string>> = {
  date: "date",
  time: "time",
  "date-time": "date and time",
  uri: "web address",
  "uri-reference": "web address or path",
  email: "email address",
  uuid: "UUID",
  regex: "regular expression",
};

/** "text, at most 80 characters", "integer, 1 to 600". */
export function fieldWords(kind: string, parts: readonly JsonObject[], nullable: boolean): string {
  const words = [kindWord(kind, parts), ...limits(kind, parts)].filter(Boolean).join(", ");
  return nullable && kind !== "null" ? `${words} or null` : words;
}

function kindWord(kind: string, parts: readonly JsonObject[]): string {
  const format = firstOf(parts, "format");
  if (kind === "text" && typeof format === "string") {
    return Object.hasOwn(formatWords, format) ? (formatWords[format] as string) : `text, ${format}`;
  }
  const words: Record<string, string> = {
    boolean: "true or false",
    list: "list",
    tuple: "list by position",
    json: "any JSON",
    nothing: "takes no value",
    choice: "",
    union: "one of several kinds",
    map: `${mapped(firstOf(parts, "additionalProperties"))} by name`,
  };
  return words[kind] ?? kind;
}

function mapped(schema: Json | undefined): string {
  const words: Record<string, string> = {
    string: "text",
    integer: "integers",
    number: "numbers",
    object: "objects",
    array: "lists",
  };
  const [type = "", ...others] = typesOf(schema) ?? [];
  return (others.length === 0 && Object.hasOwn(words, type) && words[type]) || "values";
}

function limits(kind: string, parts: readonly JsonObject[]): string[] {
  const number = (keyword: string) => numberOf(firstOf(parts, keyword));
  if (kind === "number" || kind === "integer") {
    return [numberRange(number), step(number("multipleOf"))].filter((text) => text !== "");
  }
  if (kind === "text") {
    const pattern = firstOf(parts, "pattern");
    const written = typeof pattern === "string" ? [`matches ${short(pattern)}`] : [];
    return [range(number("minLength"), number("maxLength"), "character"), ...written].filter(Boolean);
  }
  if (kind === "list" || kind === "tuple") {
    const unique = firstOf(parts, "uniqueItems") === true ? ["no repeats"] : [];
    return [range(number("minItems"), number("maxItems"), "item"), ...unique].filter(Boolean);
  }
  if (kind === "object" || kind === "map") {
    return [range(number("minProperties"), number("maxProperties"), "member")].filter(Boolean);
  }
  return [];
}

function numberRange(number: (keyword: string) => number | undefined): string {
  const [min, max, above, below] = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].map(number);
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  const words = [
    min !== undefined && `at least ${min}`,
    above !== undefined && `above ${above}`,
    max !== undefined && `at most ${max}`,
    below !== undefined && `below ${below}`,
  ];
  return words.filter(Boolean).join(", ");
}

function step(multiple: number | undefined): string {
  return multiple === undefined ? "" : `a multiple of ${multiple}`;
}

function range(min: number | undefined, max: number | undefined, noun: string): string {
  const from = min !== undefined && min > 0 ? min : undefined;
  if (from !== undefined && max !== undefined)
    return from === max ? `exactly ${count(from, noun)}` : `${from} to ${count(max, noun)}`;
  if (from !== undefined) return `at least ${count(from, noun)}`;
  return max === undefined ? "" : `at most ${count(max, noun)}`;
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
