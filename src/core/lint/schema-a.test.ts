import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Json, JsonObject, Settings } from "../types.ts";
import { rules } from "./rules.ts";

const options = Object.fromEntries(
  rules.flatMap(({ id, preset }) => (preset === "option" ? [[id, "hint" as const]] : [])),
);
const settings: Partial<Settings> = { preset: "all", rules: options };

const tool = (inputSchema: JsonObject) => JSON.stringify({ name: "a", inputSchema });
const any = { enum: [1, 2] };
const inProperty = (schema: Json): JsonObject => ({
  type: "object",
  properties: { p: schema },
  $defs: { open: { properties: { x: any } }, closed: { properties: { y: any }, additionalProperties: false } },
});
const atRoot = (schema: Json): JsonObject => ({ type: "object", ...(schema as JsonObject) });
const old = (schema: Json): JsonObject => ({
  ...inProperty(schema),
  $schema: "http://json-schema.org/draft-07/schema#",
});

/** A rule, a schema, what the rule says of it (a part is enough), and the schema after the first repair; "!" where it is safe. */
type Case = [rule: string, schema: Json, says?: string, repaired?: Json, safe?: "!"];

function check([rule, schema, says, repaired, safe]: Case, place: (schema: Json) => JsonObject) {
  const text = tool(place(schema));
  const found = analyze(text, settings).diagnostics.filter((diagnostic) => diagnostic.rule === `schema/${rule}`);
  if (says === undefined) {
    expect(found).toEqual([]);
    return;
  }
  expect(`${found[0]?.severity}: ${found[0]?.message}`).toContain(says);
  if (repaired === undefined) return;
  const fix = found[0]?.fix;
  expect(fix && JSON.parse(applyEdits(text, fix.edits))).toEqual(JSON.parse(tool(place(repaired))));
  expect(fix?.safe ?? false).toBe(safe === "!");
}

