import { member } from "../json.ts";
import {
  branchesOf,
  itemsOf,
  type JsonType,
  type Parts,
  partsOf,
  type Source,
  sharedTypes,
  typesAbout,
} from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { code } from "../words.ts";
import { choicesOf } from "./choices.ts";
import { fieldWords } from "./field-words.ts";
import type { Branch, FieldFacts, FieldKind, FieldPlan } from "./form-plan.ts";
import { objectOf } from "./object.ts";
import { firstOf, firstText } from "./parts.ts";
import { takesEmpty } from "./takes-empty.ts";
import { type Union, type UnionBranch, unionsOf } from "./unions.ts";

/** What a node needs to know of the rest: the number of another node, and the root that it belongs to. */
export interface Builder {
  readonly node: (schemas: readonly Json[], hint?: "object") => number;
  readonly source: Source;
}

const maxOptions = 5_000;
/** Places of a tuple that are fields of their own. */
const maxPlaces = 100;

/** The field of a value that all these schemas hold for. */
export function fieldOf(schemas: readonly Json[], hint: "object" | undefined, builder: Builder): FieldPlan {
  const { parts, unions, isNullable } = openNullable(partsOf(schemas, builder.source), builder.source);
  const { list } = parts;
  const types = sharedTypes(list);
  const listed = choicesOf(list, builder.source);
  const options = listed?.filter(({ value }) => value !== null);
  const takesNull =
    types?.includes("null") ?? (listed !== undefined || isNullable || unions.some((union) => union.nullable));
  const saysNull = takesNull || list.some((part) => member(part, "nullable") === true);
  const nullable = isNullable || (saysNull && (listed === undefined || listed.some(({ value }) => value === null)));
  const kind = kindOf();
  const named =
    kind.kind === "number" && kind.integer
      ? "integer"
      : kind.kind === "object" && kind.members.length === 0 && kind.variants.length === 0
        ? "map"
        : kind.kind;
  return { ...factsOf(parts, unions, named, nullable, kind), ...kind };

  function kindOf(): FieldKind {
    const besides = types?.filter((type) => type !== "null");
    if (parts.impossible) return { kind: "nothing" };
    if (options && options.length === 0) return listed?.length ? { kind: "null" } : { kind: "nothing" };
    if (options) return { kind: "choice", options: options.slice(0, maxOptions) };
    if (besides?.length === 0) return types?.length ? { kind: "null" } : { kind: "nothing" };
    const type = besides?.length === 1 ? besides[0] : besides === undefined ? guessed() : undefined;
    const choices = unions.filter(({ branches }) => branches.length > 1);
    const [first] = choices;
    if (type === "object") return objectOf(list, choices.map(variantsOf), builder, hint === "object");
    if (first && (type === undefined || choices.length === 1) && !isPlain(first, type))
      return { kind: "union", branches: first.branches.map(branchOf) };
    switch (type) {
      case "string":
        return textOf(list);
      case "integer":
      case "number":
        return { kind: "number", integer: type === "integer" };
      case "boolean":
        return { kind: "boolean" };
      case "array":
        return listOf(list, builder);
      case undefined:
        return besides && besides.length > 1
          ? { kind: "union", branches: besides.map((name) => byType(name)) }
          : { kind: "json" };
      default:
        return { kind: "json" };
    }
  }

  /** The type of a schema that only tells by its keywords. */
  function guessed(): JsonType | undefined {
    if (hint === "object") return "object";
    const about = new Set(list.flatMap(typesAbout));
    return (["object", "array", "string", "number"] as const).find((type) => about.has(type));
  }

  function variantsOf({ branches }: Union) {
    return { branches: branches.map((branch) => branchOf(branch, "object")) };
  }

  function branchOf({ schema, label, tags }: UnionBranch, as?: unknown): Branch {
    return { label, tags, node: builder.node([schema], as === "object" ? "object" : undefined) };
  }

  function byType(name: string): Branch {
    const rest = list.map(
      (part) => Object.fromEntries(Object.entries(part).filter(([keyword]) => !annotation.has(keyword))) as JsonObject,
    );
    const words: Record<string, string> = { string: "text", array: "list", boolean: "true or false" };
    return {
      label: words[name] ?? name,
      tags: [],
      node: builder.node([{ type: name }, ...rest.map((part) => ({ ...part, type: name }))]),
    };
  }
}

