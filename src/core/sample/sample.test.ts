import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import formatsOf from "ajv-formats";
import { describe, expect, it } from "vitest";
import { validate } from "../check/validate.ts";
import { isObject, member } from "../json.ts";
import { parseDocument } from "../text/document.ts";
import type { Json, JsonObject } from "../types.ts";
import { edgeCases, sample, sampleArguments } from "./sample.ts";

const formats = formatsOf.default;
const json = (text: string) => JSON.parse(text) as Json;

const schemas: readonly (readonly [string, Json])[] = [
  ["a text of a length", { type: "string", minLength: 30, maxLength: 32 }],
  ["a pattern", { type: "string", pattern: "^[A-Z]{2,4}-\\d{3}(?:-(?:alpha|beta))?$" }],
  ["a pattern with a length", { type: "string", pattern: "^[a-z]+$", minLength: 12 }],
  ["a pattern and a format", { type: "string", pattern: "^https://", format: "uri" }],
  ["a number between", { type: "number", exclusiveMinimum: 0.25, exclusiveMaximum: 0.5, multipleOf: 0.125 }],
  ["a whole number of two steps", { type: "integer", minimum: 7, multipleOf: 6, allOf: [{ multipleOf: 4 }] }],
  ["a tuple", { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false, minItems: 2 }],
  [
    "a tuple of draft-07",
    { $schema: "http://json-schema.org/draft-07/schema#", items: [{ const: 1 }], minItems: 1, type: "array" },
  ],
  ["what a list contains", { type: "array", contains: { const: "x" }, minContains: 2, items: { type: "string" } }],
  ["different items", { type: "array", items: { enum: ["a", "b", "c"] }, uniqueItems: true, minItems: 3 }],
  [
    "names by pattern",
    {
      type: "object",
      patternProperties: { "^x-": { type: "integer" } },
      additionalProperties: false,
      minProperties: 2,
    },
  ],
  ["names that are listed", { type: "object", propertyNames: { enum: ["a", "b"] }, minProperties: 2 }],
  [
    "what depends",
    { type: "object", required: ["a"], dependentRequired: { a: ["b"] }, properties: { b: { type: "integer" } } },
  ],
  [
    "a condition",
    json(
      '{"type":"object","properties":{"kind":{"enum":["a","b"]}},"required":["kind"],"if":{"properties":{"kind":{"const":"a"}}},"then":{"required":["x"]},"else":{"required":["y"]}}',
    ),
  ],
  [
    "conditions of which each asks for a name that the other refuses",
    json(
      '{"type":"object","properties":{"kind":{"enum":["a","b"]}},"required":["kind"],"allOf":[{"if":{"properties":{"kind":{"const":"a"}}},"then":{"required":["x"],"properties":{"y":false}}},{"if":{"properties":{"kind":{"const":"b"}}},"then":{"required":["y"],"properties":{"x":false}}}]}',
    ),
  ],
  [
    "a condition in the other branch of a condition",
    json(
      '{"type":"object","required":["kind"],"if":{"properties":{"kind":{"const":"a"}}},"then":{"required":["x"]},"else":{"properties":{"x":false},"if":{"properties":{"kind":{"const":"b"}}},"then":{"required":["y"]},"else":{"required":["z"],"properties":{"y":false}}}}',
    ),
  ],
  ["a text of two lines", { type: "string", pattern: "^[^\\n]+\\n[^\\n]+$" }],
  ["a text of one line", { type: "string", pattern: "^[^\\r\\n]*$", minLength: 20 }],
  ["a text with a line end in it", { type: "string", pattern: "^(?:.|\\n)+;\\n$" }],
  [
    "an intersection",
    { allOf: [{ type: "object", required: ["a"] }, { properties: { a: { type: "string", minLength: 9 } } }] },
  ],
  ["a union where the first branch cannot be", { oneOf: [false, { type: "integer" }, { type: "number", minimum: 5 }] }],
  ["what is not", { type: ["string", "integer"], not: { type: "string" } }],
  [
    "a reference",
    {
      $ref: "#/$defs/a",
      $defs: { a: { type: "object", required: ["b"], properties: { b: { $ref: "#/$defs/c" } } }, c: { const: 4 } },
    },
  ],
  [
    "a name that means something else elsewhere",
    {
      $ref: "inner#here",
      $defs: {
        outer: {
          $id: "inner",
          allOf: [
            { $id: "deeper", $anchor: "here", type: "number" },
            { $anchor: "here", const: "a" },
          ],
        },
      },
    },
  ],
  [
    "a reference that hides its neighbours",
    {
      $schema: "http://json-schema.org/draft-07/schema#",
      properties: { a: { $ref: "#/definitions/whole", minLength: 9, type: "string" } },
      required: ["a"],
      type: "object",
      definitions: { whole: { type: "integer" } },
    },
  ],
  [
    "a tuple and a list for one value",
    {
      type: "array",
      minItems: 2,
      items: { maximum: 5 },
      allOf: [{ prefixItems: [{ minimum: 5 }, { type: "integer" }] }],
    },
  ],
  ["a tree", { type: "object", properties: { kids: { type: "array", items: { $ref: "#" } } }, required: ["kids"] }],
  [
    "a dynamic tree",
    { $dynamicAnchor: "n", type: "object", properties: { kids: { type: "array", items: { $dynamicRef: "#n" } } } },
  ],
  [
    "no unevaluated members",
    {
      type: "object",
      allOf: [{ properties: { a: { type: "string" } } }],
      required: ["a"],
      unevaluatedProperties: false,
    },
  ],
  [
    "a name of JavaScript",
    json('{"type":"object","required":["__proto__","constructor"],"properties":{"__proto__":{"type":"integer"}}}'),
  ],
  ["many members", { type: "object", minProperties: 5, maxProperties: 5 }],
  ["true", true],
];

