import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { fixAll } from "../fix.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Settings } from "../types.ts";

const found = (rule: string, text: string, settings?: Partial<Settings>) =>
  analyze(text, settings).diagnostics.filter((diagnostic) => diagnostic.rule === rule);

const open = '"inputSchema": { "type": "object" }';
const withSchema = (schema: string) => `{ "name": "a", "inputSchema": ${schema} }`;
const withProperties = (properties: string) => withSchema(`{ "type": "object", "properties": ${properties} }`);

/** What the first repair of the first finding makes of a text; "none" where there is no repair. */
const repairs: [rule: string, before: string, after: string, kind: "safe" | "unsafe" | "none"][] = [
  ["json/syntax", `\uFEFF{ "name": "a", ${open} }`, `{ "name": "a", ${open} }`, "safe"],
  ["json/syntax", `{ "name": 'a', ${open} }`, `{ "name": "a", ${open} }`, "safe"],
  ["json/syntax", `{ "name": NaN, ${open} }`, "", "none"],
  [
    "json/unsafe-integer",
    '{ "name": "a", "_meta": { "id": 12345678901234567890 } }',
    '{ "name": "a", "_meta": { "id": "12345678901234567890" } }',
    "unsafe",
  ],
  [
    "json/unsafe-integer",
    '{ "name": "a", "_meta": { "x": 0.10000000000000000555 } }',
    '{ "name": "a", "_meta": { "x": 0.1 } }',
    "unsafe",
  ],
  [
    "json/unsafe-integer",
    '{ "name": "a", "_meta": { "x": -1e400 } }',
    '{ "name": "a", "_meta": { "x": "-1e400" } }',
    "unsafe",
  ],
  ["json/proto-key", withProperties('{ "__proto__": {} }'), withProperties('{ "proto": {} }'), "unsafe"],
  [
    "json/proto-key",
    '{ "name": "a", "_meta": { "__proto__": 1, "b": [{ "__proto__": 2 }] } }',
    '{ "name": "a", "_meta": { "b": [{ "__proto__": 2 }] } }',
    "unsafe",
  ],
  ["json/proto-key", withProperties('{ "constructor": {}, "constructor_": {} }'), "", "none"],
  ["json/not-a-tool", `[1, { "name": "a", ${open} }]`, `[{ "name": "a", ${open} }]`, "unsafe"],
  ["json/not-a-tool", '{ "x": { "tools": [/* kept */ {}] } }', "[/* kept */ {}]", "unsafe"],
  [
    "json/foreign-shape",
    '{ "type": "function", "function": { "name": "a", "parameters": {} } }',
    '{ "name": "a", "inputSchema": {} }',
    "safe",
  ],
  [
    "json/foreign-shape",
    '{ "type": "function", "function": { "name": "a", "strict": true, "parameters": {} } }',
    '{ "name": "a", "inputSchema": {} }',
    "unsafe",
  ],
  [
    "json/foreign-shape",
    '[{ "toolSpec": { "name": "a", "inputSchema": { "json": { "type": "object" } } } }]',
    '[{ "name": "a", "inputSchema": { "type": "object" } }]',
    "safe",
  ],
  ["json/foreign-shape", withSchema('{ "json": { "type": "object" } }'), withSchema('{ "type": "object" }'), "safe"],
  [
    "json/foreign-shape",
    '{ "functionDeclarations": [{ "name": "a", "parametersJsonSchema": {} }] }',
    '{ "name": "a", "inputSchema": {} }',
    "safe",
  ],
  [
    "json/foreign-shape",
    '{ "functionDeclarations": [{ "name": "a", "parameters": {} }, { "name": "b" }] }',
    '[{ "name": "a", "inputSchema": {} }, { "name": "b" }]',
    "safe",
  ],
  [
    "json/foreign-shape",
    '[{ "functionDeclarations": [{ "name": "a" }, { "name": "b" }] }]',
    '[{ "name": "a" },\n{ "name": "b" }]',
    "safe",
  ],
  ["mcp/name-required", `{ "Name": "a", ${open} }`, `{ "name": "a", ${open} }`, "safe"],
  [
    "mcp/name-required",
    `{ "title": "Get Weather!", ${open} }`,
    `{ "name": "get_weather", "title": "Get Weather!", ${open} }`,
    "unsafe",
  ],
  ["mcp/name-required", `{ "name": 7, ${open} }`, `{ "name": "7", ${open} }`, "unsafe"],
  ["mcp/name-required", `{ "name": " ", ${open} }`, "", "none"],
  ["mcp/name-charset", `{ "name": "café résumé", ${open} }`, `{ "name": "cafe_resume", ${open} }`, "unsafe"],
  ["mcp/name-charset", `{ "name": "天気", ${open} }`, "", "none"],
  [
    "mcp/name-unique",
    '[{ "name": "a" }, { "name": "a_2" }, { "name": "a" }]',
    '[{ "name": "a" }, { "name": "a_2" }, { "name": "a_3" }]',
    "unsafe",
  ],
  ["mcp/input-schema-object", withSchema("true"), withSchema('{ "type": "object" }'), "safe"],
  ["mcp/input-schema-object", withSchema("7"), withSchema('{ "type": "object" }'), "unsafe"],
  [
    "mcp/input-schema-object",
    withSchema('[{ "name": "x", "type": "string", "required": true }]'),
    withSchema(
      '{\n  "type": "object",\n  "properties": {\n    "x": {\n      "type": "string"\n    }\n  },\n  "required": [\n    "x"\n  ]\n}',
    ),
    "unsafe",
  ],
  ["mcp/input-schema-root-type", withSchema("{}"), withSchema('{ "type": "object" }'), "safe"],
  ["mcp/input-schema-root-type", withSchema('{ "type": ["object"] }'), withSchema('{ "type": "object" }'), "safe"],
  ["mcp/input-schema-root-type", withSchema('{ "type": "OBJECT" }'), withSchema('{ "type": "object" }'), "safe"],
  [
    "mcp/input-schema-root-type",
    withSchema('{ "type": ["object", "null"] }'),
    withSchema('{ "type": "object" }'),
    "unsafe",
  ],
  [
    "mcp/input-schema-root-type",
    withSchema('{ "pattern": { "type": "string" } }'),
    withSchema('{\n  "type": "object",\n  "properties": {\n    "pattern": {\n      "type": "string"\n    }\n  }\n}'),
    "unsafe",
  ],
  [
    "mcp/input-schema-root-type",
    withSchema('{ "city": "str" }'),
    withSchema('{ "type": "object", "properties": { "city": "str" } }'),
    "unsafe",
  ],
  ["mcp/properties-map", withProperties('{ "x": "int" }'), withProperties('{ "x": { "type": "integer" } }'), "safe"],
  [
    "mcp/properties-map",
    withProperties('{ "x": ["str", "null"] }'),
    withProperties('{ "x": { "type": ["string", "null"] } }'),
    "safe",
  ],
  [
    "mcp/properties-map",
    withProperties('{ "x": ["red", "blue"] }'),
    withProperties('{ "x": { "type": "string", "enum": ["red", "blue"] } }'),
    "unsafe",
  ],
  [
    "mcp/properties-map",
    withProperties('{ "x": "A city" }'),
    withProperties('{ "x": { "type": "string", "description": "A city" } }'),
    "unsafe",
  ],
  ["mcp/properties-map", withProperties('{ "x": 7 }'), "", "none"],
  ["mcp/properties-map", withProperties("null"), withProperties("{}"), "safe"],
  ["mcp/properties-map", withProperties('["x"]'), "", "none"],
  [
    "mcp/properties-map",
    withProperties('[{ "name": "x", "type": "string" }]'),
    withProperties('{ "x": { "type": "string" } }'),
    "unsafe",
  ],
  [
    "mcp/properties-map",
    withProperties('{ "x": { "properties": { "y": "bool" } } }'),
    withProperties('{ "x": { "properties": { "y": { "type": "boolean" } } } }'),
    "safe",
  ],
  [
    "mcp/required-array",
    withSchema('{ "type": "object", "required": "x" }'),
    withSchema('{ "type": "object", "required": ["x"] }'),
    "safe",
  ],
  [
    "mcp/required-array",
    withSchema('{ "type": "object", "required": false }'),
    withSchema('{ "type": "object" }'),
    "safe",
  ],
  [
    "mcp/required-array",
    withSchema('{ "type": "object", "properties": { "x": {}, "y": {} }, "required": "x, y" }'),
    withSchema('{ "type": "object", "properties": { "x": {}, "y": {} }, "required": ["x", "y"] }'),
    "safe",
  ],
  [
    "mcp/required-array",
    withSchema('{ "type": "object", "properties": { "x": {} }, "required": true }'),
    withSchema('{ "type": "object", "properties": { "x": {} }, "required": ["x"] }'),
    "unsafe",
  ],
  [
    "mcp/required-array",
    withSchema('{ "type": "object", "required": { "x": true, "y": false } }'),
    withSchema('{ "type": "object", "required": ["x"] }'),
    "unsafe",
  ],
  [
    "mcp/required-array",
    withSchema('{ "type": "object", "required": ["x", 1] }'),
    withSchema('{ "type": "object", "required": ["x"] }'),
    "unsafe",
  ],
  [
    "schema/required-boolean",
    withSchema('{ "type": "object", "properties": { "x": { "required": true } }, "required": [/* kept */ "y"] }'),
    withSchema('{ "type": "object", "properties": { "x": {} }, "required": [/* kept */ "y", "x"] }'),
    "safe",
  ],
  [
    "schema/required-boolean",
    withProperties('{ "x": { "type": "string", "required": "true" }, "required": { "type": "boolean" } }'),
    withSchema(
      '{ "type": "object", "properties": { "x": { "type": "string" }, "required": { "type": "boolean" } }, "required": ["x"] }',
    ),
    "safe",
  ],
  [
    "mcp/parameters-misnamed",
    `{ "name": "a", "input_schema": { "type": "object" } }`,
    `{ "name": "a", ${open} }`,
    "safe",
  ],
  [
    "mcp/parameters-misnamed",
    `{ "type": "function", "name": "a", "parameters": {} }`,
    '{ "name": "a", "inputSchema": {} }',
    "safe",
  ],
  [
    "mcp/parameters-misnamed",
    `{ "name": "a", "schema": { "properties": {} } }`,
    '{ "name": "a", "inputSchema": { "properties": {} } }',
    "safe",
  ],
  ["mcp/parameters-misnamed", '{ "name": "a", "parameters": "{}" }', '{ "name": "a", "inputSchema": "{}" }', "safe"],
  [
    "mcp/parameters-misnamed",
    '{ "name": "a", "parameters": [{ "name": "x", "type": "string" }] }',
    '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "type": "string" } } } }'.replace(
      '{ "type": "object", "properties": { "x": { "type": "string" } } }',
      '{\n  "type": "object",\n  "properties": {\n    "x": {\n      "type": "string"\n    }\n  }\n}',
    ),
    "unsafe",
  ],
  ["mcp/parameters-misnamed", '{ "name": "a", "parameters": ["x"] }', "", "none"],
  [
    "mcp/schema-as-string",
    '{ "name": "a", "outputSchema": "{\\"type\\":\\"object\\"}" }',
    '{ "name": "a", "outputSchema": { "type": "object" } }',
    "safe",
  ],
  [
    "mcp/schema-as-string",
    '{ "name": "a", "inputSchema": "{\\"a\\":1,\\"a\\":2}" }',
    '{ "name": "a", "inputSchema": { "a": 2 } }',
    "unsafe",
  ],
];