const annotation = new Set(["title", "description", "default", "examples", "deprecated", "$comment", "$ref", "allOf"]);

/** Branches of one type without anything to choose between, such as two patterns for one text. */
function isPlain({ branches }: Union, type: string | undefined): boolean {
  return ["string", "integer", "number", "boolean"].includes(type ?? "") && branches.length > 0;
}

interface Opened {
  readonly parts: Parts;
  /** What is left to choose. */
  readonly unions: readonly Union[];
  /** A union had null beside its one branch. */
  readonly isNullable: boolean;
}

/** With one branch besides null, that branch is what the value is. */
function openNullable(parts: Parts, source: Source): Opened {
  const unions = unionsOf(parts.list, source);
  const only = unions.filter(({ branches, note }) => branches.length === 1 && note === undefined);
  if (only.length === 0) return { parts, unions, isNullable: false };
  const inner = partsOf(
    only.flatMap(({ branches }) => branches.map(({ schema }) => schema)),
    source,
  );
  const list = [...new Set([...parts.list.map((part) => withoutUnions(part)), ...inner.list])];
  const whole: Parts = {
    list,
    impossible: parts.impossible || inner.impossible,
    dangling: [...parts.dangling, ...inner.dangling],
    cut: parts.cut || inner.cut,
  };
  return { parts: whole, unions: unionsOf(list, source), isNullable: only.some(({ nullable }) => nullable) };

  function withoutUnions(part: JsonObject): JsonObject {
    const gone = branchesOf(part, ["oneOf", "anyOf"])
      .filter(({ keyword, list }) => unionsOf([{ [keyword]: list }], source).some((one) => one.branches.length === 1))
      .map(({ keyword }): string => keyword);
    return gone.length === 0
      ? part
      : (Object.fromEntries(Object.entries(part).filter(([key]) => !gone.includes(key))) as JsonObject);
  }
}

function textOf(list: readonly JsonObject[]): FieldKind {
  const format = firstText(list, "format");
  const max = firstOf(list, "maxLength");
  const long = firstOf(list, "contentMediaType") !== undefined || (typeof max === "number" && max > 500);
  return { kind: "text", long: long && format === undefined, ...(format && { format }) };
}

function listOf(list: readonly JsonObject[], builder: Builder): FieldKind {
  const all = list.map(itemsOf);
  const items = all.flatMap(({ rest, restKeyword }) => (rest === undefined || restKeyword !== "items" ? [] : [rest]));
  const tuple = all.find(({ first }) => first !== undefined);
  if (!tuple?.first) return { kind: "list", item: builder.node(items.length > 0 ? items : [true]) };
  const rest = tuple.restKeyword === "items" ? items[0] : tuple.rest;
  const places = tuple.first.slice(0, maxPlaces).map((schema) => builder.node([schema]));
  return { kind: "tuple", items: places, ...(rest !== undefined && rest !== false && { rest: builder.node([rest]) }) };
}

function factsOf(
  parts: Parts,
  unions: readonly Union[],
  named: string,
  nullable: boolean,
  kind: FieldKind,
): FieldFacts {
  const { list } = parts;
  const fallback = firstOf(list, "default");
  const examples = firstOf(list, "examples");
  const title = firstText(list, "title");
  const description = firstText(list, "description");
  const choice =
    kind.kind === "choice"
      ? optionWords(
          kind.options.map(({ label }) => label),
          nullable,
        )
      : undefined;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    words: choice ?? fieldWords(named, list, nullable),
    nullable,
    ...(fallback !== undefined && { default: fallback }),
    examples: Array.isArray(examples) ? examples.slice(0, 5) : [],
    deprecated: firstOf(list, "deprecated") === true,
    takesEmpty: takesEmpty(kind, list),
    notes: [
      ...unions.flatMap(({ note }) => note ?? []),
      ...parts.dangling.map((reference) => `${code(reference)} points nowhere: what it would say is not shown`),
    ],
  };
}

/** "bash, zsh, pwsh or null"; of many only how many. */
function optionWords(labels: readonly string[], nullable: boolean): string {
  const all = nullable ? [...labels, "null"] : labels;
  if (all.join(", ").length > 48 || labels.length > 5)
    return `${labels.length === 1 ? "one value" : `one of ${labels.length} values`}${nullable ? " or null" : ""}`;
  if (all.length === 1) return `always ${all[0]}`;
  return `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;
}