describe("sample", () => {
  it.each(schemas)("makes a valid value for %s", (_, schema) => {
    const { values } = sample(schema);
    expect(values).toHaveLength(1);
    expect(validate(schema, values[0]?.value ?? null, { formats: true })).toMatchObject({ valid: true, problems: [] });
  });

  it.each<[string, JsonObject]>([
    ["a pattern", { properties: { a: { $ref: "#/definitions/text", pattern: "^npm/.+$" } } }],
    ["a type, at the top", { $ref: "#/definitions/any", type: "object" }],
    ["a type, at the top with an id", { $id: "https://example.com/a.json", $ref: "#/definitions/any", type: "object" }],
    [
      "members, below a condition",
      json('{"if":{},"then":{"$ref":"#/definitions/named","properties":{"b":{"type":"string"}}}}') as JsonObject,
    ],
    ["an allOf", { properties: { a: { $ref: "#/definitions/text", allOf: [{ minLength: 30 }] } } }],
    [
      "a format, in a list",
      { type: "object", properties: { a: { items: { $ref: "#/definitions/text", format: "date" } } } },
    ],
  ])("heeds %s beside a reference up to draft-07, as Ajv does", (_, members) => {
    const definitions = { text: { type: "string" }, any: {}, named: { required: ["b"], properties: { b: true } } };
    const $schema = "http://json-schema.org/draft-07/schema#";
    const schema = { $schema, definitions, type: "object", required: ["a"], ...members };
    const judge = formats(new Ajv({ strict: false, allErrors: true })).compile(schema);
    for (const seed of [0, 1, 2, 3]) {
      const [found] = sample(schema, { seed }).values;
      expect(judge(found?.value), JSON.stringify([found?.value, judge.errors])).toBe(true);
      expect(validate(schema, found?.value ?? null, { formats: true }).valid).toBe(true);
    }
  });

  it("takes what the specification takes where neighbours of a reference leave nothing", () => {
    const $schema = "http://json-schema.org/draft-07/schema#";
    const schema = {
      $schema,
      $ref: "#/definitions/whole",
      type: "string",
      definitions: { whole: { type: "integer" } },
    };
    expect(sample(schema).values[0]?.value).toEqual(expect.any(Number));
  });

  it.each([
    "date-time",
    "date",
    "time",
    "duration",
    "email",
    "hostname",
    "ipv4",
    "ipv6",
    "uri",
    "uri-reference",
    "uuid",
    "json-pointer",
    "regex",
  ])("knows the format %s", (format) => {
    expect(sample({ type: "string", format }, { count: 2 }).values).not.toEqual([]);
  });

  it("prefers examples, then the default, where they are valid", () => {
    expect(sample({ type: "string", examples: ["Paris"], default: "x" }).values[0]?.value).toBe("Paris");
    expect(sample({ type: "integer", default: 7 }).values[0]?.value).toBe(7);
    expect(sample({ type: "integer", default: "seven", minimum: 3 }).values[0]?.value).not.toBe("seven");
  });

  it("is the same for the same seed, and different values are different", () => {
    const schema = {
      type: "object",
      properties: { a: { type: "integer" }, b: { type: "string" } },
      required: ["a", "b"],
    };
    expect(sample(schema, { seed: 3, count: 5 })).toEqual(sample(schema, { seed: 3, count: 5 }));
    const texts = sample(schema, { seed: 3, count: 5 }).values.map(({ value }) => JSON.stringify(value));
    expect(new Set(texts).size).toBe(5);
  });

  it("finds nothing where there is nothing", () => {
    for (const schema of [
      false,
      { allOf: [{ type: "string" }, { type: "null" }] },
      { enum: [] },
      { type: "string", minLength: 1e9 },
    ]) {
      expect(sample(schema).values).toEqual([]);
    }
  });

  it("breaks exactly one keyword", () => {
    const schema = json(
      '{"type":"object","properties":{"n":{"type":"integer","minimum":1,"maximum":9},"t":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":2},"s":{"type":"string","minLength":3,"maxLength":5},"e":{"enum":["a","b"]}},"required":["n"],"additionalProperties":false}',
    );
    const { values } = sample(schema, { invalid: true, count: 50 });
    for (const { value, breaks, valid } of values) {
      expect(valid).toBe(false);
      expect(validate(schema, value, { formats: true }).problems.map(({ keyword }) => keyword)).toEqual([breaks]);
    }
    const broken = new Set(values.map(({ breaks }) => breaks));
    expect([...broken].toSorted()).toEqual([
      "additionalProperties",
      "enum",
      "maxItems",
      "maxLength",
      "maximum",
      "minItems",
      "minLength",
      "minimum",
      "required",
      "type",
    ]);
  });
});

