import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { member } from "../json.ts";
import type { Json } from "../types.ts";
import type { FieldPlan, FormPlan } from "./form-plan.ts";
import { formPlan, isPlan } from "./plan.ts";
import { noFormInWords } from "./words.ts";

function planOf(schema: Json): FormPlan {
  const plan = formPlan(schema);
  if (!isPlan(plan)) throw new Error(plan.code);
  return plan;
}

function rootOf(schema: Json) {
  const plan = planOf(schema);
  const root = plan.nodes[plan.root];
  if (root?.kind !== "object") throw new Error("no object");
  const members = new Map(root.members.map(({ name, node }) => [name, plan.nodes[node] as FieldPlan]));
  return { plan, root, members };
}

/** The field of one property. */
function field(schema: Json, rest: Record<string, Json> = {}): FieldPlan {
  const found = rootOf({ type: "object", properties: { it: schema }, ...rest }).members.get("it");
  if (!found) throw new Error("no field");
  return found;
}

describe("what a property becomes", () => {
  const rows: [string, Json, Partial<Record<string, unknown>>][] = [
    [
      "text",
      { type: "string", maxLength: 80 },
      { kind: "text", words: "text, at most 80 characters", nullable: false },
    ],
    [
      "a whole number",
      { type: "integer", minimum: 1, maximum: 600 },
      { kind: "number", integer: true, words: "integer, 1 to 600" },
    ],
    [
      "a bounded number",
      { type: "number", exclusiveMinimum: 0, multipleOf: 0.5 },
      { words: "number, above 0, a multiple of 0.5" },
    ],
    ["true or false", { type: "boolean" }, { kind: "boolean", words: "true or false" }],
    [
      "nullable by a list of types",
      { type: ["string", "null"] },
      { kind: "text", nullable: true, words: "text or null" },
    ],
    [
      "nullable by a union",
      { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }] },
      { kind: "number", nullable: true, words: "integer, at least 1 or null" },
    ],
    [
      "a nullable enum",
      { type: ["string", "null"], enum: ["a", "b", null] },
      { kind: "choice", nullable: true, words: "a, b or null" },
    ],
    [
      "one long value or none",
      { enum: ["a".repeat(60), null] },
      { kind: "choice", nullable: true, words: "one value or null" },
    ],
    [
      "an enum without a type",
      { enum: [1, "1"] },
      {
        kind: "choice",
        options: [
          { value: 1, label: "1" },
          { value: "1", label: '"1"' },
        ],
      },
    ],
    [
      "titled constants",
      {
        oneOf: [
          { const: 1, title: "One" },
          { const: 2, title: "Two" },
        ],
      },
      {
        kind: "choice",
        options: [
          { value: 1, label: "1", note: "One" },
          { value: 2, label: "2", note: "Two" },
        ],
      },
    ],
    [
      "nullable titled constants",
      { anyOf: [{ const: "a", title: "First" }, { type: "null" }] },
      { kind: "choice", nullable: true },
    ],
    [
      "a format",
      { type: "string", format: "date-time" },
      { kind: "text", format: "date-time", words: "date and time" },
    ],
    ["anything", {}, { kind: "json", words: "any JSON" }],
    ["true", true, { kind: "json" }],
    ["false", false, { kind: "nothing" }],
    ["an empty enum", { enum: [] }, { kind: "nothing" }],
    ["null alone", { type: "null" }, { kind: "null" }],
    [
      "a list",
      { type: "array", items: { type: "string" }, uniqueItems: true },
      { kind: "list", words: "list, no repeats" },
    ],
    [
      "a map",
      { type: "object", additionalProperties: { type: "string" } },
      { kind: "object", members: [], words: "text by name" },
    ],
    [
      "a map by pattern",
      { type: "object", patternProperties: { "^x": { type: "integer" } }, additionalProperties: false },
      { kind: "object", members: [] },
    ],
    [
      "a reference that dangles",
      { $ref: "#/$defs/gone" },
      { kind: "json", notes: ["`#/$defs/gone` points nowhere: what it would say is not shown"] },
    ],
    ["a reference outside", { $ref: "https://example.com/x" }, { kind: "json" }],
    [
      "parts of allOf",
      { allOf: [{ type: "number" }, { type: "integer", minimum: 2 }, { maximum: 3 }] },
      { kind: "number", integer: true, words: "integer, 2 to 3" },
    ],
    ["default and examples", { type: "string", default: null, examples: ["x"] }, { default: null, examples: ["x"] }],
  ];
  it.each(rows)("%s", (_, schema, expected) => {
    expect(field(schema)).toMatchObject(expected);
  });

  it("a union of types and one of objects, named by discriminator or title", () => {
    const types = field({ type: ["string", "integer"] });
    expect(types.kind === "union" && types.branches.map(({ label }) => label)).toEqual(["text", "integer"]);
    const tagged = (kind: string, rest = {}) => ({
      type: "object",
      required: ["kind"],
      properties: { kind: { const: kind } },
      ...rest,
    });
    const objects = field({ oneOf: [tagged("circle"), tagged("square", { title: "A square" })] });
    expect(objects.kind === "union" && objects.branches.map(({ label, tags }) => [label, tags])).toEqual([
      ["circle", [["kind", "circle"]]],
      ["A square", [["kind", "square"]]],
    ]);
  });

  it("tuples of both dialects", () => {
    const items = [{ type: "number" }, { type: "string" }];
    expect(field({ type: "array", prefixItems: items, items: { type: "boolean" } })).toMatchObject({
      kind: "tuple",
      rest: expect.any(Number),
    });
    const old = field({ type: "array", items, additionalItems: false });
    expect(old.kind === "tuple" && [old.items.length, old.rest]).toEqual([2, undefined]);
  });

  it("references to $defs, definitions and properties", () => {
    const { members } = rootOf({
      type: "object",
      $defs: { a: { type: "string", minLength: 2 } },
      definitions: { b: { enum: ["x"] } },
      properties: { one: { $ref: "#/$defs/a" }, two: { $ref: "#/definitions/b" }, three: { $ref: "#/properties/one" } },
    });
    expect([...members.values()].map(({ kind }) => kind)).toEqual(["text", "choice", "text"]);
  });

  it("a union of references whose names only look escaped", () => {
    const union = { anyOf: [{ $ref: "#/$defs/100%" }, { $ref: "#/$defs/a%20b" }] };
    const $defs = { "100%": { type: "integer" }, "a b": { type: "object", required: ["x"] } };
    const found = field(union, { $defs });
    expect(found.kind === "union" && found.branches.map(({ label }) => label)).toEqual(["100%", "a b"]);
  });

  it.each<[string | undefined, unknown]>([
    ["http://json-schema.org/draft-07/schema#", { kind: "number", description: "how many" }],
    ["https://json-schema.org/draft/2020-12/schema", { kind: "choice", description: "how many" }],
    [undefined, { kind: "choice", description: "how many" }],
  ])("what stands beside a reference, in %s", ($schema, expected) => {
    const $defs = { size: { type: "integer" } };
    const beside = { $ref: "#/$defs/size", enum: [1, 2], description: "how many" };
    expect(field(beside, { $defs, ...($schema && { $schema }) })).toMatchObject(expected as object);
  });

  it.each<[string | undefined, string]>([
    ["http://json-schema.org/draft-07/schema#", "list"],
    ["https://json-schema.org/draft/2019-09/schema", "list"],
    ["https://json-schema.org/draft/2020-12/schema", "tuple"],
    [undefined, "tuple"],
  ])("`prefixItems` in %s is a %s", ($schema, kind) => {
    const tuple = { type: "array", prefixItems: [{ type: "string" }] };
    expect(field(tuple, $schema ? { $schema } : {}).kind).toBe(kind);
  });

  it("references count from the nearest `$id`", () => {
    const $defs = { size: { type: "integer" } };
    const inner = { $id: "https://example.com/inner", $defs: { size: { type: "string" } }, $ref: "#/$defs/size" };
    expect(field(inner, { $defs }).kind).toBe("text");
  });

  it("parts that name a type with and without its narrower one", () => {
    const wide = field({ type: "number", allOf: [{ type: ["number", "integer"] }] });
    expect(wide).toMatchObject({ kind: "number", integer: false });
    const narrow = field({ type: ["number", "string"], allOf: [{ type: "integer" }] });
    expect(narrow).toMatchObject({ kind: "number", integer: true });
  });

  it("a type that contains itself is a circle, not a tree", () => {
    const node = { type: "object", properties: { children: { type: "array", items: { $ref: "#/$defs/node" } } } };
    const { plan } = rootOf({ type: "object", properties: { tree: { $ref: "#/$defs/node" } }, $defs: { node } });
    expect(plan.nodes.length).toBeLessThan(8);
  });

  it("names that are no identifiers, and __proto__", () => {
    const schema = JSON.parse(
      '{"type":"object","properties":{"If-Match":{"type":"string"},"StartTime<":{"type":"string"},"__proto__":{"type":"string"}}}',
    );
    expect([...rootOf(schema).members.keys()]).toEqual(["If-Match", "StartTime<", "__proto__"]);
  });

  it("branches that only require members are words", () => {
    const { root } = rootOf({
      type: "object",
      properties: { a: {}, b: {} },
      anyOf: [{ required: ["a"] }, { required: ["b"] }],
    });
    expect(root.notes).toEqual(["Needs `a`, or `b`"]);
    expect(root.variants).toEqual([]);
  });

  it("unions at the root are choices beside the common members", () => {
    const branch = (name: string) => ({ properties: { [name]: { type: "string" } }, required: [name] });
    const { root } = rootOf({ type: "object", properties: { all: {} }, oneOf: [branch("a"), branch("b")] });
    expect([root.members.length, root.variants[0]?.branches.map(({ label }) => label)]).toEqual([1, ["a", "b"]]);
    expect(isPlan(formPlan({ anyOf: [branch("a"), branch("b")] }))).toBe(true);
  });

  it("members that a condition adds are fields, too", () => {
    const conditions =
      '{"if":{"required":["a"]},"then":{"properties":{"b":{}}},"dependentSchemas":{"a":{"properties":{"c":{}}}}}';
    const schema = { type: "object", properties: { a: {} }, ...JSON.parse(conditions) };
    expect([...rootOf(schema).members.keys()]).toEqual(["a", "b", "c"]);
  });
});

