import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import type { Json, JsonObject, Settings } from "../types.ts";

/** Rules that could all speak of one mistake, and which of them does. */
const found = (text: string, settings?: Partial<Settings>) => analyze(text, settings).diagnostics;
const tool = (more: JsonObject) =>
  JSON.stringify({ name: "try_it", description: "Tries something.", inputSchema: { type: "object" }, ...more });
const inProperty = (schema: Json) => tool({ inputSchema: { type: "object", properties: { p: schema } } });

describe("a document has one error", () => {
  it.each([
    ['{ "type": "function", "function": { "name": "a", "parameters": {} } }', ["json/foreign-shape"]],
    ['{ "toolSpec": { "name": "a" } }', ["json/foreign-shape"]],
    ['{ "name": "a", "inputSchema": { "json": {} } }', ["json/foreign-shape"]],
    ['{ "name": "a", "parameters": { "type": "object" } }', ["mcp/parameters-misnamed"]],
    ['{ "name": "a", "args": 1 }', ["mcp/input-schema-required"]],
    ['{ "name": "a", "inputSchema": "{\\"type\\":\\"object\\"}" }', ["mcp/schema-as-string"]],
    ['{ "name": "a", "inputSchema": "none" }', ["mcp/input-schema-object"]],
    ['{ \'name\': \'a\', "inputSchema": { "type": "object" } }', ["json/syntax", "json/syntax"]],
    ['{ "mcpServers": {} }', ["json/not-a-tool"]],
    ["7", ["json/not-a-tool"]],
    ["", ["json/syntax"]],
    ["// nothing", ["json/syntax"]],
    ["[]", []],
    ['{ "tools": [] }', []],
    ['{ "result": { "tools": [] } }', []],
  ])("%s", (text, rules) => {
    const errors = found(text).filter(({ rule, severity }) => severity === "error" || rule.startsWith("json/"));
    expect(errors.map(({ rule }) => rule)).toEqual(rules);
  });
});

describe("a property has one error or warning", () => {
  it.each<[Json, string]>([
    [{ type: "str" }, "schema/unknown-type"],
    [{ type: ["string", "str"] }, "schema/type-array-invalid"],
    [{ type: "string", required: true }, "schema/required-boolean"],
    [{ type: "object", required: "x", properties: { x: { type: "string" } } }, "mcp/required-array"],
    [{ type: "object", properties: { required: ["x"] } }, "schema/keyword-inside-properties"],
    [{ type: "object", properties: { x: "string" } }, "mcp/properties-map"],
    [{ type: "object", properties: { additionalProperties: false } }, "schema/keyword-inside-properties"],
    [{ type: "array", items: [{ type: "string" }] }, "schema/tuple-items-2020"],
    [{ type: "string", minLength: -1 }, "schema/bound-invalid"],
    [{ type: "number", multipleOf: -1 }, "schema/multiple-of-invalid"],
    [{ type: "number", minimum: 0, exclusiveMinimum: true }, "schema/exclusive-boolean"],
    [{ type: "string", enum: [] }, "schema/enum-empty"],
    [{ type: "string", enum: "a" }, "schema/enum-empty"],
    [{ type: "array", items: { type: "string" }, uniqueItems: "yes" }, "mcp/schema-valid"],
  ])("%j is told by %s", (schema, rule) => {
    const severe = found(inProperty(schema)).filter(({ severity }) => severity === "error" || severity === "warning");
    expect(severe.filter(({ path }) => path.includes("/p")).map((one) => one.rule)).toEqual([rule]);
  });

  it.each(["^[a", "[\\w-.]", "\\Aa\\Z", "/^a$/", "a"])("the pattern %s has one finding of any kind", (pattern) => {
    const all = found(inProperty({ type: "string", pattern }), { preset: "all" });
    expect(all.filter(({ path }) => path.endsWith("/pattern"))).toHaveLength(1);
  });

  it("the keys of patternProperties have one each", () => {
    const keys = ["[a", "a\\-b", "(?i)x", "/^a$/"];
    const patternProperties = Object.fromEntries(keys.map((key) => [key, { type: "string" }]));
    const all = found(inProperty({ type: "object", patternProperties })).map(({ rule }) => rule);
    expect(all.toSorted()).toEqual([
      "schema/pattern-delimited",
      "schema/pattern-dialect",
      "schema/pattern-invalid",
      "schema/pattern-not-unicode-safe",
    ]);
  });
});