describe("the first repair", () => {
  it.each(repairs)("of %s turns %s into %s (%s)", (rule, before, after, kind) => {
    const [first] = found(rule, before);
    expect(first).toBeDefined();
    expect(first?.fix ? (first.fix.safe ? "safe" : "unsafe") : "none").toBe(kind);
    if (first?.fix) expect(applyEdits(before, first.fix.edits)).toBe(after);
  });
});

describe("the answer to what is no tool", () => {
  it.each([
    ['{ "jsonrpc": "2.0", "id": 1, "error": { "code": 1 } }', /error/],
    ['{ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }', /asks/],
    ['{ "jsonrpc": "2.0", "id": 1, "result": { "prompts": [] } }', /no list of `tools`/],
    ['{ "jsonrpc": "2.0", "id": 1 }', /no `result`/],
    ['{ "mcpServers": {} }', /configuration of servers/],
    ['{ "servers": {} }', /configuration of servers/],
    ['{ "openapi": "3.1.0", "paths": {} }', /HTTP API/],
    ['{ "tools": { "a": {} } }', /`tools` is an object/],
    ['{ "type": "object", "properties": {} }', /under `inputSchema`/],
    ["{}", /empty/],
    ['{ "a": 1 }', /no field of a tool/],
    ["[1, 2]", /holds no tool/],
    ["7", /a whole number/],
  ])("%s says %s, once", (text, message) => {
    const { diagnostics } = analyze(text);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["json/not-a-tool"]);
    expect(diagnostics[0]?.message).toMatch(message);
  });

  it.each(["", "  ", "// nothing"])("%j is told to be empty", (text) => {
    expect(analyze(text).diagnostics.map(({ rule }) => rule)).toEqual(["json/syntax"]);
  });

  it.each(["[]", '{ "tools": [] }', '{ "result": { "tools": [] } }'])(
    "%s is a list without tools, which is fine",
    (text) => {
      expect(analyze(text).diagnostics).toEqual([]);
    },
  );
});