const properties: Case[] = [
  ["unknown-type", { type: "string" }],
  ["unknown-type", { type: ["str"] }],
  ["unknown-type", { type: "String" }, "error: `String`", { type: "string" }, "!"],
  ["unknown-type", { type: "DateTime" }, "error: `DateTime`", { type: "string", format: "date-time" }],
  ["unknown-type", { type: "date", format: "date" }, "error: `date`", { format: "date" }],
  ["unknown-type", { type: 7 }, "error: `type` must be the name of a type, not `7`"],
  ["unknown-type", { properties: { type: { type: "string" } } }],
  ["type-array-invalid", { type: ["string", "null"] }],
  ["type-array-invalid", { type: [] }, "error: `type` lists no type", {}],
  ["type-array-invalid", { type: ["str", "null"] }, "error: `str`", { type: ["string", "null"] }, "!"],
  ["type-array-invalid", { type: ["str", "string"] }, "error: `str`", { type: ["string"] }],
  ["type-array-invalid", { type: ["string", null] }, "error: `type` must list names", { type: ["string", "null"] }],
  ["single-type-array", { type: ["string"] }, "hint: `type` lists only `string`", { type: "string" }, "!"],
  ["single-type-array", { type: ["str"] }],
  ["union-type", { type: ["string", "null"] }],
  ["union-type", { type: ["string", "string"] }],
  [
    "union-type",
    { type: ["string", "integer", "null"] },
    "info: This takes text or a whole number",
    { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] },
  ],
  ["missing-type", {}, "info: `p` has no `type`"],
  ["missing-type", { enum: [1] }],
  ["missing-type", { anyOf: [{}, {}] }],
  ["missing-type", { nullable: true }],
  ["missing-type", { allOf: [{ properties: { x: { minLength: 1 } } }] }],
  ["missing-type", { type: "object", additionalProperties: {} }],
  ["missing-type", { type: "object", properties: { properties: { type: "object", additionalProperties: {} } } }],
  ["missing-type", { type: "array", items: {} }, "info: What stands in this list"],
  ["missing-type", { default: 5 }, "info: `p`", { type: "integer", default: 5 }],
  ["missing-type", { format: "uri" }, "warning: `p`", { type: "string", format: "uri" }],
  ["missing-type", { minLength: 1, minimum: 1 }, "info: `p`"],
  ["keyword-type-mismatch", { type: ["string", "array"], items: {}, minLength: 1 }],
  ["keyword-type-mismatch", { type: "integer", minimum: 1 }],
  ["keyword-type-mismatch", { type: "string", required: true }],
  ["keyword-type-mismatch", { type: "str", minimum: 1 }],
  [
    "keyword-type-mismatch",
    { type: "string", properties: {}, required: [] },
    "warning: `properties` and `required` only limit an object, but the type is `string`: Gemini refuses",
    { type: "object", properties: {}, required: [] },
  ],
  ["keyword-type-mismatch", { type: "boolean", maxLength: 5 }, "warning: `maxLength` only", { type: "boolean" }],
  ["unknown-keyword", { type: "string", "x-own": 1, example: "a", nullable: true, deprecated: true }],
  ["unknown-keyword", { type: "string", min_length: 1 }, "warning:", { type: "string", minLength: 1 }, "!"],
  ["unknown-keyword", { type: "string", desciption: "a" }, "warning:", { type: "string", description: "a" }],
  ["unknown-keyword", { type: "string", max: 1 }, "did you mean `maxLength`?", { type: "string", maxLength: 1 }],
  ["unknown-keyword", { type: "integer", max: 1 }, "did you mean `maximum`?", { type: "integer", maximum: 1 }],
  ["unknown-keyword", { type: "string", note: "a" }, "info: `note`", { type: "string", "x-note": "a" }],
  ["unknown-keyword", { type: "string", optional: true }, "only the `required`", { type: "string" }],
  ["unknown-keyword", { type: "string", id: "a" }, "warning: `id` was replaced", { type: "string" }],
  ["unknown-keyword", { type: "string", enums: ["a"], enum: ["b"] }, "`enum`?", { type: "string", enum: ["b"] }],
  ["unknown-keyword", { type: "string", default: { minlength: 1 }, enum: [{ foo: 1 }] }],
  [
    "unknown-keyword",
    { description: "d", a: { type: "string" }, b: { type: "string" } },
    "warning: `a`, `b` should stand in `properties`",
    { type: "object", description: "d", properties: { a: { type: "string" }, b: { type: "string" } } },
  ],
  ["missing-type", { a: { type: "string" } }],
  ["required-boolean", { type: "object", properties: [{ name: "x", required: true }] }],
  ["required-boolean", { type: "object", required: true, properties: {} }, "error: `required` is `true`"],
  ["array-missing-items", { type: "array", items: {} }],
  ["array-missing-items", { type: "array", prefixItems: [{}] }],
  ["array-missing-items", { type: "array", anyOf: [{ items: {} }] }],
  ["array-missing-items", { not: { type: "array" } }],
  ["array-missing-items", { type: "array" }, "warning: `p`", { type: "array", items: { type: "string" } }],
  [
    "array-missing-items",
    { type: ["array", "null"], default: [1] },
    "warning: `p`",
    { type: ["array", "null"], default: [1], items: { type: "integer" } },
  ],
  ["object-missing-properties", { type: "object" }],
  ["map-untyped", { type: "object", additionalProperties: true }],
  ["map-untyped", { type: "object", a: { type: "string" } }],
  [
    "map-untyped",
    { type: "object", default: { a: 1 } },
    "hint: `p`",
    { type: "object", default: { a: 1 }, additionalProperties: { type: "integer" } },
  ],
  ["closed-composition", { additionalProperties: false, anyOf: [{ required: ["a"] }] }],
  ["closed-composition", { additionalProperties: false, properties: { x: {} }, allOf: [{ $ref: "#/$defs/open" }] }],
  ["closed-composition", { additionalProperties: false, allOf: [{ properties: { x: false } }] }],
  [
    "closed-composition",
    { additionalProperties: false, patternProperties: { "^x": {} }, allOf: [{ properties: { x: {} } }] },
  ],
  [
    "closed-composition",
    { additionalProperties: false, allOf: [{ $ref: "#/$defs/open" }] },
    "warning: `additionalProperties` does not see",
    { unevaluatedProperties: false, allOf: [{ $ref: "#/$defs/open" }] },
  ],
  ["closed-allof-branches", { allOf: [{ $ref: "#/$defs/open" }, { $ref: "#/$defs/closed" }] }, "warning: A branch"],
  ["closed-allof-branches", { anyOf: [{ $ref: "#/$defs/open" }, { $ref: "#/$defs/closed" }] }],
  ["closed-allof-branches", { properties: { y: {} }, allOf: [{ $ref: "#/$defs/closed" }] }],
  [
    "closed-allof-branches",
    { properties: { x: {} }, required: ["x"], allOf: [{ $ref: "#/$defs/closed" }] },
    "error: A branch of `allOf` is closed and does not know `x`: no call can be valid",
  ],
  ["tuple-items-2020", { items: [] }, "error:", {}],
  ["tuple-items-2020", { items: {} }],
  ["additional-items-2020", { items: [{}], additionalItems: false }],
  ["additional-items-2020", { items: {}, additionalItems: false }, "warning:", { items: {} }],
  [
    "dependencies-2020",
    { dependencies: { a: ["b"], c: { required: ["d"] } } },
    "warning:",
    { dependentRequired: { a: ["b"] }, dependentSchemas: { c: { required: ["d"] } } },
    "!",
  ],
  ["pattern-properties-overlap", { properties: { ab: {} }, patternProperties: { "^a": { type: "string" } } }, "info:"],
  ["pattern-properties-overlap", { properties: { ab: {} }, patternProperties: { "(": {}, "^a": {} } }],
  [
    "pattern-properties-overlap",
    { properties: { ab: { type: "integer" } }, patternProperties: { "^a": { type: "number" } } },
    "info:",
  ],
  ["bounds-inverted", { minimum: 1, maximum: 1 }],
  ["bounds-inverted", { minimum: 1.2, maximum: 1.8 }],
  ["bounds-inverted", { type: "integer", minimum: 1.2, maximum: 1.8 }, "error:"],
  ["bounds-inverted", { minimum: 1, exclusiveMaximum: 1 }, "error: `minimum` is 1 and `exclusiveMaximum` is 1"],
  ["bounds-inverted", { minContains: 2, maxContains: 1 }],
  ["bounds-inverted", { minItems: "2", maxItems: 1 }],
  ["bounds-inverted", { minItems: 2, maxItems: 1 }, "error:", { minItems: 1, maxItems: 2 }],
  ["bound-invalid", { minLength: 1.5 }, "error: `minLength` must be a whole number"],
  ["bound-invalid", { minLength: 2.0, minimum: -1.5, exclusiveMinimum: true }],
  ["bound-invalid", { properties: { minLength: { type: "string" } } }],
  ["multiple-of-invalid", { multipleOf: 0.01 }],
  ["multiple-of-invalid", { multipleOf: "2" }, "error:", { multipleOf: 2 }, "!"],
  ["integer-fractional", { type: "number", minimum: 0.5 }],
  [
    "integer-fractional",
    { type: "integer", exclusiveMaximum: 2.5 },
    "is 3",
    { type: "integer", exclusiveMaximum: 3 },
    "!",
  ],
  ["exclusive-boolean", { exclusiveMinimum: 0 }],
  ["exclusive-boolean", { maximum: 9, exclusiveMaximum: true }, "error:", { exclusiveMaximum: 9 }, "!"],
  ["exclusive-and-inclusive", { minimum: 0, exclusiveMinimum: 0 }, "warning: `minimum`", { exclusiveMinimum: 0 }, "!"],
  ["exclusive-and-inclusive", { maximum: 5, exclusiveMaximum: 9 }, "`exclusiveMaximum`", { maximum: 5 }, "!"],
  ["exclusive-and-inclusive", { minimum: 0, exclusiveMinimum: true }],
  ["equal-bounds", { minimum: 1, maximum: 1, enum: [1] }],
  ["min-properties-redundant", { required: ["a"], minProperties: 2 }],
  ["min-properties-redundant", { minProperties: 0 }],
  ["min-properties-redundant", { required: ["a", "a"], maxProperties: 1 }],
  ["contains-bounds-alone", { contains: {}, minContains: 2 }],
  ["contains-bounds-alone", { minContains: 2, minItems: 1 }, "warning:", { minItems: 1 }],
  ["enum-empty", { enum: "a" }, "error: `enum` must be a list", { enum: ["a"] }],
  ["enum-duplicate", { enum: [1, "1", true, null, [1], { a: 1 }] }],
  [
    "enum-duplicate",
    {
      enum: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    },
    "warning:",
    { enum: [{ a: 1, b: 2 }] },
    "!",
  ],
  ["enum-null-missing", { type: "string", enum: ["a"] }],
  [
    "enum-null-missing",
    { type: ["string", "null"], enum: ["a"] },
    "warning:",
    { type: ["string", "null"], enum: ["a", null] },
  ],
  ["enum-single", { enum: ["a", "b"] }],
  ["enum-single", { enum: [null] }, "hint:", { const: null }],
  ["enum-with-constraints", { type: "string", enum: ["a"], format: "uri", description: "d" }],
  ["enum-with-constraints", { type: "string", enum: ["a"], minimum: 1 }],
  ["enum-with-constraints", { type: "string", enum: ["a"], pattern: "b" }, 'warning: `"a"` does not match'],
  ["enum-with-constraints", { const: 5, minimum: 1 }, "hint: `minimum` adds nothing", { const: 5 }, "!"],
  ["const-type-mismatch", { type: "number", const: 1 }],
  ["const-type-mismatch", { type: "string", nullable: true, const: null }],
  ["const-type-mismatch", { type: "string", const: null }, "error: `null` is not text", { type: "null", const: null }],
  ["const-and-enum", { const: { a: 1 }, enum: [{ a: 1 }] }, "warning:", { const: { a: 1 } }, "!"],
  ["const-and-enum", { const: "a", enum: ["b"] }, "error: `enum` does not list", { const: "a" }],
  ["default-null", { type: ["string", "null"], default: null }],
  ["default-null", { anyOf: [{ type: "string" }, { type: "null" }], default: null }],
  ["default-null", { type: "string", nullable: true, default: null }],
  ["default-null", { type: "string", enum: ["a", null], default: null }],
  ["default-null", { default: null }],
  [
    "default-null",
    { type: "string", default: null },
    "warning: The default is null, but its schema takes text",
    { type: "string" },
    "!",
  ],
  [
    "examples-invalid",
    { type: "integer", examples: 7 },
    "error: `examples` must be a list",
    { type: "integer", examples: [7] },
    "!",
  ],
  ["examples-invalid", { type: "boolean", examples: ["true"] }, "warning:", { type: "boolean", examples: [true] }, "!"],
  ["examples-invalid", { type: "number", examples: ["12**"] }, "warning:", { type: "number", examples: [] }],
  ["examples-invalid", { $ref: "#/$defs/none", examples: [1] }],
  ["example-singular", { properties: { example: { type: "string" } } }],
  ["example-singular", { example: 1, examples: [2] }, "warning:", { examples: [2, 1] }, "!"],
  ["example-singular", { example: 1, examples: [1] }, "warning:", { examples: [1] }, "!"],
  ["examples-duplicate", { examples: [1, "1"] }],
];

