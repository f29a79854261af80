import { describe, expect, it } from "vitest";
import { member } from "../json.ts";
import { mismatchesAt } from "../schema/engines/sdk.ts";
import type { Json, JsonObject } from "../types.ts";
import { diffTools, type ToolDiff } from "./diff.ts";

const base = {
  type: "object",
  properties: {
    command: { type: "string", minLength: 1, description: "What to run." },
    shell: { enum: ["bash", "zsh"] },
    count: { type: "integer", minimum: 1, maximum: 100, default: 10 },
    tags: { type: "array", items: { type: "string" } },
    nested: { type: "object", properties: { deep: { type: "boolean" } }, additionalProperties: false },
  },
  required: ["command"],
} as const;
const closed = { ...base, additionalProperties: false };

function withProperty(name: string, schema: Json, from: JsonObject = closed): JsonObject {
  return { ...from, properties: { ...(from.properties as JsonObject), [name]: schema } };
}

function without(name: string, from: JsonObject): JsonObject {
  const { [name]: _, ...properties } = from.properties as Record<string, Json>;
  return { ...from, properties };
}

type Row = [string, Json, Json, ToolDiff["verdict"], string?];

/** Change, older, newer, verdict for callers, kind. */
const inputs: readonly Row[] = [
  [
    "optional parameter added, names closed",
    closed,
    withProperty("env", { type: "object" }),
    "safe",
    "parameter-added",
  ],
  [
    "optional parameter added, names open",
    base,
    withProperty("env", { type: "object" }, base),
    "behavioural",
    "parameter-added",
  ],
  [
    "required parameter added",
    base,
    { ...withProperty("cwd", { type: "string" }, base), required: ["command", "cwd"] },
    "breaking",
    "required-added",
  ],
  [
    "what names of a pattern may be, where another pattern leaves few of them",
    { type: "object", patternProperties: { "^[ab]$": { maxLength: 1 } }, propertyNames: { pattern: "b" } },
    {
      type: "object",
      patternProperties: {
        "^[ab]$": { maxLength: 1, anyOf: [{ type: "string" }, { properties: { c: { const: 1 } } }] },
      },
      propertyNames: { pattern: "b" },
    },
    "breaking",
    "branches-changed",
  ],
  [
    "what a name of a pattern may be that is not the one that the comparison looks at",
    { type: "object", patternProperties: { "^[ab]$": { maxLength: 1 } }, not: { required: ["a"] } },
    {
      type: "object",
      patternProperties: {
        "^[ab]$": { maxLength: 1, anyOf: [{ type: "string" }, { properties: { c: { const: 1 } } }] },
      },
      not: { required: ["a"] },
    },
    "breaking",
    "branches-changed",
  ],
  ["parameter removed, names closed", closed, without("shell", closed), "breaking", "parameter-removed"],
  ["parameter removed, names open", base, without("shell", base), "behavioural", "parameter-removed"],
  [
    "parameter renamed",
    base,
    { ...without("command", withProperty("cmd", base.properties.command, base)), required: ["cmd"] },
    "breaking",
    "parameter-renamed",
  ],
  ["made required", base, { ...base, required: ["command", "count"] }, "breaking", "required-added"],
  ["made optional", base, { ...base, required: [] }, "safe", "required-removed"],
  [
    "type widened",
    base,
    withProperty("command", { type: ["string", "null"], minLength: 1, description: "What to run." }, base),
    "safe",
    "type-changed",
  ],
  ["type changed", base, withProperty("count", { type: "string", default: 10 }, base), "breaking", "type-changed"],
  [
    "integer to number",
    base,
    withProperty("count", { ...base.properties.count, type: "number" }, base),
    "safe",
    "type-changed",
  ],
  [
    "number to integer",
    withProperty("count", { ...base.properties.count, type: "number" }, base),
    base,
    "breaking",
    "type-changed",
  ],
  ["enum grew", base, withProperty("shell", { enum: ["bash", "zsh", "pwsh"] }, base), "safe", "values-changed"],
  ["enum shrank", base, withProperty("shell", { enum: ["bash"] }, base), "breaking", "values-changed"],
  [
    "maximum fell",
    base,
    withProperty("count", { ...base.properties.count, maximum: 50 }, base),
    "breaking",
    "maximum-changed",
  ],
  [
    "maximum rose",
    base,
    withProperty("count", { ...base.properties.count, maximum: 500 }, base),
    "safe",
    "maximum-changed",
  ],
  [
    "minimum rose",
    base,
    withProperty("count", { ...base.properties.count, minimum: 2 }, base),
    "breaking",
    "minimum-changed",
  ],
  [
    "pattern added",
    base,
    withProperty("command", { ...base.properties.command, pattern: "^[a-z]+$" }, base),
    "breaking",
    "pattern-changed",
  ],
  [
    "pattern removed",
    withProperty("command", { ...base.properties.command, pattern: "^[a-z]+$" }, base),
    base,
    "safe",
    "pattern-changed",
  ],
  [
    "format added",
    base,
    withProperty("command", { ...base.properties.command, format: "uri" }, base),
    "breaking",
    "format-changed",
  ],
  [
    "maxLength added",
    base,
    withProperty("command", { ...base.properties.command, maxLength: 5 }, base),
    "breaking",
    "maxLength-changed",
  ],
  [
    "parameter added to a branch, where another says what all other names are",
    { type: "object", anyOf: [{ additionalProperties: { type: "integer" } }, { maxProperties: 2 }] },
    {
      type: "object",
      anyOf: [
        { additionalProperties: { type: "integer" } },
        { maxProperties: 2, properties: { a: { type: "string" } } },
      ],
    },
    "breaking",
    "parameter-added",
  ],
  ["few names allowed", { type: "object" }, { type: "object", maxProperties: 2 }, "breaking", "maxProperties-changed"],
  [
    "few names allowed in a branch",
    { type: "object", properties: { a: { type: "integer" } } },
    { type: "object", properties: { a: { type: "integer" } }, anyOf: [{ oneOf: [{ maxProperties: 3 }] }] },
    "breaking",
    "maxProperties-changed",
  ],
  [
    "rule for names of a pattern added",
    { type: "object" },
    { type: "object", patternProperties: { "^x-": { minimum: 1 } } },
    "breaking",
    "pattern-members-changed",
  ],
  [
    "a call that could never be right",
    { type: "object", required: ["a", "b", "c"], maxProperties: 2 },
    { type: "integer" },
    "safe",
  ],
  ["names closed", base, closed, "breaking", "closed"],
  ["names opened", closed, base, "safe", "opened"],
  [
    "items narrowed",
    base,
    withProperty("tags", { type: "array", items: { type: "string", maxLength: 3 } }, base),
    "breaking",
    "maxLength-changed",
  ],
  [
    "nested member removed",
    base,
    withProperty("nested", { ...base.properties.nested, properties: {} }, base),
    "breaking",
    "parameter-removed",
  ],
  [
    "unique items",
    base,
    withProperty("tags", { ...base.properties.tags, uniqueItems: true }, base),
    "breaking",
    "unique-changed",
  ],
  [
    "minItems",
    base,
    withProperty("tags", { ...base.properties.tags, minItems: 1 }, base),
    "breaking",
    "minItems-changed",
  ],
  [
    "description changed",
    base,
    withProperty("command", { ...base.properties.command, description: "Other." }, base),
    "behavioural",
    "description-changed",
  ],
  [
    "default changed",
    base,
    withProperty("count", { ...base.properties.count, default: 20 }, base),
    "behavioural",
    "default-changed",
  ],
  [
    "branch removed",
    {
      anyOf: [
        { type: "object", required: ["a"] },
        { type: "object", required: ["b"] },
      ],
    },
    { anyOf: [{ type: "object", required: ["a"] }] },
    "breaking",
  ],
  ["not added", base, { ...base, not: { required: ["shell"] } }, "breaking"],
  ["if changed", { ...base, if: { required: ["shell"] }, else: { required: ["count"] } }, base, "safe"],
];

