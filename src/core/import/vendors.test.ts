import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { importTools } from "./import-tools.ts";

const schema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const tool = { name: "get_weather", description: "Weather of a city.", inputSchema: schema };
const { name, description } = tool;

/** The same tool in every form, with the format that it must be found to be in. */
const forms: readonly (readonly [string, string, unknown])[] = [
  ["openai", "the chat form", { type: "function", function: { name, description, parameters: schema } }],
  ["openai", "the Responses form", { type: "function", name, description, parameters: schema }],
  ["openai", "the form of functions", { name, description, parameters: schema }],
  ["openai", "a list of functions", { functions: [{ name, description, parameters: schema }] }],
  [
    "openai",
    "a whole request",
    { model: "m", messages: [], tools: [{ type: "function", function: { name, description, parameters: schema } }] },
  ],
  ["anthropic", "a tool", { name, description, input_schema: schema }],
  ["anthropic", "a request", { model: "m", max_tokens: 1, tools: [{ name, description, input_schema: schema }] }],
  ["gemini", "a tool", { functionDeclarations: [{ name, description, parameters: shouted() }] }],
  ["gemini", "a request", { tools: [{ function_declarations: [{ name, description, parameters: shouted() }] }] }],
  ["gemini", "a declaration alone", { name, description, parameters: shouted() }],
  ["gemini", "JSON Schema", { functionDeclarations: [{ name, description, parametersJsonSchema: schema }] }],
  ["bedrock", "a tool", { toolSpec: { name, description, inputSchema: { json: schema } } }],
  [
    "bedrock",
    "a request",
    { toolConfig: { tools: [{ toolSpec: { name, description, inputSchema: { json: schema } } }] } },
  ],
  ["tool-definition", "a definition without a category", { name, description, schema }],
  [
    "azure-binding",
    "a binding",
    {
      ...{ type: "mcpToolTrigger", direction: "in", name: "context", toolName: name, description },
      inputSchema: JSON.stringify(schema),
    },
  ],
  [
    "azure-binding",
    "what the worker sends",
    [{ rawBindings: [JSON.stringify({ toolName: name, description, inputSchema: JSON.stringify(schema) })] }],
  ],
];

describe("a tool of another vendor", () => {
  it.each(forms)("%s: %s", (from, _, value) => {
    const result = importTools(JSON.stringify(value));
    expect(result.from).toBe(from);
    expect(result.tools).toEqual([tool]);
    expect(JSON.parse(result.text)).toEqual({ tools: [tool] });
    expect(importTools(result.text)).toMatchObject({ from: "mcp", changed: false });
  });

  it("is found one a line, too", () => {
    const lines = forms.slice(2, 3).flatMap(([, , value]) => [value, { ...(value as object), name: "other" }]);
    const result = importTools(lines.map((line) => JSON.stringify(line)).join("\n"));
    expect(result).toMatchObject({ from: "openai", tools: [{ name }, { name: "other" }] });
  });

  it("can be read as what it is not, and says so", () => {
    const result = importTools(JSON.stringify(forms[0]?.[2]), { from: "anthropic" });
    expect(result).toMatchObject({ from: "anthropic", tools: [], changed: false });
    expect(result.notes).toHaveLength(1);
  });
});

describe("types that JSON Schema does not have", () => {
  const typed = (type: unknown) =>
    importTools(JSON.stringify({ name: "x", parameters: { type: "dict", properties: { a: { type } } } }));
  const cases: readonly (readonly [unknown, unknown])[] = [
    ["dict", "object"],
    ["float", "number"],
    ["String", "string"],
    ["tuple", "array"],
    ["ArrayList", "array"],
    ["long", "integer"],
    ["any", undefined],
    ["", undefined],
    ["quaternion", undefined],
    ["list[str]", "array"],
    [
      ["float", "none"],
      ["number", "null"],
    ],
  ];
  it.each(cases)("%j", (given, expected) => {
    const { tools, notes } = typed(given);
    expect(tools[0]?.inputSchema).toEqual({
      type: "object",
      properties: { a: expected === undefined ? {} : { type: expected } },
    });
    expect(notes.length).toBeGreaterThan(0);
  });
});