const roots: Case[] = [
  ["object-missing-properties", {}, "warning:", { properties: {} }, "!"],
  ["object-missing-properties", { additionalProperties: false }],
  ["object-missing-properties", { anyOf: [{ properties: {} }] }],
  ["unknown-type", { type: "dict" }],
  ["type-array-invalid", { type: ["object", "object"] }],
  ["single-type-array", { type: ["object"] }],
  ["keyword-type-mismatch", { type: "string", properties: {} }],
  ["additional-properties-open", { properties: { x: any }, additionalProperties: true }],
  ["additional-properties-open", { properties: {} }],
  ["additional-properties-open", { properties: { x: any } }, "hint:"],
  ["keyword-inside-properties", { properties: { type: { type: "string" }, required: { type: "boolean" } } }],
  ["keyword-inside-properties", { properties: { type: "string", title: "str", name: "string" } }],
  ["keyword-inside-properties", { properties: { items: [] } }],
  [
    "keyword-inside-properties",
    { properties: { x: {}, additionalProperties: false } },
    "error: `additionalProperties` stands inside",
    { properties: { x: {} }, additionalProperties: false },
  ],
  [
    "keyword-inside-properties",
    { properties: { x: {}, type: "object" } },
    "error: `type` stands inside",
    { properties: { x: {} } },
    "!",
  ],
  ["required-duplicate", { required: ["x", "y"], properties: { x: {}, y: {} } }],
  ["required-duplicate", { required: [1, 1] }],
  ["required-deprecated", { required: ["x"], properties: { x: { deprecated: false } } }],
  ["default-on-required", { properties: { x: { default: 1 } } }],
  [
    "default-on-required",
    { required: ["x"], properties: { x: { default: null } } },
    "info: `x` is required",
    { required: [], properties: { x: { default: null } } },
  ],
  ["unknown-keyword", { annotations: {} }, "warning: `annotations` is a field of the tool"],
  ["defs-unused", { properties: { x: { $ref: "#/$defs/a" } }, $defs: { a: { $ref: "#/$defs/b" }, b: {} } }],
  ["defs-unused", { properties: { x: { $ref: "#anchor" } }, $defs: { a: { $anchor: "anchor" } } }],
  ["defs-unused", { $defs: { a: { $ref: "#/$defs/a" } } }, "hint: No reference leads to `a`", { $defs: {} }],
  ["defs-unused", { $defs: { a: {}, b: {} } }, "hint: No reference leads to any of the 2", {}],
  ["definitions-to-defs", { definitions: {}, $defs: {} }, "hint:"],
];