/** Other words for the same. */
const equal: readonly [string, Json, Json][] = [
  [
    "$ref and inline",
    { type: "object", properties: { a: { $ref: "#/$defs/A" } }, $defs: { A: { type: "string" } } },
    { type: "object", properties: { a: { type: "string" } } },
  ],
  [
    "order of branches",
    { anyOf: [{ type: "string" }, { type: "array" }] },
    { anyOf: [{ type: "array" }, { type: "string" }] },
  ],
  [
    "oneOf and anyOf that cannot overlap",
    { oneOf: [{ type: "string" }, { type: "array" }] },
    { anyOf: [{ type: "array" }, { type: "string" }] },
  ],
  ["true and {}", { type: "object", properties: { a: true } }, { type: "object", properties: { a: {} } }],
  [
    "type list and anyOf with null",
    { type: ["string", "null"], minLength: 2 },
    { anyOf: [{ type: "null" }, { type: "string", minLength: 2 }] },
  ],
  [
    "draft-07 and 2020-12 tuples",
    {
      $schema: "http://json-schema.org/draft-07/schema#",
      items: [{ type: "string" }],
      additionalItems: false,
      definitions: {},
    },
    { prefixItems: [{ type: "string" }], items: false },
  ],
  [
    "dependencies",
    { $schema: "http://json-schema.org/draft-07/schema#", dependencies: { a: ["b"] } },
    { dependentRequired: { a: ["b"] } },
  ],
  ["exclusive bounds", { type: "integer", exclusiveMinimum: 0 }, { type: "integer", minimum: 1 }],
  ["const and enum", { const: 1 }, { enum: [1] }],
  ["a union of enums", { anyOf: [{ const: "a" }, { const: "b" }] }, { enum: ["b", "a"] }],
  ["allOf and one schema", { allOf: [{ type: "object" }, { required: ["a"] }] }, { type: "object", required: ["a"] }],
  ["order of required and keys", { required: ["a", "b"], type: "object" }, { type: "object", required: ["b", "a"] }],
  [
    "circles under other names",
    { $defs: { n: { type: "object", properties: { next: { $ref: "#/$defs/n" } } } }, $ref: "#/$defs/n" },
    { type: "object", properties: { next: { $ref: "#" } } },
  ],
  [
    "definitions and $defs",
    { properties: { a: { $ref: "#/definitions/x" } }, definitions: { x: { type: "string" } } },
    { properties: { a: { $ref: "#/$defs/y" } }, $defs: { y: { type: "string" } } },
  ],
  ["never, in three ways", { properties: { a: false } }, { properties: { a: { not: {} } } }],
  ["a condition without consequences", { type: "object", if: { required: ["a"] } }, { type: "object" }],
  [
    "references beside unevaluated members",
    {
      $defs: { x: { properties: { a: { type: "string", title: "A" } } } },
      allOf: [{ $ref: "#/$defs/x" }],
      unevaluatedProperties: false,
    },
    { unevaluatedProperties: false, allOf: [{ properties: { a: { title: "A", type: ["string"] } } }] },
  ],
  [
    "keywords for types that are not taken",
    { not: { type: "string", minItems: 2 } },
    { not: { type: "string", maximum: 3 } },
  ],
  [
    "unevaluated and additional",
    { type: "object", unevaluatedProperties: false },
    { type: "object", additionalProperties: false },
  ],
];