describe("one mistake has one finding", () => {
  const errors = (text: string) =>
    analyze(text).diagnostics.flatMap(({ rule, severity }) =>
      severity === "error" || rule.startsWith("json/") ? [rule] : [],
    );

  it.each([
    ['{ "type": "function", "function": { "name": "a", "parameters": {} } }', ["json/foreign-shape"]],
    ['{ "toolSpec": { "name": "a" } }', ["json/foreign-shape"]],
    ['{ "name": "a", "inputSchema": { "json": {} } }', ["json/foreign-shape"]],
    ['{ "name": "a", "parameters": { "type": "object" } }', ["mcp/parameters-misnamed"]],
    ['{ "name": "a", "args": 1 }', ["mcp/input-schema-required"]],
    ['{ "name": "a", "inputSchema": "{\\"type\\":\\"object\\"}" }', ["mcp/schema-as-string"]],
    ['{ "name": "a", "inputSchema": "none" }', ["mcp/input-schema-object"]],
    ['{ \'name\': \'a\', "inputSchema": { "type": "object" } }', ["json/syntax", "json/syntax"]],
  ])("%s", (text, rules) => {
    expect(errors(text)).toEqual(rules);
  });
});

describe("strict JSON", () => {
  const text = '{\n  // why\n  "name": "a",\n  "inputSchema": { "type": "object", },\n}';

  it("is asked for: comments and trailing commas are silent without it", () => {
    expect(found("json/syntax", text)).toEqual([]);
    const strict = found("json/syntax", text, { strictJson: true });
    expect(strict.map(({ severity, range }) => [severity, range.start.line])).toEqual([
      ["warning", 2],
      ["warning", 4],
      ["warning", 4],
    ]);
  });

  it("loses its commas to the safe fixes, its comments only on request", () => {
    expect(fixAll(text, { strictJson: true })).toBe(
      '{\n  // why\n  "name": "a",\n  "inputSchema": { "type": "object" }\n}',
    );
  });
});

describe("what people paste", () => {
  it("from Python becomes a tool by the safe fixes alone", () => {
    const pasted = `tools = [
    {
        'type': 'function',
        'function': {
            'name': 'get_weather',
            'description': 'Today\\'s weather',  # short
            'parameters': {
                'properties': {'city': 'str', 'days': {'type': 'integer', 'required': True}},
            },
        },
    },
]`;
    const fixed = fixAll(pasted);
    const value = JSON.parse(fixed.replace(/\/\/.*/g, "").replace(/,(?=\s*[\]}])/g, "")) as unknown;
    expect(value).toEqual([
      {
        name: "get_weather",
        description: "Today's weather",
        inputSchema: {
          type: "object",
          properties: { city: { type: "string" }, days: { type: "integer" } },
          required: ["days"],
        },
      },
    ]);
  });

  it("with forty required flags is repaired in one go", () => {
    const properties = Array.from({ length: 40 }, (_, index) => `"p${index}": { "required": true }`).join(", ");
    const fixed = fixAll(withProperties(`{ ${properties} }`));
    expect(found("schema/required-boolean", fixed)).toEqual([]);
    expect((JSON.parse(fixed) as { inputSchema: { required: string[] } }).inputSchema.required).toHaveLength(40);
  });
});
