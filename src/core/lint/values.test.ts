import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Json } from "../types.ts";
import { only } from "./only.ts";

const tool = (schema: Json) =>
  JSON.stringify({
    name: "a",
    inputSchema: {
      type: "object",
      properties: { p: schema },
      $defs: { level: { type: "string", enum: ["low", "high"] }, count: { type: "integer" } },
    },
  });

/** A schema, what the rule says of it, and the schema after the first repair; an exclamation mark means it is safe. */
type Case = [Json, string?, Json?, "!"?];

function check(rule: string, [schema, message, repaired, safe]: Case): void {
  const text = tool(schema);
  const found = analyze(text, only(rule)).diagnostics.find((diagnostic) => diagnostic.rule === rule);
  expect(found && `${found.severity}: ${found.message.replace(/: (whoever|no value|a call) .*$/, "")}`).toBe(message);
  expect(found?.fix && JSON.parse(applyEdits(text, found.fix.edits))).toEqual(repaired && JSON.parse(tool(repaired)));
  expect(found?.fix?.safe ?? false).toBe(safe === "!");
}

const defaults: Case[] = [
  [{ type: "integer", default: 10 }],
  [
    { type: "integer", default: "10" },
    'error: The default `"10"` is not a whole number',
    { type: "integer", default: 10 },
    "!",
  ],
  [{ type: "integer", default: "010" }, 'error: The default `"010"` is not a whole number', { type: "integer" }],
  [
    { type: "boolean", default: "True" },
    'error: The default `"True"` is not true or false',
    { type: "boolean", default: true },
    "!",
  ],
  [{ type: "string", default: 5 }, "error: The default `5` is not text", { type: "string", default: "5" }, "!"],
  [{ type: "array", default: "[]" }, 'error: The default `"[]"` is not a list', { type: "array", default: [] }, "!"],
  [
    { type: "array", items: { type: "string" }, default: "a" },
    'error: The default `"a"` is not a list',
    { type: "array", items: { type: "string" }, default: ["a"] },
  ],
  [
    { type: "integer", maximum: 5, default: 9 },
    "error: The default `9` is more than 5",
    { type: "integer", maximum: 5 },
  ],
  [
    { type: "integer", maximum: 5, default: "9" },
    'error: The default `"9"` is not a whole number',
    { type: "integer", maximum: 5 },
  ],
  [
    { enum: ["low", "high"], default: "High" },
    'error: The default `"High"` is not one of `"low"`, `"high"`',
    { enum: ["low", "high"], default: "high" },
  ],
  [{ type: "string", enum: [1, 2], default: 1 }],
  [{ type: "string", default: null }],
  [{ type: ["string", "null"], default: null }],
  [{ anyOf: [{ type: "string" }, { type: "null" }], default: null }],
  [{ type: "string", nullable: true, default: null }],
  [
    { anyOf: [{ type: "string" }, { type: "integer" }], default: true },
    "error: The default `true` fits none of the schemas in `anyOf`",
    { anyOf: [{ type: "string" }, { type: "integer" }], default: "true" },
  ],
  [
    { type: "string", format: "date", default: "today" },
    'warning: The default `"today"` is not a valid `date`: clients that check formats refuse it',
    { type: "string", format: "date" },
  ],
  [
    { $ref: "#/$defs/count", default: "3" },
    'error: The default `"3"` is not a whole number',
    { $ref: "#/$defs/count", default: 3 },
    "!",
  ],
  [{ $ref: "#/$defs/level", default: "low" }],
  [{ $ref: "#/$defs/none", default: "low" }],
  [{ type: "strng", default: 5 }],
  [{ default: { anything: true } }],
  [
    { type: "array", items: { type: "integer" }, default: [1, "2"] },
    "error: In the default, the value at `/1` is not a whole number",
    { type: "array", items: { type: "integer" } },
  ],
  [
    { type: "object", properties: { a: { default: 1 } }, required: ["a"], default: {} },
    "warning: The default `{}` lacks `a`: only clients that fill in defaults inside of defaults complete it",
    { type: "object", properties: { a: { default: 1 } }, required: ["a"], default: { a: 1 } },
  ],
  [
    { type: "object", required: ["a", "b"], default: {} },
    "error: The default `{}` lacks `a` and `b`",
    { type: "object", required: ["a", "b"] },
  ],
  [{ properties: { default: { type: "integer" } } }],
];

const enums: Case[] = [
  [{ type: "string", enum: ["a"] }],
  [{ type: "number", enum: [1, 1.5] }],
  [{ enum: ["a", 1, null] }],
  [{ type: ["string", "null"], enum: ["a", null] }],
  [{ type: "string", nullable: true, enum: ["a", null] }],
  [{ type: "strng", enum: [1] }],
  [{ type: "string", enum: "a" }],
  [{ type: "string", enum: [] }],
  [{ type: "string", enum: [1] }, "error: `1` is not text, the declared type", { type: "string", enum: ["1"] }, "!"],
  [
    { type: "integer", enum: [1, "2"] },
    'warning: `"2"` is not a whole number, the declared type',
    { type: "integer", enum: [1, 2] },
    "!",
  ],
  [
    { type: "integer", enum: [2, "2"] },
    'warning: `"2"` is not a whole number, the declared type',
    { type: "integer", enum: [2] },
  ],
  [
    { type: "integer", enum: ["1", "x"] },
    'error: `"1"` is not a whole number, the declared type',
    { type: "integer", enum: [1, "x"] },
  ],
  [
    { type: "integer", enum: ["x"] },
    'error: `"x"` is not a whole number, the declared type',
    { type: "string", enum: ["x"] },
  ],
  [
    { type: "boolean", enum: ["true"] },
    'error: `"true"` is not true or false, the declared type',
    { type: "boolean", enum: [true] },
    "!",
  ],
  [
    { type: "string", enum: ["on", true] },
    "warning: `true` is not text, the declared type",
    { type: "string", enum: ["on", "true"] },
  ],
  [
    { type: "string", enum: ["a", null] },
    "warning: `null` is not text, the declared type",
    { type: ["string", "null"], enum: ["a", null] },
  ],
  [
    { type: "array", enum: ["a", "b"] },
    'error: `"a"` is not a list, the declared type',
    { type: "string", enum: ["a", "b"] },
  ],
  [{ type: "object", enum: [[1]] }, "error: `[1]` is not an object, the declared type", { type: "array", enum: [[1]] }],
];

describe("schema/default-invalid", () => {
  it.each(defaults.map((row) => [JSON.stringify(row[0]), row] as const))("%s", (_, row) => {
    check("schema/default-invalid", row);
  });
});

describe("schema/enum-type-mismatch", () => {
  it.each(enums.map((row) => [JSON.stringify(row[0]), row] as const))("%s", (_, row) => {
    check("schema/enum-type-mismatch", row);
  });
});