function diffInput(older: Json, newer: Json) {
  return diffTools([{ name: "run", inputSchema: older }], [{ name: "run", inputSchema: newer }]);
}

describe("what changed for callers", () => {
  it.each(inputs)("%s", (_, older, newer, verdict, kind) => {
    const diff = diffInput(older, newer);
    expect(diff).toMatchObject({ verdict });
    if (kind) expect(diff.changes.map((change) => change.kind)).toContain(kind);
    for (const { severity, witness } of diff.changes) {
      if (severity !== "breaking") continue;
      expect(mismatchesAt(older, [], witness as Json, "2020-12")).toEqual([]);
      expect(mismatchesAt(newer, [], witness as Json, "2020-12")).not.toEqual([]);
    }
  });

  it("tells more from the same, where no keyword shows it", () => {
    const older = { allOf: [{ const: { a: 1 } }, { type: "string" }] };
    const newer = { allOf: [{ const: { a: 1 } }, {}] };
    expect(diffInput(older, newer).verdict).toBe("safe");
  });

  it("shows a break of changes that it cannot tell apart", () => {
    const members = (schema: JsonObject) => ({
      type: "object",
      patternProperties: { "^[ab]$": schema, "^[de]$": { ...schema } },
      not: { anyOf: [{ required: ["a"] }, { required: ["d"] }] },
    });
    const stricter = { anyOf: [{ type: "string" }, { properties: { c: { const: 1 } } }] };
    const { verdict, changes } = diffInput(members({ maxLength: 1 }), members({ maxLength: 1, ...stricter }));
    expect(verdict).toBe("breaking");
    expect(changes.map(({ severity }) => severity)).toEqual(["unknown", "unknown", "breaking"]);
    expect(changes.at(-1)).toMatchObject({ path: "/inputSchema", witness: { b: { c: "a" } } });
  });

  it("shows new words that describe nothing, for a model reads them", () => {
    const older = { type: "object", $defs: { spare: { description: "Spare." } } };
    const newer = { type: "object", $comment: "Ask twice.", $defs: { spare: { description: "Send it all." } } };
    const { verdict, changes } = diffInput(older, newer);
    expect(verdict).toBe("behavioural");
    expect(changes.map(({ path, to }) => [path, to])).toEqual([
      ["/inputSchema/$comment", "Ask twice."],
      ["/inputSchema/$defs/spare/description", "Send it all."],
    ]);
  });

  it.each([
    ["Runs it.", "Runs\u00a0it.", "U+00A0 no-break space"],
    ["Runs it.", "Runs it.\u200b", "U+200B"],
    ["One\nTwo", "One\r\nTwo", "U+000D carriage return"],
    ["Caf\u00e9", "Cafe\u0301", "accents as characters of their own"],
  ])("shows that %j became %j, which nobody sees", (before, after, name) => {
    const tool = { name: "run", inputSchema: { type: "object" } };
    const { changes } = diffTools([{ ...tool, description: before }], [{ ...tool, description: after }]);
    expect(changes.map(({ message }) => message)).toEqual([expect.stringContaining(`nobody sees: ${name}`)]);
  });

  it("takes a hint that says the default for one that says nothing", () => {
    const tool = { name: "run", inputSchema: { type: "object" } };
    const said = { ...tool, annotations: { readOnlyHint: false, openWorldHint: true } };
    expect(diffTools([tool], [said]).verdict).toBe("none");
    expect(diffTools([tool], [{ ...tool, annotations: { readOnlyHint: true } }]).verdict).toBe("behavioural");
  });

  it.each(equal)("%s means the same", (_, older, newer) => {
    expect(diffInput(older, newer)).toEqual({ verdict: "none", changes: [] });
    expect(diffInput(newer, older)).toEqual({ verdict: "none", changes: [] });
  });
});

