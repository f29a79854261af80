import { describe, expect, it } from "vitest";
import { importTools } from "../import/import-tools.ts";
import type { Json, JsonObject } from "../types.ts";
import { exportTools } from "./export-tools.ts";

/** The tools that come back from the Python that was made of them. */
function roundTrip(tool: JsonObject, to = "python-skill-command"): JsonObject {
  const { files } = exportTools([tool], { to });
  const { tools } = importTools(files[0]?.text ?? "", { from: "python" });
  expect(tools.length).toBe(1);
  return tools[0] as JsonObject;
}

/** The type table of the guide, both as a parameter that is needed and as one that may be left out. */
const table: readonly (readonly [string, JsonObject])[] = [
  ["str", { type: "string" }],
  ["int", { type: "integer" }],
  ["float", { type: "number" }],
  ["bool", { type: "boolean" }],
  ["list", { type: "array" }],
  ["list[str]", { type: "array", items: { type: "string" } }],
  ["list[list[int]]", { type: "array", items: { type: "array", items: { type: "integer" } } }],
  ["dict", { type: "object" }],
  ["Literal of texts", { type: "string", enum: ["pending", "done"] }],
  ["Literal of numbers", { type: "integer", enum: [1, 2, 3] }],
  ["list of Literal", { type: "array", items: { type: "string", enum: ["a", "b"] } }],
  ["a union", { anyOf: [{ type: "string" }, { type: "integer" }] }],
  ["anything", {}],
  ["with a description", { type: "string", description: "Where to look" }],
  ["with a long description", { type: "string", description: 'Two lines\n  "quoted" and é' }],
  ["with bounds", { type: "integer", minimum: 1, maximum: 10, multipleOf: 2 }],
  ["with lengths", { type: "string", minLength: 1, maxLength: 5, pattern: "^a+$", format: "uri" }],
  [
    "with a size",
    { type: "array", items: { type: "string", minLength: 1 }, minItems: 1, maxItems: 3, uniqueItems: true },
  ],
  ["an object with members", { type: "object", properties: { a: { type: "string" } }, required: ["a"] }],
  ["a map", { type: "object", additionalProperties: { type: "integer" } }],
];

describe("a schema comes back from @skill_command", () => {
  it.each(table)("%s", (_name, schema) => {
    const inputSchema = {
      type: "object",
      properties: { needed: schema, optional: schema, "not-a-name": schema },
      required: ["needed"],
    };
    expect(roundTrip({ name: "get-it", inputSchema }).inputSchema).toEqual(inputSchema);
  });

  const standards: (readonly [JsonObject, Json])[] = [
    [{ type: "string" }, "*.py"],
    [{ type: "string" }, ""],
    [{ type: "boolean" }, false],
    [{ type: "integer" }, -100],
    [{ type: "number" }, 0.5],
    [{ type: "array", items: { type: "string" } }, ["a", "b"]],
    [{ type: "object" }, { key: "value" }],
    [{ type: "string", enum: ["utf-8", "gbk"] }, "utf-8"],
  ];
  it.each(standards)("%j with the default %j", (schema, standard) => {
    const properties = { a: { ...schema, default: standard }, b: { ...schema, default: standard } };
    const inputSchema = { type: "object", properties, required: ["b"] };
    expect(roundTrip({ name: "get_it", inputSchema }).inputSchema).toEqual(inputSchema);
  });

  it("needs nothing where no parameter is needed", () => {
    const inputSchema = { type: "object", properties: {} };
    expect(roundTrip({ name: "ping", inputSchema }).inputSchema).toEqual(inputSchema);
  });

  it("with name, description, title and hints", () => {
    const tool = {
      name: "files.read",
      description: "Read a file\n\nOf any size",
      inputSchema: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
      annotations: {
        title: "Read",
        ...{ readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      },
    };
    expect(roundTrip(tool)).toEqual(tool);
  });

  it("writes the hints out that MCP takes for true", () => {
    const tool = { name: "drop", inputSchema: { type: "object", properties: {} } };
    expect(roundTrip(tool).annotations).toMatchObject({
      destructiveHint: true,
      openWorldHint: true,
      readOnlyHint: false,
    });
    const { notes } = exportTools([tool], { to: "python-skill-command" });
    expect(notes.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("Hints that a tool does not give"),
    );
  });
});

it.each(["python-mcp", "python-fastmcp"])("names and types come back from %s", (to) => {
  const inputSchema = {
    type: "object",
    properties: { "a-b": { type: "string" }, class: { type: "integer" }, type: { type: "boolean" } },
    required: ["a-b", "class", "type"],
  };
  expect(roundTrip({ name: "x.y", inputSchema }, to)).toMatchObject({ name: "x.y", inputSchema });
});

it("the low-level server gives whole descriptors back", () => {
  const tool = {
    name: "tree",
    title: "Tree",
    description: "Walks",
    inputSchema: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A" } },
      $defs: { A: { items: { $ref: "#/$defs/A" } } },
    },
    outputSchema: { type: "object" },
  };
  expect(roundTrip(tool, "python-mcp-lowlevel")).toMatchObject(tool);
});

describe("what a target cannot say is a note", () => {
  const tool = {
    name: "x",
    inputSchema: { type: "object", properties: { a: { $ref: "#" } }, additionalProperties: false },
    outputSchema: { type: "array" },
    icons: [{ src: "https://example.com/x.png" }],
    execution: { taskSupport: "optional" },
  };
  it.each([
    ["python-skill-command", ["/inputSchema/properties/a/$ref", "/inputSchema/additionalProperties", "/outputSchema"]],
    ["python-mcp", ["/inputSchema/additionalProperties", "/outputSchema", "/execution"]],
    ["python-fastmcp", ["/inputSchema/properties/a/$ref", "/outputSchema", "/execution"]],
    ["python-mcp-lowlevel", ["/execution"]],
    ["csharp-sdk", ["/execution"]],
    ["csharp-azure-functions", ["/outputSchema", "/icons"]],
    ["azure-binding", ["/outputSchema", "/icons"]],
  ])("%s", (to, paths) => {
    const { notes } = exportTools([tool], { to });
    const lost = notes.filter(({ kind }) => kind === "loss").map(({ path }) => path);
    expect(lost).toEqual(expect.arrayContaining(paths));
  });
});
