import { isObject, member } from "../json.ts";
import { subschemas } from "../schema/index.ts";
import { valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import type { Counter } from "./counter.ts";
import { measure } from "./measure.ts";
import type { CountedPart, PartKind } from "./part.ts";
import { placeAt, writtenJson } from "./written.ts";

/** A tool that was counted: the whole, and every place in it. */
export interface CountedTool {
  readonly total: number;
  /** What goes when a member or an item goes, with its comma; 0 where there is none. */
  tokensAt(path: Path): number;
}

/** Counts a tool as JSON on one line, and answers for each of its places. */
export function countTool(tool: JsonObject, counter: Counter): CountedTool {
  const { text, place } = writtenJson(tool);
  const { total, tokensOf } = measure(text, counter);
  return {
    total,
    tokensAt(path) {
      const found = placeAt(place, path);
      if (!found) return 0;
      if (path.length === 0) return total;
      const hasNext = text[found.to] === ",";
      const isSecond = !hasNext && text[found.from - 1] === ",";
      return tokensOf(isSecond ? found.from - 1 : found.from, hasNext ? found.to + 1 : found.to);
    },
  };
}

/** The parts of a tool, which add up to it. */
export function partsOfTool(tool: JsonObject, { total, tokensAt }: CountedTool): readonly CountedPart[] {
  const parts = Object.entries(tool).flatMap(([field, value]): readonly CountedPart[] => {
    if (field === "name") return [];
    if (field === "inputSchema" && isObject(value)) return inputParts(value, tokensAt);
    const kind = kindOfField(field);
    const inner = kind === "output" ? innerParts(value, [field], tokensAt) : [];
    return [{ path: [field], kind, tokens: tokensAt([field]), parts: inner }];
  });
  return [...parts, { path: [], kind: "rest", tokens: total - sumOf(parts), parts: [] }];
}

function kindOfField(field: string): PartKind {
  if (field === "description" || field === "annotations") return field;
  return field === "outputSchema" ? "output" : "field";
}

/** Properties and shared definitions, and what is left of the schema around them. */
function inputParts(schema: JsonObject, tokensAt: CountedTool["tokensAt"]): readonly CountedPart[] {
  const path: Path = ["inputSchema"];
  const named = (["properties", "$defs", "definitions"] as const).flatMap((keyword) =>
    Object.keys(asObject(member(schema, keyword))).map((name): CountedPart => {
      const here = [...path, keyword, name];
      const inner = innerParts(valueAt(schema, [keyword, name]), here, tokensAt);
      return {
        path: here,
        kind: keyword === "properties" ? "property" : "definition",
        tokens: tokensAt(here),
        parts: inner,
      };
    }),
  );
  return [...named, { path, kind: "schema", tokens: tokensAt(path) - sumOf(named), parts: [] }];
}

const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The nearest properties inside of a schema, through lists and branches. */
function innerParts(schema: Json | undefined, path: Path, tokensAt: CountedTool["tokensAt"]): readonly CountedPart[] {
  if (schema === undefined) return [];
  const outermost = { path, parts: [] as CountedPart[], taken: new Set<Json>() };
  /** The parts around a place, the nearest last. Schemas come parent first: what is inside of a part comes right after it. */
  const around = [outermost];
  for (const { schema: inner, path: where } of subschemas(schema, path)) {
    if (where.length === path.length) continue;
    while (around.length > 1 && !isInside(where, around.at(-1)?.path ?? [])) around.pop();
    const holder = around.at(-1) ?? outermost;
    if (where.at(-2) !== "properties" || holder.taken.has(inner)) continue;
    if (isObject(inner)) holder.taken.add(inner);
    const parts: CountedPart[] = [];
    holder.parts.push({ path: where, kind: "property", tokens: tokensAt(where), parts });
    around.push({ path: where, parts, taken: new Set() });
  }
  return outermost.parts;
}

function isInside(path: Path, outer: Path): boolean {
  return outer.length < path.length && outer.every((step, index) => step === path[index]);
}

const sumOf = (parts: readonly { readonly tokens: number }[]) => parts.reduce((sum, { tokens }) => sum + tokens, 0);
