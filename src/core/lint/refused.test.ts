import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Json } from "../types.ts";
import { rules } from "./rules.ts";

/** A schema, what mcp/schema-valid says of it, and the schema after the first repair; an exclamation mark means it is safe. */
const cases: [Json, string, Json?, "!"?][] = [
  [{ type: "str" }, "`str` is not a JSON Schema type", { type: "string" }, "!"],
  [{ type: "Integer" }, "`Integer` is not a JSON Schema type", { type: "integer" }, "!"],
  [{ type: "strng" }, "`strng` is not a JSON Schema type (did you mean `string`?)", { type: "string" }],
  [{ type: "string|null" }, "`string|null` is not a JSON Schema type", { type: ["string", "null"] }],
  [{ type: "file", enum: ["a"] }, "`file` is not a JSON Schema type", { type: "string", enum: ["a"] }],
  [{ type: "any" }, "`any` is not a JSON Schema type", {}],
  [{ type: ["string", "none"] }, "`none` is not a JSON Schema type", { type: ["string", "null"] }, "!"],
  [{ type: ["string", "string"] }, "`type` lists a type twice", { type: "string" }, "!"],
  [{ type: [] }, "`type` lists no type", {}],
  [{ type: null }, "`type` must be the name of a type, not null", { type: "null" }],
  [{ type: { a: 1 } }, "`type` must be the name of a type, not an object"],
  [{ minLength: -1 }, "`minLength` must be a whole number from 0 up, not `-1`", {}, "!"],
  [{ maxLength: -1 }, "`maxLength` must be a whole number from 0 up, not `-1`", {}],
  [{ maxItems: "5" }, "`maxItems` must be a whole number from 0 up, not text", { maxItems: 5 }, "!"],
  [{ minimum: "a" }, "`minimum` must be a number, not text", {}],
  [{ multipleOf: 0 }, "`multipleOf` must be a number above 0, not `0`", {}],
  [
    { minimum: 0, exclusiveMinimum: true },
    "`exclusiveMinimum` must be the limit itself, not `true`",
    { exclusiveMinimum: 0 },
    "!",
  ],
  [{ exclusiveMaximum: false }, "`exclusiveMaximum` must be the limit itself, not `false`", {}, "!"],
  [{ exclusiveMaximum: true }, "`exclusiveMaximum` must be the limit itself, not `true`", {}],
  [{ enum: "a" }, "`enum` must be a list, not text", { enum: ["a"] }],
  [{ examples: "a" }, "`examples` must be a list, not text", { examples: ["a"] }, "!"],
  [{ pattern: "a\\-b" }, "`a\\-b` is not a regular expression that validators take", { pattern: "a-b" }, "!"],
  [{ pattern: "(?i)a" }, "`(?i)a` is not a regular expression that validators take"],
  [{ patternProperties: { "(?i)a": {} } }, "`(?i)a` is not a regular expression that validators take"],
  [{ items: [{}] }, "`items` holds a list, which 2020-12 calls `prefixItems`", { prefixItems: [{}] }],
  [
    { items: [{}], additionalItems: false },
    "`items` holds a list, which 2020-12 calls `prefixItems`",
    { items: false, prefixItems: [{}] },
  ],
  [{ items: "string" }, "`items` must be a schema, not text", { items: { type: "string" } }, "!"],
  [{ items: null }, "`items` must be a schema, not null", {}, "!"],
  [
    { additionalProperties: "False" },
    "`additionalProperties` must be a schema, not text",
    { additionalProperties: false },
    "!",
  ],
  [{ anyOf: [{}, 5] }, "Item 2 of `anyOf` must be a schema, not a whole number", { anyOf: [{}] }],
  [{ anyOf: [] }, "`anyOf` must be a list of at least one schema, not a list", {}],
  [
    { anyOf: { type: "string" } },
    "`anyOf` must be a list of at least one schema, not an object",
    { anyOf: [{ type: "string" }] },
  ],
  [{ $defs: { a: null } }, "`a` must be a schema, not null", { $defs: {} }],
  [{ $defs: [] }, "`$defs` must be an object of named schemas, not a list", {}],
  [{ uniqueItems: "true" }, "`uniqueItems` must be true or false, not text", { uniqueItems: true }, "!"],
  [{ description: null }, "`description` must be text, not null", {}, "!"],
  [{ description: 5 }, "`description` must be text, not `5`", { description: "5" }, "!"],
  [{ $id: "#a" }, '`$id` cannot be `"#a"`', {}],
  [
    { dependentRequired: { a: ["b", "b"] } },
    "`dependentRequired` names `b` twice",
    { dependentRequired: { a: ["b"] } },
    "!",
  ],
  [
    { dependentRequired: { a: "b" } },
    "`dependentRequired` must be a list of names, not text",
    { dependentRequired: {} },
  ],
];

/** It yields to rules that say it better, so these are switched off. */
const others = Object.fromEntries(rules.flatMap(({ id }) => (id.startsWith("schema/") ? [[id, "off" as const]] : [])));

const tool = (schema: Json) =>
  JSON.stringify({ name: "a", inputSchema: { type: "object", properties: { p: schema } } });

describe("mcp/schema-valid", () => {
  it.each(cases)("of %j says %s", (schema, message, repaired, safe) => {
    const text = tool(schema);
    const found = analyze(text, { rules: others }).diagnostics.filter(
      // What it says of the schema as a whole is tested by its example.
      ({ rule, path }) => rule === "mcp/schema-valid" && path !== "/inputSchema",
    );
    expect(found.map((diagnostic) => diagnostic.message.replace(/: strict model .*$/, ""))).toEqual([message]);
    const fix = found[0]?.fix;
    expect(fix && JSON.parse(applyEdits(text, fix.edits))).toEqual(repaired && JSON.parse(tool(repaired)));
    expect(fix?.safe ?? false).toBe(safe === "!");
  });
});