describe("what Python's words for types and values become", () => {
  const rows: readonly (readonly [string, object, object])[] = [
    ["a number as text", { type: "integer", default: "5" }, { type: "integer", default: 5 }],
    ["True", { type: "boolean", default: "True" }, { type: "boolean", default: true }],
    ["None", { type: "integer", default: "None" }, { type: "integer" }],
    ["a list as text", { type: "list", default: "[]" }, { type: "array", default: [] }],
    [
      "words that are no value",
      { type: "float", default: "the last one" },
      { type: "number", default: "the last one" },
    ],
    ["text stays text", { type: "string", default: "5" }, { type: "string", default: "5" }],
    ["numbers in a list", { type: "integer", enum: ["1", "2"] }, { type: "integer", enum: [1, 2] }],
    [
      "mixed values",
      { type: "string", enum: ["a", 1, null] },
      { type: ["string", "integer", "null"], enum: ["a", 1, null] },
    ],
    ["a tuple", { type: "tuple", items: { type: "float" } }, { type: "array", items: { type: "number" } }],
    ["anything", { type: "any", default: "x" }, { default: "x" }],
  ];
  it.each(rows)("%s", (name, given, expected) => {
    const text = JSON.stringify({
      name: "look_up",
      description: "Looks it up.",
      parameters: { type: "dict", properties: { a: { ...given, description: "Which" } }, required: ["a"] },
    });
    const { tools, notes, text: written } = importTools(text);
    const schema = tools[0]?.inputSchema as { properties: { a: object } } | undefined;
    expect(schema?.properties.a).toEqual({ ...expected, description: "Which" });
    // What changed is told, and what was wrong before is all that is wrong now.
    expect(notes.length).toBeGreaterThan(0);
    const wrong = analyze(written).diagnostics.filter(({ severity }) => severity === "error");
    expect(wrong).toHaveLength(name === "words that are no value" ? 1 : 0);
  });
});

it("Gemini's own keywords become those of JSON Schema", () => {
  const parameters = {
    type: "OBJECT",
    propertyOrdering: ["b", "a"],
    properties: {
      a: { type: "ARRAY", minItems: "1", items: { type: "STRING", format: "enum", enum: ["x"] } },
      b: { type: "INTEGER", nullable: true, example: 3 },
    },
  };
  const { tools, text } = importTools(JSON.stringify({ functionDeclarations: [{ name: "x", parameters }] }));
  expect(tools[0]?.inputSchema).toEqual({
    type: "object",
    properties: {
      a: { type: "array", minItems: 1, items: { type: "string", enum: ["x"] } },
      b: { type: ["integer", "null"], examples: [3] },
    },
  });
  expect(text.indexOf('"b": {')).toBeLessThan(text.indexOf('"a": {'));
});

it("what MCP has no field for is told, and kept under _meta on request", () => {
  const text = JSON.stringify([
    { type: "function", function: { name: "a", parameters: schema, strict: true } },
    { type: "web_search" },
  ]);
  const { tools, notes } = importTools(text);
  expect(tools).toEqual([{ name: "a", inputSchema: schema }]);
  expect(notes.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    "lost: MCP has no field for `strict`",
    "lost: The `web_search` tool is OpenAI's own: it has no MCP descriptor",
  ]);
  const kept = importTools(text, { keepMeta: true });
  expect(kept.tools[0]?._meta).toEqual({ "openai/strict": true });
});

it("reads the properties and the output schema of an Azure binding", () => {
  const toolProperties = JSON.stringify([
    { propertyName: "to", propertyType: "string", description: "Whom", isRequired: true },
    { propertyName: "ids", propertyType: "number", isArray: true, isRequired: false },
  ]);
  const output = { type: "object", properties: { sent: { type: "boolean" } } };
  const read = (outputSchema: unknown) =>
    importTools(
      JSON.stringify({ bindings: [{ type: "mcpToolTrigger", toolName: "send", toolProperties, outputSchema }] }),
    );
  expect(read(JSON.stringify(output)).tools).toEqual([
    {
      name: "send",
      inputSchema: {
        type: "object",
        properties: {
          to: { type: "string", description: "Whom" },
          ids: { type: "array", items: { type: "number" } },
        },
        required: ["to"],
      },
      outputSchema: output,
    },
  ]);
  expect(read('{"type":"array"}').tools[0]).not.toHaveProperty("outputSchema");
  expect(read("{").notes).toContainEqual(expect.objectContaining({ kind: "lost", tool: "send" }));
});

function shouted() {
  return { type: "OBJECT", properties: { city: { type: "STRING" } }, required: ["city"] };
}