describe("schemas made to hang", () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      `d${index}`,
      {
        type: "object",
        required: ["l", "r"],
        properties: { l: { $ref: `#/$defs/d${index + 1}` }, r: { $ref: `#/$defs/d${index + 1}` } },
      },
    ]),
  );
  const product = {
    allOf: Array.from({ length: 20 }, (_, index) => ({
      oneOf: Array.from({ length: 4 }, (_, choice) => ({
        required: [`p${index}`],
        properties: { [`p${index}`]: { const: choice } },
      })),
    })),
  };
  const deep = (levels: number) => json(`${'{"properties":{"a":'.repeat(levels)}{}${"}}".repeat(levels)}`);
  it.each<[string, Json]>([
    ["doubling references", { $ref: "#/$defs/d0", $defs: { ...doubling, d30: {} } }],
    ["a product of unions", { type: "object", ...product }],
    ["deep properties", deep(2_000)],
    [
      "wide properties",
      {
        type: "object",
        properties: Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`p${index}`, { type: "string" }])),
      },
    ],
    ["a huge enum", { enum: Array.from({ length: 100_000 }, (_, index) => `v${index}`) }],
    ["a circle", { $ref: "#" }],
    [
      "a tree without leaves",
      { type: "object", required: ["c"], properties: { c: { type: "array", minItems: 3, items: { $ref: "#" } } } },
    ],
    ["a pattern that is none", { type: "string", pattern: "a}; b { c } d = {e" }],
    ["a slow pattern", { type: "string", pattern: "^(a+)+$", minLength: 60 }],
    ["many required members", { type: "object", required: Array.from({ length: 3_000 }, (_, index) => `p${index}`) }],
  ])(
    "ends on %s",
    (_, schema) => {
      for (const { value } of sample(schema, { count: 2 }).values) {
        const { valid, failure } = validate(schema, value);
        expect(valid || failure !== undefined).toBe(true);
      }
      expect(() => edgeCases({ inputSchema: schema as JsonObject })).not.toThrow();
    },
    60_000,
  );
});

it("says of no value that it is valid where nobody can judge", () => {
  const schema = {
    type: "object",
    properties: { a: { type: "string" }, b: { $ref: "#/$defs/gone" } },
    required: ["a"],
  };
  expect(validate(schema, { a: "x" }).valid).toBe(false);
  expect(sample(schema).values).toEqual([]);
});

describe("edgeCases", () => {
  it("names what is special, each judged", () => {
    const tool = {
      inputSchema: { type: "object", properties: { command: { type: "string", minLength: 2 } }, required: ["command"] },
    };
    const found = edgeCases(tool);
    expect(found.map(({ name }) => name)).toContain("`command` left out");
    expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
    for (const { arguments: args, valid } of found) expect(validate(tool.inputSchema, args).valid).toBe(valid);
  });

  it("knows a whole number that may be null", () => {
    const properties = { count: { type: ["integer", "null"], minimum: 1 } };
    const names = edgeCases({ name: "t", inputSchema: { type: "object", properties, required: ["count"] } }).map(
      ({ name }) => name,
    );
    expect(names).toContain("`count` as a number with a fraction");
  });

  it("gives a tool without a type objects only", () => {
    expect(sampleArguments({ inputSchema: {} }).values[0]?.value).toEqual({});
    expect(sampleArguments({}).values[0]?.value).toEqual({});
  });
});

/** Tool lists of published servers. They stand beside the checkout where there are any, and are no part of it. */
const folder = new URL("../../../../shared/corpus/tools-list/", import.meta.url);

describe("published servers", () => {
  if (!existsSync(folder)) {
    it.skip("skipped: no corpus", () => {});
    return;
  }
  it("have at least 95 in 100 input schemas with a valid sample", () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
    const schemasOf = (file: string) =>
      parseDocument(readFileSync(new URL(encodeURIComponent(file), folder), "utf8")).tools.flatMap(({ value }) => {
        const schema = member(value, "inputSchema");
        return isObject(schema) ? [schema] : [];
      });
    const all = files.flatMap(schemasOf);
    const sampled = all.filter((schema) => sample(schema).values.length > 0);
    expect(all.length).toBeGreaterThan(1_000);
    expect(sampled.length / all.length).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