const draft07: Case[] = [
  ["tuple-items-2020", { items: [{}] }],
  ["additional-items-2020", { items: [{}], additionalItems: false }],
  ["dependencies-2020", { dependencies: { a: ["b"] } }],
  ["contains-bounds-alone", { minContains: 1 }],
  ["enum-empty", { enum: [] }, "error: `enum` lists no value"],
  ["unknown-keyword", { prefixItems: [{}] }, "warning: `prefixItems` came with 2020-12, but this schema is draft-07"],
  ["unknown-keyword", { if: {}, deprecated: true, $defs: {} }],
  ["closed-composition", { additionalProperties: false, allOf: [{ properties: { x: {} } }] }, "warning:"],
];

const named = (cases: Case[]) => cases.map((row) => [row[0], JSON.stringify(row[1]), row] as const);

describe("in a property", () => {
  it.each(named(properties))("%s of %s", (_, __, row) => check(row, inProperty));
});

describe("at the root", () => {
  it.each(named(roots))("%s of %s", (_, __, row) => check(row, atRoot));
});

describe("in draft-07", () => {
  it.each(named(draft07))("%s of %s", (_, __, row) => check(row, old));
});

describe("one mistake has one finding", () => {
  const told = (schema: Json) =>
    analyze(tool(inProperty(schema)))
      .diagnostics.filter(({ severity, path }) => /error|warning/.test(severity) && path.includes("/p"))
      .map(({ rule }) => rule);

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
    expect(told(schema)).toEqual([rule]);
  });
});

it("takes no longer for much more", () => {
  const many = (count: number, entry: (index: number) => string) =>
    Array.from({ length: count }, (_, n) => entry(n)).join();
  const flags = many(2_000, (n) => `"p${n}":{"required":true}`);
  const keys = many(5_000, (n) => `"k${n}":${n}`);
  const patterns = many(300, (n) => `"(a+)+${n}$":{"type":"string"}`);
  const names = many(300, (n) => `"${"a".repeat(30)}${n}":{"type":"number"}`);
  const start = performance.now();
  analyze(`{"name":"a","inputSchema":{"type":"object","properties":{${flags}}}}`, settings);
  analyze(`{"name":"a","inputSchema":{"type":"object",${keys}}}`, settings);
  analyze(
    `{"name":"a","inputSchema":{"type":"object","properties":{${names}},"patternProperties":{${patterns}}}}`,
    settings,
  );
  expect(performance.now() - start).toBeLessThan(30_000);
}, 60_000);
