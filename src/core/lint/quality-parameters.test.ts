import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import type { Json, JsonObject } from "../types.ts";
import { listedValues } from "./knowledge/listed-values.ts";
import { statedDefault } from "./knowledge/stated-default.ts";

/** What one rule says of a tool, by path and message. */
function found(rule: string, tool: JsonObject): string[] {
  const text = JSON.stringify({ name: "get_it", description: "Gets it.", inputSchema: { type: "object" }, ...tool });
  return analyze(text, { preset: "all", rules: { [rule]: "info" } })
    .diagnostics.filter((diagnostic) => diagnostic.rule === rule)
    .map(({ path }) => path.replace("/inputSchema/properties/", ""));
}

const withProperties = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  inputSchema: { type: "object", properties, ...more },
});

/** A rule, the properties, and the names that it reports. */
const cases: [string, JsonObject, string[]][] = [
  ["param-description-missing", { a: { type: "string" }, b: { type: "string", description: " " } }, ["a", "b"]],
  ["param-description-missing", { kind: { const: "x" }, mode: { enum: ["a", "b"] } }, []],
  ["param-description-missing", { a: { anyOf: [{ type: "string", description: "Told here" }, { type: "null" }] } }, []],
  ["param-description-missing", { a: { type: "array", items: { type: "string", description: "Told here" } } }, []],
  ["param-description-missing", { user: { type: "string" } }, []],
  ["param-name-ambiguous", { user: { type: "string" }, id: { type: "string", description: "The id" } }, ["user", "id"]],
  ["param-name-ambiguous", { user: { type: "string", description: "Login name" } }, []],
  ["param-name-ambiguous", { id: { type: "string", description: "Issue ID" }, data: { type: "object" } }, []],
  ["param-name-ambiguous", { x: { type: "number" }, y: { type: "number" } }, []],
  ["param-name-ambiguous", { key: { type: "string" }, value: { type: "string" } }, []],
  ["param-name-style", { userId: {}, page: {}, query: {} }, []],
  ["param-name-style", { userId: {}, page_size: {} }, ["userId"]],
  ["param-name-style", { userId: {}, teamId: {}, page_size: {} }, ["page_size"]],
  ["param-integer", { limit: { type: "number" }, price_limit: { type: "number" } }, ["limit/type"]],
  ["param-integer", { offset: { type: "number", default: 0.5 }, page: { type: ["number", "null"] } }, []],
  ["param-integer", { limit: { anyOf: [{ type: "number" }, { type: "null" }] } }, ["limit/anyOf/0/type"]],
  ["param-bounds", { limit: { type: "integer", maximum: 9007199254740991 } }, ["limit"]],
  ["param-bounds", { limit: { type: "integer", maximum: 50 }, rate_limit: { type: "integer" } }, []],
  ["param-units", { timeout: { type: "integer", description: "In seconds" }, delay_ms: { type: "integer" } }, []],
  ["param-units", { timeout: { type: "integer" }, distance: { type: "number" } }, ["timeout", "distance"]],
  ["param-units", { timeout: { type: "string" } }, []],
  ["param-boolean-string", { a: { enum: ["True", "False"] }, b: { enum: ["yes", "no", "maybe"] } }, ["a"]],
  ["param-boolean-string", { mode: { type: "string", description: "One of: true, false" } }, ["mode"]],
  ["param-json-string", { ids: { type: "string", description: "Comma-separated ids" } }, ["ids"]],
  ["param-json-string", { at: { type: "string", description: "Comma-separated latitude and longitude" } }, []],
  ["param-json-string", { ids: { type: "array", description: "Not comma-separated" } }, []],
  ["param-json-string", { file: { type: "string", description: "Path of a JSON object file" } }, []],
  ["param-format-suggest", { email: { type: "string" }, url: { type: "string" } }, ["email", "url"]],
  ["param-format-suggest", { url: { type: "string", description: "Relative or absolute" } }, []],
  ["param-format-suggest", { date: { type: "string" }, email: { type: "string", default: "" } }, []],
  ["param-enum-undocumented", { a: { enum: ["A1", "B2", "C3", "D4"] } }, ["a/enum"]],
  ["param-enum-undocumented", { a: { enum: ["1m", "5m", "1h", "1d"] }, b: { enum: ["MX", "TXT", "A", "NS"] } }, []],
  ["param-default-suggest", { all: { type: "boolean", description: "Also list hidden ones" } }, ["all"]],
  ["param-default-suggest", { all: { type: "boolean", description: "If true, list hidden ones" } }, []],
  ["param-injected-leak", { ctx: {}, args: {}, kwargs: {}, a: {} }, ["ctx", "args", "kwargs"]],
  ["param-injected-leak", { args: { type: "array" }, context: { type: "string" } }, []],
  ["param-wrapper", { params: { type: "object", properties: { a: {} } } }, ["params"]],
  ["param-wrapper", { params: { type: "object" } }, []],
  ["param-wrapper", { params: { type: "object", properties: { a: {} } }, other: {} }, []],
  ["param-required-none", { query: { type: "string" } }, ["query"]],
  ["param-required-none", { query: { type: "string" }, id: { type: "string" } }, []],
  ["param-required-none", { query: { type: "string", description: "Optional filter" } }, []],
  ["examples-suggest", { code: { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$", description: "The code" } }, ["code"]],
  ["examples-suggest", { code: { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$", description: "Like ABC-1234" } }, []],
];

describe("parameters", () => {
  it.each(cases)("%s of %j: %j", (rule, properties, names) => {
    expect(found(`quality/${rule}`, withProperties(properties))).toEqual(names);
  });

  it("that only refine others are left alone", () => {
    const refined = { a: { type: "string", description: "Told here" } };
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const branches = { then: { properties: { a: { minLength: 1 } } }, anyOf: [{ properties: { a: {} } }] };
    expect(found("quality/param-description-missing", withProperties(refined, branches))).toEqual([]);
  });

  it("are silent about a description where the name is to blame, unless nobody asks about names", () => {
    const text = JSON.stringify({ name: "a", ...withProperties({ user: { type: "string" } }) });
    const rules = (off: boolean) =>
      analyze(text, { preset: "strict", rules: off ? { "quality/param-name-ambiguous": "off" } : {} })
        .diagnostics.map(({ rule }) => rule)
        .filter((rule) => /param-(name-ambiguous|description-missing)/.test(rule));
    expect(rules(false)).toEqual(["quality/param-name-ambiguous"]);
    expect(rules(true)).toEqual(["quality/param-description-missing"]);
  });
});

describe("results", () => {
  const output = (properties: JsonObject) => ({ outputSchema: { type: "object", properties } });
  it.each<[string, JsonObject, number]>([
    ["output-low-signal", output({ id: {}, parent_ids: { type: "array", items: { type: "string" } } }), 1],
    ["output-low-signal", output({ id: {}, title: {} }), 0],
    ["output-low-signal", { name: "create_it", ...output({ id: {} }) }, 0],
    ["output-schema-missing", { name: "delete_it" }, 0],
    ["output-required", output({}), 0],
    ["param-pagination", { name: "search_all" }, 1],
    ["param-pagination", { name: "list_news", inputSchema: { type: "object", properties: { cursor: {} } } }, 0],
    ["param-pagination", { name: "list_address" }, 0],
  ])("%s of %j: %i", (rule, tool, number) => {
    expect(found(`quality/${rule}`, tool)).toHaveLength(number);
  });
});

it.each<[string, string, string[] | undefined]>([
  ["unit", "metric or imperial", ["metric", "imperial"]],
  ["sort", "How to sort ('newest' | 'oldest')", ["newest", "oldest"]],
  ["a", "Must be one of: low, medium, or high.", ["low", "medium", "high"]],
  ["a", "Allowed values: `x`, `y`", ["x", "y"]],
  ["a", "One of red, green, etc.", undefined],
  ["place", "city or address", undefined],
  ["state", "State or province", undefined],
  ["owner_id", "One of user, team", undefined],
  ["a", "Comma-separated. One of: a, b", undefined],
  ["a", "Can be anything you like", undefined],
])("%s, %j lists %j", (name, description, values) => {
  expect(listedValues(name, description)).toEqual(values);
});

it.each<[string, string, Json | undefined]>([
  ["Rows (default: 10)", "integer", 10],
  ["Rows. Defaults to 1,000.", "integer", 1000],
  ["Rows, default is 2.5", "integer", undefined],
  ["Rows, default 2.5", "number", 2.5],
  ["Timeout (default: 30 seconds)", "integer", undefined],
  ["Timeout (default: 30s)", "integer", undefined],
  ["Default 10 for lists, default 20 for trees", "integer", undefined],
  ["Whether to wait (default: True)", "boolean", true],
  ["Whether to wait. By default false", "boolean", false],
  ["Branch, defaults to 'main'", "string", "main"],
  ["Branch, defaults to main", "string", undefined],
  ["Branch, defaults to the current one", "string", undefined],
  ["Branch. Default: 'main' or 'master'", "string", undefined],
])("%j of type %s says %j", (description, type, value) => {
  expect(statedDefault(description, { type }, type)).toBe(value);
});