describe("rules that share a subject", () => {
  it("name a shared $id once, and only where the schemas differ", () => {
    const named = (name: string, required: readonly string[]) => ({
      ...JSON.parse(tool({ inputSchema: { type: "object", $id: "urn:a", required, properties: { a: {}, b: {} } } })),
      name,
    });
    const ids = (tools: readonly object[]) =>
      found(JSON.stringify(tools), { preset: "all" })
        .filter(({ rule }) => rule.startsWith("schema/id-"))
        .map(({ rule, toolIndex }) => [rule, toolIndex]);
    expect(ids([named("one", ["a"]), named("two", ["b"])])).toEqual([
      ["schema/id-present", 0],
      ["schema/id-duplicate", 1],
    ]);
    expect(ids([named("one", ["a"]), named("two", ["a"])]).map(([rule]) => rule)).toEqual([
      "schema/id-present",
      "schema/id-present",
    ]);
  });

  it.each<[Json, string | undefined, string[]]>([
    [{ taskSupport: "required" }, undefined, ["mcp/execution-removed"]],
    [{ taskSupport: "required" }, "2025-11-25", []],
    [{ taskSupport: "Required" }, undefined, ["mcp/execution-task-support"]],
    [{}, undefined, []],
    [null, undefined, ["mcp/execution-task-support"]],
  ])("speak of tasks once: %j in %s", (execution, revision, rules) => {
    const all = found(tool({ execution }), { preset: "all", ...(revision && { revision }) });
    expect(all.map(({ rule }) => rule).filter((rule) => /^mcp\/(execution|field)/.test(rule))).toEqual(rules);
  });

  it.each(["2024-11-05", "2025-11-25", "2026-07-28"])(
    "pass over what the SDK writes into every tool: %s",
    (revision) => {
      const inputSchema = { type: "object", properties: {}, additionalProperties: false };
      expect(found(tool({ inputSchema, execution: { taskSupport: "forbidden" } }), { revision })).toEqual([]);
    },
  );

  it("report a false claim to read only once", () => {
    const all = found(tool({ name: "delete_order", description: "Deletes it.", annotations: { readOnlyHint: true } }), {
      preset: "strict",
    });
    const about = all.filter(({ path }) => path === "/annotations/readOnlyHint");
    expect(about.map(({ rule }) => rule)).toEqual(["security/readonly-claim"]);
  });

  it("are silent about a description where the name is to blame, unless nobody asks about names", () => {
    const text = tool({ inputSchema: { type: "object", properties: { user: { type: "string" } } } });
    const rules = (off: boolean) =>
      found(text, { preset: "strict", rules: off ? { "quality/param-name-ambiguous": "off" } : {} })
        .map(({ rule }) => rule)
        .filter((rule) => /param-(name-ambiguous|description-missing)/.test(rule));
    expect(rules(false)).toEqual(["quality/param-name-ambiguous"]);
    expect(rules(true)).toEqual(["quality/param-description-missing"]);
  });
});

describe("one unclosed string is one finding", () => {
  const rest = '  "description": "Answers.",\n  "inputSchema": {\n    "type": "object",\n    "properties": {}\n  }\n}';
  it.each([
    `{\n  "name": "ping,\n${rest}`,
    `{\n  "name: "ping",\n${rest}`,
    `{\n  "name": "ping",\n${rest.replace('"Answers."', '"Answers, and says when')}`,
    `{\n  "name": "ping",\n${rest.replace('"type": "object"', '"type": "object')}`,
  ])("%j", (text) => {
    expect(found(text).map(({ rule }) => rule)).toEqual(["json/syntax"]);
  });
});

describe("one bracket that is never closed is one finding", () => {
  const good = JSON.stringify(
    {
      tools: ["book", "free"].map((name) => ({
        name: `${name}_room`,
        description: "Does something with a room.",
        inputSchema: {
          type: "object",
          properties: {
            room: { type: "string", description: "Which one.", enum: ["north", "south"] },
            seats: { type: "integer", description: "How many." },
          },
          required: ["room"],
        },
      })),
    },
    null,
    2,
  );
  const lines = good.split("\n");
  const closing = lines.flatMap((line, index) => (/^ +[}\]],?$/.test(line) ? [index] : []));

  it.each(closing)("without line %i, and its repair puts it back", (index) => {
    const text = lines.toSpliced(index, 1).join("\n");
    const all = found(text);
    expect(all.map(({ rule, severity }) => [rule, severity])).toEqual([["json/syntax", "error"]]);
    const [fix] = all.flatMap((one) => one.fix ?? []);
    const [edit] = fix?.edits ?? [];
    expect(fix?.safe).toBe(false);
    const start = edit?.offset ?? 0;
    expect(JSON.parse(text.slice(0, start) + edit?.text + text.slice(start))).toEqual(JSON.parse(good));
  });
});
