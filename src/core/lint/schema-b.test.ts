import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { isExponential } from "../schema/backtracking.ts";
import { patternFault, translated, unicodeSafe } from "../schema/pattern-syntax.ts";
import { circlesOf, expandedSize, referencesOf } from "../schema/reference-graph.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Json, JsonObject } from "../types.ts";

const tool = (schema: JsonObject) => ({
  name: "try_it",
  description: "Tries something.",
  inputSchema: { type: "object", ...schema },
});

function found(schema: JsonObject, rule: string, option = false) {
  const { diagnostics } = analyze(JSON.stringify(tool(schema)), {
    preset: "all",
    rules: option ? { [`schema/${rule}`]: "info" } : {},
  });
  return diagnostics.filter((diagnostic) => diagnostic.rule === `schema/${rule}`);
}

function fixed(schema: JsonObject, rule: string, option = false): Json | undefined {
  const fix = found(schema, rule, option)[0]?.fix;
  return fix && JSON.parse(applyEdits(JSON.stringify(tool(schema)), fix.edits)).inputSchema;
}

const value = (schema: Json): JsonObject => ({ properties: { value: schema } });
const old = { $schema: "http://json-schema.org/draft-07/schema#" };

describe("what rules about schemas report", () => {
  it.each<[string, number, JsonObject]>([
    ["nullable-keyword", 1, value({ type: "string", nullable: false })],
    ["nullable-keyword", 0, value({ nullable: true })],
    ["nullable-without-type", 1, value({ enum: ["a"], nullable: true })],
    ["openapi-keyword", 0, { properties: { style: { type: "string" } } }],
    ["format-unknown", 0, value({ type: "integer", format: "int32" })],
    ["format-unknown", 0, value({ type: "string", format: "x-colour" })],
    ["format-unknown", 1, value({ type: "string", format: "cidrv4" })],
    ["format-type-mismatch", 0, value({ type: ["integer", "string"], format: "date" })],
    ["format-type-mismatch", 0, value({ format: "date" })],
    ["format-annotation-only", 0, { ...old, ...value({ type: "string", format: "date" }) }],
    ["pattern-invalid", 1, { patternProperties: { "[a": { type: "string" } } }],
    ["pattern-unanchored", 1, value({ type: "string", pattern: "[^a]" })],
    ["pattern-unanchored", 0, value({ type: "string", pattern: "^a" })],
    ["ref-unresolved", 0, value({ $ref: "https://example.com/x" })],
    ["ref-unresolved", 0, { properties: { $ref: { type: "string" } } }],
    ["ref-unresolved", 0, value({ type: "object", default: { $ref: "#/nowhere" } })],
    ["ref-unresolved", 1, value({ $ref: "#nowhere" })],
    ["ref-unresolved", 0, { properties: { a: { $ref: "#/properties/b%25~1c" }, "b%/c": { type: "string" } } }],
    ["ref-siblings-draft07", 0, value({ $ref: "#/properties/other", minLength: 1 })],
    ["ref-siblings-draft07", 0, { ...old, ...value({ $ref: "#/definitions/a", description: "A" }) }],
    ["ref-cycle", 1, value({ $ref: "#/properties/value" })],
    ["ref-cycle", 1, value({ anyOf: [{ type: "string" }, { $ref: "#/properties/value" }] })],
    ["ref-cycle", 0, value({ type: "array", items: { $ref: "#/properties/value" } })],
    ["ref-recursive", 1, value({ $ref: "#" })],
    ["ref-recursive", 0, value({ $ref: "#/properties/value" })],
    ["ref-target-style", 0, { ...value({ $ref: "#/definitions/a" }), definitions: { a: { type: "string" } } }],
    ["id-present", 0, { $defs: { a: { $id: "#a", type: "string" } } }],
    ["id-fragment", 0, { ...old, definitions: { a: { $id: "#a", type: "string" } } }],
    ["id-fragment", 0, { $id: "https://example.com/a#" }],
    ["nested-schema-keyword", 0, { properties: { $schema: { type: "string" } } }],
    ["branch-type-conflict", 0, value({ type: "number", anyOf: [{ type: "integer" }, { minimum: 1 }] })],
    ["branch-type-conflict", 0, value({ type: "odd", anyOf: [{ type: "integer" }] })],
    ["oneof-overlap", 1, value({ oneOf: [{ type: "string" }, { type: "string", maxLength: 9 }, { type: "null" }] })],
    ["oneof-overlap", 1, value({ oneOf: [{ type: "array", items: { type: "string" } }, { type: "array" }] })],
    ["oneof-overlap", 1, value({ oneOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] })],
    ["oneof-overlap", 1, value({ oneOf: [{ type: "boolean" }, { type: "boolean" }] })],
    ["oneof-overlap", 0, value({ oneOf: [{ type: "string" }, { type: "number" }] })],
    ["oneof-overlap", 0, { properties: { a: {}, b: {} }, oneOf: [{ required: ["a"] }, { required: ["b"] }] }],
    [
      "oneof-overlap",
      0,
      value({
        oneOf: ["a", "b"].map((kind) => ({
          type: "object",
          properties: { kind: { const: kind } },
          required: ["kind"],
        })),
      }),
    ],
    [
      "oneof-discriminator",
      0,
      value({ anyOf: ["a", "b"].map((name) => ({ properties: { [name]: { type: "string" } }, required: [name] })) }),
    ],
    ["composition-single", 0, { ...old, ...value({ allOf: [{ $ref: "#/definitions/a" }], default: 1 }) }],
    ["composition-duplicate", 0, value({ oneOf: [{ type: "string" }, { type: "string" }] })],
    ["composition-nested", 0, value({ anyOf: [{ description: "Either", anyOf: [{ type: "string" }] }] })],
    ["anyof-trivial", 0, value({ anyOf: [{}, { type: "null" }] })],
    ["anyof-trivial", 1, value({ allOf: [{ type: "string" }, false] })],
    ["not-usage", 0, value({ not: {} })],
    ["boolean-schema", 0, value(true)],
    ["boolean-schema", 1, value({ type: "object", properties: { any: true } })],
    ["boolean-schema", 0, value({ type: "object", properties: { no: false }, required: ["no"] })],
    ["boolean-schema", 0, value({ type: "array", prefixItems: [{ type: "string" }], items: false })],
    ["readonly-writeonly", 0, value({ type: "string", readOnly: false, writeOnly: true })],
    ["title-noise", 0, value({ title: "The value", type: "string" })],
    ["description-trim", 0, value({ type: "string", description: "One\n  - two\nthree" })],
    ["property-identifier", 0, { properties: { a_b: { type: "string" }, "b-c": { type: "string" } } }],
    ["vacuous-keyword", 0, value({ type: "array", items: {}, minItems: 1 })],
    ["unique-items-objects", 0, value({ type: "array", items: { type: "string" }, uniqueItems: true })],
    ["property-false-required", 1, { properties: { value: false }, required: ["value"] }],
  ])("%s: %i in %j", (rule, count, schema) => {
    expect(found(schema, rule).map(({ message }) => message)).toHaveLength(count);
  });

  it("names a shared $id once, and only where the schemas differ", () => {
    const named = (name: string, required: readonly string[]) => ({
      ...tool({ $id: "urn:a", required, properties: { a: {}, b: {} } }),
      name,
    });
    const ids = (tools: readonly object[]) =>
      analyze(JSON.stringify(tools), { preset: "all" })
        .diagnostics.filter(({ rule }) => rule.startsWith("schema/id-"))
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

  it("points at the keys of patternProperties, each once", () => {
    const keys = ["[a", "a\\-b", "(?i)x", "/^a$/"];
    const patternProperties = Object.fromEntries(keys.map((key) => [key, { type: "string" }]));
    const { diagnostics } = analyze(JSON.stringify(tool(value({ type: "object", patternProperties }))));
    expect(diagnostics.map(({ rule }) => rule).toSorted()).toEqual([
      "mcp/schema-valid",
      "schema/pattern-delimited",
      "schema/pattern-dialect",
      "schema/pattern-invalid",
      "schema/pattern-not-unicode-safe",
    ]);
  });

  it.each(["^[a", "[\\w-.]", "\\Aa\\Z", "/^a$/", "a"])("says one thing about the pattern %s", (pattern) => {
    const rules = analyze(JSON.stringify(tool(value({ type: "string", pattern }))), { preset: "all" }).diagnostics;
    expect(rules.filter(({ path }) => path.endsWith("/pattern"))).toHaveLength(1);
  });
});

describe("what their repairs leave", () => {
  it.each<[string, JsonObject, JsonObject]>([
    [
      "nullable-keyword",
      value({ type: "string", enum: ["a"], nullable: true }),
      value({ type: ["string", "null"], enum: ["a", null] }),
    ],
    ["nullable-without-type", value({ nullable: true }), value({})],
    [
      "nullable-without-type",
      value({ allOf: [{ minLength: 1 }], nullable: true }),
      value({ anyOf: [{ minLength: 1 }, { type: "null" }] }),
    ],
    [
      "composition-single",
      value({ anyOf: [{ type: "string", minLength: 1 }] }),
      value({ type: "string", minLength: 1 }),
    ],
    [
      "composition-nested",
      value({ allOf: [{ allOf: [{ minLength: 1 }, { maxLength: 2 }] }, { type: "string" }] }),
      value({ allOf: [{ minLength: 1 }, { maxLength: 2 }, { type: "string" }] }),
    ],
    ["description-type", value({ description: { en: "A", de: "B" } }), value({ description: "A" })],
    ["id-fragment", { $defs: { a: { $id: "#b" } } }, { $defs: { a: { $anchor: "b" } } }],
  ])("%s of %j", (rule, before, after) => {
    expect(fixed(before, rule)).toEqual({ type: "object", ...after });
  });

  it("writes references out, with what stands beside them", () => {
    const schema = {
      properties: { a: { $ref: "#/$defs/list", description: "Mine" } },
      $defs: { list: { type: "array", items: { $ref: "#/$defs/item" } }, item: { type: "string" } },
    };
    expect(fixed(schema, "ref-portability", true)).toEqual({
      type: "object",
      properties: { a: { type: "array", items: { type: "string" }, description: "Mine" } },
    });
  });

  it("does not unwrap what changes the meaning of its neighbours unseen", () => {
    const schema = value({ additionalProperties: false, allOf: [{ properties: { a: {} } }] });
    expect(found(schema, "composition-single")[0]?.fix?.safe).toBe(false);
  });
});

describe("patterns of other languages", () => {
  it.each([
    ["\\Aab\\Z", "^ab$"],
    ["^(?P<n>a)(?P=n)$", "^(?<n>a)\\k<n>$"],
    ["^[[:alpha:]_]+$", "^[a-zA-Z_]+$"],
    ["^a(?#note)b$", "^ab$"],
    ["^a++$", "^a+$"],
    ["^\\h+[\\h]$", "^[ \\t]+[ \\t]$"],
    ["(?i)^[a-c]x$", "^[a-cA-C][xX]$"],
    ["^\\pL$", "^\\p{L}$"],
    ["^\\x{41}$", "^\\u{41}$"],
    ["^(?>a)$", undefined],
    ["^a(?i)b$", undefined],
  ])("%s is %s", (pattern, expected) => {
    expect(patternFault(pattern)).toBe("dialect");
    expect(translated(pattern)?.pattern).toBe(expected);
  });

  it.each([
    ["^[\\w-.]+$", "^[\\w\\-.]+$"],
    ["^a\\-b\\_c$", "^a-b_c$"],
    ["^a{,3}$", "^a{0,3}$"],
    ["^{a}$", "^\\{a\\}$"],
    ["^a]{2}$", "^a\\]{2}$"],
  ])("%s is %s with the u flag", (pattern, expected) => {
    expect(patternFault(pattern)).toBe("not-unicode-safe");
    expect(unicodeSafe(pattern)?.pattern).toBe(expected);
  });

  it.each(["^/api/v\\d+/$", "[(?P<]$", "^[[:]+$", "^\\/a\\/$", "^a+?$", "^(?:a|b)+$"])("%s is no fault", (pattern) => {
    expect(patternFault(pattern)).toBeUndefined();
  });
});

describe("patterns that take exponential time", () => {
  it.each([
    ...["^(a+)+$", "^(a*)*$", "^(a|a)*$", "^(a|aa)+$", "^(\\w+\\s?)*$", "(x+x+)+y", "^(a?a?)*b", "^(a|b|ab)*c$"],
    ...["^(([a-z])+.)+[A-Z]([a-z])+$", "^([0-9a-z]{0,61}[a-z])*\\.$", "^(?:.*a){20}$", "^(?:[a-z]{1,63})+\\.com$"],
  ])("%s does", (pattern) => expect(isExponential(pattern)).toBe(true));

  it.each([
    ...["^a+$", "(a+)+", "^(a+)+", "^(?:[^,]+,)*[^,]+$", "^[a-z0-9]+(?:-[a-z0-9]+)*$", "^(a|b)*$", "^(a+){1,5}$"],
    ...[
      "^[\\w.-]+@[\\w.-]+\\.\\w+$",
      "^(/[a-z]+)+/?$",
      "^[^\\s]+(\\s[^\\s]+)*$",
      "^(a)\\1+$",
      "\\p{L}+",
      "",
      "^[^]]*$",
    ],
    "^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$",
  ])("%s does not", (pattern) => expect(isExponential(pattern)).toBe(false));

  it("is told soon for patterns of any size", () => {
    const start = performance.now();
    for (const pattern of [
      "(".repeat(300) + ")*".repeat(300),
      `^(${"(a|b|c|d)".repeat(14)})*$`,
      "(?:a?){12}".repeat(99),
    ]) {
      isExponential(pattern);
    }
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe("references", () => {
  const chain = (length: number, times: number): JsonObject =>
    Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `d${at}`,
        at === length - 1 ? { type: "string" } : { allOf: Array(times).fill({ $ref: `#/$defs/d${at + 1}` }) },
      ]),
    );

  it("are counted as if written out", () => {
    expect(expandedSize({ properties: { a: { $ref: "#/$defs/d0" } }, $defs: chain(11, 2) }).expanded).toBe(
      2 + 4 * 2 ** 10 - 3,
    );
    expect(expandedSize({ $ref: "#" }).expanded).toBeLessThan(5);
  });

  it("are followed through names, pointers and schemas with an $id", () => {
    const root = {
      properties: { a: { $ref: "#b" }, c: { $ref: "urn:d#/$defs/e" }, f: { $ref: "#/$defs/0" } },
      $defs: { b: { $anchor: "b" }, d: { $id: "urn:d", $defs: { e: {} }, items: { $ref: "#/$defs/e" } }, 0: {} },
    };
    expect(referencesOf(root).map(({ target }) => target?.join("/"))).toEqual([
      "$defs/b",
      "$defs/d/$defs/e",
      "$defs/0",
      "$defs/d/$defs/e",
    ]);
  });

  it("of any number end", () => {
    const root = { properties: { a: { $ref: "#/$defs/d0" } }, $defs: chain(5_000, 1) };
    expect(circlesOf(root)).toEqual([]);
    expect(expandedSize(root).written).toBeGreaterThan(5_000);
  });
});