describe("budget", () => {
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`p${index}`, { type: "string" }]));
  const pair = (name: string) => ({
    type: "object",
    required: ["l", "r"],
    properties: { l: { $ref: `#/$defs/${name}` }, r: { $ref: `#/$defs/${name}` } },
  });
  const doubling = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`d${index}`, index === 29 ? { type: "string" } : pair(`d${index + 1}`)]),
  );
  const product = Array.from({ length: 20 }, (_, group) => ({
    oneOf: Array.from({ length: 4 }, (_, index) => ({ properties: { [`p${group}${index}`]: { type: "string" } } })),
  }));
  const rows: [string, Json | undefined, string][] = [
    ["too many members", { type: "object", properties: wide }, "too-many-parts"],
    [
      "doubling references",
      { type: "object", required: ["a"], properties: { a: { $ref: "#/$defs/d0" } }, $defs: doubling },
      "plan",
    ],
    ["a product of unions", { type: "object", allOf: product }, "plan"],
    ["a billion items", { type: "object", properties: { a: { type: "array", minItems: 1e9, items: {} } } }, "plan"],
    ["itself", { $ref: "#" }, "plan"],
    ["no schema", undefined, "no-schema"],
    ["a schema that is none", "x", "bad-schema"],
    ["no object", { type: "string" }, "no-object"],
  ];
  it.each(rows)("%s", (_, schema, expected) => {
    const plan = formPlan(schema);
    expect(isPlan(plan) ? "plan" : plan.code).toBe(expected);
  });
});

