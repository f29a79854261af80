import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Check, Fact } from "../client.ts";
import { formats } from "../formats.ts";
import { mapChildren } from "../steps/edit.ts";
import { children } from "../steps/openai-words.ts";
import { inputTrail, into } from "../trail.ts";
import { formatsAreOf } from "./formats.ts";
import { nodesOf } from "./nodes.ts";

const guide: Fact = { source: "OpenAI, guide to Structured Outputs, as of February 2026", confidence: "vendor-doc" };

const max = { properties: 5000, depth: 10, values: 1000, text: 120_000, longList: 250, listText: 15_000 };

/** Sizes that the API refuses. */
const sizes: Check = ({ schema }, work) => {
  const told = work.as(guide);
  let [properties, values, text] = [0, 0, 0];
  for (const { schema: node, at } of nodesOf(schema)) {
    const names = namesIn(node);
    properties += Object.keys(objectAt(node, "properties")).length;
    text += names.reduce((sum, name) => sum + name.length, 0);
    const list = member(node, "enum");
    const listed = Array.isArray(list) ? (list as Json[]) : [];
    values += listed.length;
    const length = listed.reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);
    text += length + (typeof node.const === "string" ? node.const.length : 0);
    if (listed.length > max.longList && length > max.listText)
      told.note("too-much-text", into(at, "enum"), { count: length, max: max.listText });
  }
  const depth = depthOf(schema);
  if (properties > max.properties)
    told.note("too-many-properties", inputTrail, { count: properties, max: max.properties });
  if (values > max.values) told.note("too-many-values", inputTrail, { count: values, max: max.values });
  if (text > max.text) told.note("too-much-text", inputTrail, { count: text, max: max.text });
  if (depth > max.depth) told.note("too-deep", inputTrail, { depth, max: max.depth });
};

const objectAt = (node: JsonObject, keyword: string): JsonObject => {
  const value = member(node, keyword);
  return isObject(value) ? value : {};
};

const namesIn = (node: JsonObject) =>
  ["properties", "$defs", "definitions"].flatMap((keyword) => Object.keys(objectAt(node, keyword)));

/** How many objects are nested in each other. */
function depthOf(schema: Json): number {
  if (!isObject(schema)) return 0;
  let deepest = 0;
  mapChildren(schema, inputTrail, children, (child) => {
    deepest = Math.max(deepest, depthOf(child));
    return child;
  });
  return deepest + (Object.hasOwn(schema, "properties") ? 1 : 0);
}

export const openAiStrictChecks: readonly Check[] = [formatsAreOf(guide, formats["openai-strict"]), sizes];