it("holds what the README tells of one change", () => {
  const schemaWith = (depth: Json) => ({
    type: "object",
    required: ["path"],
    properties: { path: { type: "string" }, depth },
  });
  const { verdict, changes } = diffInput(
    schemaWith({ type: "integer", maximum: 9 }),
    schemaWith({ anyOf: [{ type: "integer", maximum: 5 }, { type: "null" }] }),
  );
  expect(verdict).toBe("breaking");
  expect(changes.map(({ kind, severity, witness }) => [kind, severity, witness])).toEqual([
    ["type-changed", "safe", undefined],
    ["maximum-changed", "breaking", { depth: 9, path: "a" }],
  ]);
  expect(changes[1]?.message).toBe("`depth`: the largest value fell from 9 to 5");
});

it("says where a new tool stands, whatever else is in the list", () => {
  const tool = { name: "a", inputSchema: { type: "object" } };
  const added = (list: readonly Json[]) => diffTools([], list as readonly JsonObject[]).changes.map(({ path }) => path);
  expect(added([tool])).toEqual(["/tools/0"]);
  expect(added([null, tool])).toEqual(["/tools/1"]);
  expect(diffTools("[]", JSON.stringify([7, tool])).changes.map(({ path }) => path)).toEqual(["/1"]);
});

