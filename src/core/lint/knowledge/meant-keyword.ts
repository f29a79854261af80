import { isObject } from "../../json.ts";
import { isKeyword, keywordNames, kindOf, typesOf } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { nearest } from "../../words.ts";

const synonyms: Readonly<Record<string, string>> = {
  ...{ choices: "enum", options: "enum", values: "enum", enums: "enum", allowedvalues: "enum", oneof: "oneOf" },
  ...{ desc: "description", help: "description", doc: "description", ref: "$ref", regex: "pattern" },
};

/** The keyword that an unknown one stands for, if its value would do. */
export function meantKeyword(schema: JsonObject, keyword: string, value: Json): string | undefined {
  const bare = plain(keyword);
  if (bare === "id") return undefined;
  const same = keywordByPlain.get(bare);
  const synonym = Object.hasOwn(synonyms, bare) ? synonyms[bare] : bound(bare, typesOf(schema)?.[0]);
  const meant = [same, synonym, nearest(keyword, keywordNames)].find((name) => name !== undefined && fits(name, value));
  return meant !== undefined && isKeyword(meant) ? meant : undefined;
}

/** `min` and `max` by the type that they limit. */
function bound(word: string, type = ""): string | undefined {
  if (word !== "min" && word !== "max") return undefined;
  const ends: Record<string, string> = { string: "Length", array: "Items", number: "imum", integer: "imum" };
  return Object.hasOwn(ends, type) ? word + ends[type] : undefined;
}

const keywordByPlain = new Map(keywordNames.map((name) => [plain(name), name]));

/** Whether two words differ only in how they are written: `min_length` and `minLength`. */
export function isSameWord(left: string, right: string): boolean {
  return plain(left) === plain(right);
}

function plain(word: string): string {
  return word.replace(/[-_ ]/g, "").toLowerCase();
}

function fits(keyword: string, value: Json): boolean {
  switch (kindOf(keyword)) {
    case "text":
      return typeof value === "string";
    case "number":
    case "positive":
    case "count":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "list":
    case "names":
    case "schemas":
      return Array.isArray(value);
    case "map":
      return isObject(value);
    default:
      return keyword === "const" || keyword === "default" || isObject(value) || typeof value === "boolean";
  }
}