const corpus = new URL("../../../../shared/corpus/tools-list/", import.meta.url);
const nasty = new URL("../../../../shared/oracles/nasty.json", import.meta.url);

describe("what others wrote", () => {
  if (!existsSync(corpus) || !existsSync(nasty)) {
    it.skip("skipped: no corpus", () => {});
    return;
  }

  it("every tool of the corpus gets fields for what its schema describes", () => {
    let fields = 0;
    let unknown = 0;
    let without = 0;
    let tools = 0;
    for (const file of readdirSync(corpus).filter((name) => name.endsWith(".json"))) {
      const read: Json = JSON.parse(readFileSync(new URL(file, corpus), "utf8"));
      const list = member(read, "tools") ?? member(member(read, "result"), "tools") ?? read;
      for (const tool of Array.isArray(list) ? (list as Json[]) : []) {
        tools++;
        const plan = formPlan(member(tool, "inputSchema"));
        if (!isPlan(plan)) without++;
        else {
          fields += plan.nodes.length;
          unknown += plan.nodes.filter(({ kind }) => kind === "json").length;
        }
      }
    }
    expect(tools).toBeGreaterThan(500);
    expect(without / tools).toBeLessThan(0.01);
    expect(unknown / fields).toBeLessThan(0.05);
  }, 60_000);

  it("hostile schemas end with a plan or a reason", () => {
    const { schemas } = JSON.parse(readFileSync(nasty, "utf8")) as {
      schemas: { id: string; schema?: Json; text?: string }[];
    };
    for (const { schema, text } of schemas) {
      const hostile = schema ?? (text === undefined ? undefined : (JSON.parse(text) as Json));
      if (hostile === undefined) continue;
      for (const tried of [hostile, { type: "object", properties: { it: hostile } }]) {
        const plan = formPlan(tried as Json);
        expect(isPlan(plan) || noFormInWords(plan) !== "").toBe(true);
      }
    }
  });
});

describe("whether nothing can be right", () => {
  it.each<[string, Json, boolean]>([
    ["text", { type: "string" }, true],
    ["text with a least length", { type: "string", minLength: 1 }, false],
    ["text with a pattern that wants more", { type: "string", pattern: "^a+$" }, false],
    ["text with a pattern that does not", { type: "string", pattern: "^a*$" }, true],
    ["a date", { type: "string", format: "date" }, false],
    ["a path", { type: "string", format: "uri-reference" }, true],
    ["a list", { type: "array", items: {} }, true],
    ["a list of at least one", { type: "array", minItems: 1 }, false],
    ["a list that holds something", { type: "array", contains: { type: "string" } }, false],
    ["an object", { type: "object", properties: { a: {} } }, true],
    ["an object with a name that must be there", { type: "object", required: ["a"] }, false],
    ["a limit in another part", { allOf: [{ type: "string" }, { minLength: 2 }] }, false],
  ])("%s", (_, schema, expected) => {
    expect(field(schema).takesEmpty).toBe(expected);
  });
});