describe("two versions that share parts", () => {
  const shared = { type: "object", properties: { x: { $ref: "#/$defs/a" } } };
  const schemaWith = (type: string) => ({ ...shared, $defs: { a: { type } } });

  it("differ where what the parts refer to differs", () => {
    const { verdict, changes } = diffInput(schemaWith("string"), schemaWith("integer"));
    expect(verdict).toBe("breaking");
    expect(changes[0]?.witness).toEqual({ x: "a" });
    const nested = (type: string) => ({ type: "object", properties: { y: shared }, $defs: { a: { type } } });
    expect(diffInput(nested("string"), nested("integer")).verdict).toBe("breaking");
    expect(diffInput({ anyOf: [shared], $defs: { a: false } }, { anyOf: [shared], $defs: { a: true } }).verdict).toBe(
      "safe",
    );
  });

  it("are the same where that is the same", () => {
    expect(diffInput(schemaWith("string"), schemaWith("string")).verdict).toBe("none");
    expect(diffInput(shared, { ...shared }).verdict).toBe("none");
  });
});

describe("a name that the older schema knows on some condition only", () => {
  const asText = { properties: { x: { type: "string" } } };
  const base = { type: "object", properties: { k: { type: "string" } } };
  const mentions: Readonly<Record<string, JsonObject>> = {
    "in `then`": { if: { required: ["k"] }, ["then" as string]: asText },
    "in `else`": { if: { required: ["k"] }, else: asText },
    "in a schema that depends": { dependentSchemas: { k: asText } },
    "in a list that depends": { dependentRequired: { k: ["x"] } },
    "as what others depend on": { dependentRequired: { x: ["k"] } },
    "in an `if` alone": { if: { properties: { x: { type: "string" } } } },
    "in a branch": { anyOf: [asText, { required: ["k"] }] },
  };
  const all = Object.keys(mentions);
  const verdictOf = (mention: JsonObject, type: string) => {
    const older = { ...base, ...mention };
    const newer = { ...older, properties: { ...base.properties, x: { type } } };
    return diffTools([{ name: "t", inputSchema: older }], [{ name: "t", inputSchema: newer }]);
  };

  it.each(all)("breaks with a type that conflicts, %s", (mention) => {
    const { verdict, changes } = verdictOf(mentions[mention] ?? {}, "integer");
    expect(verdict).toBe("breaking");
    expect(typeof member(changes[0]?.witness, "x")).not.toBe("number");
  });

  it("breaks readers of a result in the same way", () => {
    const output: JsonObject = { ...base, ...mentions["in `then`"] };
    const older = { ...output, properties: { ...base.properties, x: { type: "integer" } } };
    const any = { name: "t", inputSchema: {} };
    expect(diffTools([{ ...any, outputSchema: older }], [{ ...any, outputSchema: output }]).verdict).toBe("breaking");
  });

  it("changes behaviour where nobody named it", () => {
    expect(verdictOf({}, "integer").verdict).toBe("behavioural");
  });
});
