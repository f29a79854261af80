import { isObject, member } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import type { Check, Fact } from "../client.ts";
import { formats } from "../formats.ts";
import { into } from "../trail.ts";
import { formatsAreOf } from "./formats.ts";
import { nameHasTo, parametersHaveTo } from "./names.ts";
import { nodesIn, statedTypes } from "./nodes.ts";
import { noRecursion } from "./schemas.ts";

const typed: Fact = {
  source: "npm:@google/genai@2.32.0 dist/genai.d.ts (FunctionDeclaration, Schema)",
  confidence: "source-read",
};
const unknownName: Fact = {
  source: "API error texts in promptfoo/promptfoo#6902; NousResearch/hermes-agent agent/gemini_schema.py @1287318",
  confidence: "issue-report",
};
const format: Fact = { source: "API error text in google-gemini/gemini-cli#2237", confidence: "issue-report" };
const untyped: Fact = { source: "google-gemini/gemini-cli#4400", confidence: "issue-report" };
const objectOnly: Fact = { source: "anomalyco/opencode#11889", confidence: "issue-report" };
const cycles: Fact = {
  source: "google-gemini/gemini-cli packages/core/src/tools/mcp-client.ts @5411f11",
  confidence: "issue-report",
};

export const geminiName: Check = nameHasTo(typed, /^[A-Za-z_][A-Za-z0-9_.:-]*$/, 128);

/** The members of `Schema`, the only words that `parameters` may hold. */
export const geminiKeywords: ReadonlySet<string> = new Set([
  ...["anyOf", "default", "description", "enum", "example", "format", "items", "maxItems", "maxLength"],
  ...["maxProperties", "maximum", "minItems", "minLength", "minProperties", "minimum", "nullable", "pattern"],
  ...["properties", "propertyOrdering", "required", "title", "type"],
]);

/** What stands in a word that it refuses is not read: it would only be refused again. */
const geminiPlaces = { single: new Set(["items"]), lists: new Set(["anyOf"]), maps: new Set(["properties"]) };
const geminiNodes = (schema: JsonObject) => nodesIn(schema, geminiPlaces);

const onlyItsWords: Check = ({ schema }, work) => {
  for (const { schema: node, at } of geminiNodes(schema)) {
    for (const keyword of Object.keys(node)) {
      if (!geminiKeywords.has(keyword)) work.as(unknownName).note("keyword-refused", into(at, keyword), { keyword });
    }
  }
};

const nodesAreComplete: Check = ({ schema }, work) => {
  for (const { schema: node, at } of geminiNodes(schema)) {
    const types = statedTypes(node);
    const isUnion = Array.isArray(member(node, "anyOf"));
    if (types.length === 0 && !isUnion && !Object.hasOwn(node, "$ref")) work.as(untyped).note("type-missing", at);
    if (types.includes("ARRAY") && !Object.hasOwn(node, "items")) work.as(unknownName).note("items-missing", at);
    const values = member(node, "enum");
    if (Array.isArray(values) && !values.every((value) => typeof value === "string"))
      work.as(typed).note("enum-not-text", into(at, "enum"));
    if (types.length > 0 && !types.includes("OBJECT")) {
      for (const keyword of ["properties", "required"])
        if (Object.hasOwn(node, keyword)) work.as(objectOnly).note("keyword-refused", into(at, keyword), { keyword });
      continue;
    }
    for (const name of undefinedNames(node)) {
      work.as(unknownName).note("required-undefined", into(at, "required"), { name });
    }
  }
};

/** Required, but without a schema. */
function undefinedNames(node: JsonObject): readonly string[] {
  const [required, properties] = [member(node, "required"), member(node, "properties")];
  const names = Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
  return names.filter((name) => !(isObject(properties) && Object.hasOwn(properties, name)));
}

/** What the API refuses of `parameters`, after its SDK rewrote them. */
const geminiParameterChecks: readonly Check[] = [
  geminiName,
  parametersHaveTo(typed, /^[A-Za-z_][A-Za-z0-9_]{0,63}$/, "advice"),
  onlyItsWords,
  nodesAreComplete,
  formatsAreOf(format, formats["gemini-parameters"], geminiNodes),
];

/** What it refuses of `parametersJsonSchema`. */
export const geminiJsonSchemaChecks: readonly Check[] = [geminiName, noRecursion(cycles)];

/** With `$schema` the SDK takes the other way. */
export const geminiChecks: readonly Check[] = [
  (sent, work) => {
    const checks = Object.hasOwn(sent.schema, "$schema") ? geminiJsonSchemaChecks : geminiParameterChecks;
    for (const check of checks) check(sent, work);
  },
];
