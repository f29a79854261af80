import { describe, expect, it } from "vitest";
import { importTools } from "./import-tools.ts";

const schema = {
  type: "object",
  properties: {
    city: { type: "string", description: "City" },
    units: { type: "string", enum: ["metric", "imperial"], default: "metric" },
  },
  required: ["city"],
};
const shape = `{ city: z.string().describe("City"), units: z.enum(["metric", "imperial"]).default("metric") }`;
const tool = { name: "get_weather", description: "Weather of a city.", inputSchema: schema };
const handler = "async ({ city }) => ({ content: [] })";
const zod = `import { z } from "zod/v4";\n`;

/** The same tool in every form that source has for it. */
const forms: readonly (readonly [string, string])[] = [
  [
    "registerTool with a shape",
    `server.registerTool("get_weather", { description: "Weather of a city.", inputSchema: ${shape} }, ${handler});`,
  ],
  [
    "registerTool with an object",
    `server.registerTool("get_weather", { description: "Weather of a city.", inputSchema: z.object(${shape}) }, ${handler});`,
  ],
  ["tool of version 1", `server.tool("get_weather", "Weather of a city.", ${shape}, ${handler});`],
  [
    "fromJsonSchema",
    `server.registerTool("get_weather", { description: "Weather of a city.", inputSchema: fromJsonSchema(${JSON.stringify(schema)}) }, h);`,
  ],
  [
    "a constant",
    `const inputSchema = z.object(${shape});\nconst description = "Weather of a city.";\nserver.registerTool("get_weather", { description, inputSchema: inputSchema.shape }, h);`,
  ],
  [
    "the AI SDK by its key",
    `const tools = { get_weather: tool({ description: "Weather of a city.", inputSchema: z.object(${shape}), execute: ${handler} }) };`,
  ],
  [
    "the AI SDK by its constant",
    `export const get_weather = tool({ description: "Weather of a city.", parameters: z.object(${shape}) });`,
  ],
  [
    "LangChain",
    `const t = tool(async ({ city }) => city, { name: "get_weather", description: "Weather of a city.", schema: z.object(${shape}) });`,
  ],
  [
    "a structured tool",
    `new DynamicStructuredTool({ name: "get_weather", description: "Weather of a city.", schema: z.object(${shape}), func: f })`,
  ],
  [
    "a list of a low-level server",
    `server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [{ name: "get_weather", description: "Weather of a city.", inputSchema: ${JSON.stringify(schema)} }] }));`,
  ],
  [
    "a converted schema",
    `const Args = z.object(${shape});\nconst tools = [{ name: "get_weather", description: "Weather of a city.", inputSchema: zodToJsonSchema(Args) as ToolInput }];`,
  ],
  [
    "a helper",
    `const add = (name, description, inputSchema) => server.registerTool(name, { description, inputSchema }, h);\nadd("get_weather", "Weather of a city.", ${shape});`,
  ],
  [
    "a loop",
    `const all = [{ name: "get_weather", text: "Weather of a city.", shape: ${shape} }];\nfor (const one of all) server.registerTool(one.name, { description: one.text, inputSchema: one.shape }, h);`,
  ],
  [
    "a method of a list",
    `[["get_weather", ${shape}]].forEach((one) => server.tool(one[0], "Weather of a city.", one[1], h));`,
  ],
  [
    "CommonJS",
    `const zod_1 = require("zod");\nserver.registerTool("get_weather", { description: "Weather of a city.", inputSchema: zod_1.z.object(${shape.replaceAll("z.", "zod_1.z.")}) }, h);`,
  ],
];

describe("source of TypeScript and JavaScript", () => {
  it.each(forms)("%s", (_, text) => {
    const result = importTools(zod + text);
    expect(result.from).toBe("typescript");
    expect(result.tools).toEqual([tool]);
    expect(result.notes.filter(({ kind }) => kind === "lost")).toEqual([]);
  });

  it("the first example of a newcomer: a snippet without imports", () => {
    const result = importTools(`server.registerTool("tool_name", {
  inputSchema: { city: z.string(), units: z.enum(["metric", "imperial"]).default("metric") },
  // ...
}, handler);`);
    expect(result).toMatchObject({
      from: "typescript",
      tools: [{ name: "tool_name", inputSchema: { required: ["city"] } }],
    });
  });

  it("a definition gets what its category implies", () => {
    const text = `export const pay: ToolDefinition = {
      name: "pay", description: "Pays.", schema: z.object({ sum: z.number() }), category: "write",
      consequenceLevel: "high", requiresConfirmation: true, timeout: 5000, tags: ["money"], execute: async () => ({}),
    };`;
    const { tools, notes, from } = importTools(text);
    expect(from).toBe("typescript");
    expect(tools).toMatchObject([
      {
        name: "pay",
        annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
      },
    ]);
    expect(notes.map(({ message }) => message)).toContainEqual(expect.stringContaining("`timeout`"));
    expect(importTools(text.slice(text.indexOf("{"))).tools).toEqual(tools);
  });

  it("annotations, a title and a result", () => {
    const { tools } = importTools(`${zod}const hints = { readOnlyHint: true };
server.registerTool("x", { title: "X", annotations: { ...hints, openWorldHint: false }, outputSchema: { n: z.number().default(1) }, _meta: { a: 1 } }, h);
server.tool("y", "Y", { a: z.string() }, { title: "Why", readOnlyHint: true }, h);
server.tool("z", h);
server.experimental.tasks.registerToolTask("slow", { description: "Slow", inputSchema: {} }, h);
server.experimental.tasks.registerToolTask("both", { description: "Both", execution: { taskSupport: "optional" } }, h);`);
    expect(tools).toEqual([
      {
        ...{ name: "x", title: "X", inputSchema: { type: "object", properties: {} } },
        outputSchema: {
          type: "object",
          properties: { n: { type: "number", default: 1 } },
          required: ["n"],
          additionalProperties: false,
        },
        ...{ annotations: { readOnlyHint: true, openWorldHint: false }, _meta: { a: 1 } },
      },
      {
        ...{ name: "y", description: "Y", annotations: { title: "Why", readOnlyHint: true } },
        inputSchema: { type: "object", properties: { a: { type: "string" } }, required: ["a"] },
      },
      { name: "z", inputSchema: { type: "object", properties: {} } },
      {
        ...{ name: "slow", description: "Slow", execution: { taskSupport: "required" } },
        inputSchema: { type: "object", properties: {} },
      },
      {
        ...{ name: "both", description: "Both", execution: { taskSupport: "optional" } },
        inputSchema: { type: "object", properties: {} },
      },
    ]);
  });

  it.each([
    ["export default z.enum(units);", { type: "string", enum: ["metric", "imperial"] }],
    ["const unit = z.boolean();\nexport default unit;", { type: "boolean" }],
    ["export default class {}", {}],
  ])("follows what a file exports by default: %s", (exported, unit) => {
    const text = `import unit from "./unit";\nserver.registerTool("a", { inputSchema: { unit } }, h);`;
    const own = `import { z } from "zod";\nconst units = ["metric", "imperial"] as const;\n${exported}`;
    const { tools } = importTools(text, { path: "a.ts", files: [{ path: "unit.ts", text: own }] });
    expect(tools).toMatchObject([{ inputSchema: { properties: { unit } } }]);
  });

  it("follows imports into the files of a folder", () => {
    const files = [
      { path: "src/schemas/index.ts", text: 'export * from "./place.js";\nexport { text as words } from "./texts";' },
      {
        path: "src/schemas/place.ts",
        text: 'import { z } from "zod";\nexport const Place = z.object({ lat: z.number() });',
      },
      { path: "src/schemas/texts.ts", text: 'export const text = "From far away";' },
      { path: "package.json", text: '{"dependencies":{"zod":"^3.25.0"}}' },
    ];
    const text = `import { Place, words } from "./schemas/index.js";
import * as all from "./schemas";
server.registerTool("near", { description: words, inputSchema: { place: Place, other: all.Place.optional() } }, h);`;
    const { tools, notes } = importTools(text, { path: "src/server.ts", files });
    const place = {
      type: "object",
      properties: { lat: { type: "number" } },
      required: ["lat"],
      additionalProperties: false,
    };
    expect(tools).toEqual([
      {
        ...{ name: "near", description: "From far away" },
        inputSchema: {
          type: "object",
          properties: { place, other: place },
          required: ["place"],
          additionalProperties: false,
        },
      },
    ]);
    expect(notes).toEqual([]);
  });

  it.each([
    ["what is installed", [{ path: "node_modules/zod/package.json", text: '{"name":"zod","version":"3.25.76"}' }], ""],
    ["the converter for version 3", [], 'import { zodToJsonSchema } from "zod-to-json-schema";\n'],
  ])("%s tells the version of Zod", (_, files, imports) => {
    const text = `${imports}import { z } from "zod";\nserver.tool("x", { a: z.string() }, h);`;
    const { tools, notes } = importTools(text, { path: "server.ts", files });
    expect(tools[0]?.inputSchema).toMatchObject({ additionalProperties: false });
    expect(notes).toEqual([]);
  });

  it("what is not known is told at its place", () => {
    const { tools, notes } = importTools(`${zod}server.registerTool("x", {
  description: describe(),
  inputSchema: { a: makeSchema(), b: z.string().sparkle(), c: z.wonder(), d: z.string().default(now()) },
}, h);
server.registerTool(nameOf(), {}, h);`);
    expect(tools).toMatchObject([
      {
        name: "x",
        inputSchema: {
          properties: { a: {}, b: { type: "string" }, c: {}, d: { type: "string" } },
          required: ["a", "b", "c"],
        },
      },
    ]);
    const messages = notes.map(({ message }) => message).join("\n");
    for (const word of [
      "`describe()` on line 3",
      "`makeSchema()` on line 4",
      "`.sparkle()` on line 4",
      "`z.wonder()` on line 4",
      "`now()` on line 4",
      "name of a tool on line 6",
    ])
      expect(messages).toContain(word);
  });

  it.each([
    [
      "Valibot",
      'import * as v from "valibot";\nserver.registerTool("x", { inputSchema: v.object({ a: v.string() }) }, h);',
    ],
    [
      "TypeBox",
      'import { Type } from "@sinclair/typebox";\nserver.addTool({ name: "x", parameters: Type.Object({ a: Type.String() }) });',
    ],
    [
      "ArkType",
      'import { type } from "arktype";\nserver.registerTool("x", { inputSchema: type({ a: "string" }) }, h);',
    ],
  ])("%s is recognised and not read", (name, text) => {
    const { tools, notes } = importTools(text);
    expect(tools).toMatchObject([{ name: "x", inputSchema: { type: "object" } }]);
    expect(notes.map(({ message }) => message).join()).toContain(`${name}, which is recognised and not read`);
  });

  it("version 3 of Zod closes objects and knows no patterns", () => {
    const { tools } = importTools(`import { z } from "zod/v3";
server.tool("x", { mail: z.string().email().describe("To"), n: z.number().int(), o: z.object({ a: z.string() }).passthrough(), r: z.record(z.string()) }, h);`);
    expect(tools[0]?.inputSchema).toEqual({
      type: "object",
      properties: {
        mail: { type: "string", format: "email", description: "To" },
        n: { type: "integer" },
        o: { type: "object", properties: { a: { type: "string" } }, required: ["a"], additionalProperties: true },
        r: { type: "object", additionalProperties: { type: "string" } },
      },
      required: ["mail", "n", "o", "r"],
      additionalProperties: false,
    });
  });
});

describe("idioms of published servers", () => {
  const closed = { ...schema, required: ["city", "units"], additionalProperties: false };
  const described = "Weather of a city.";
  it.each([
    [
      "FastMCP lists what comes out of a schema",
      `server.addTool({ name: "get_weather", description: "${described}", parameters: z.object(${shape}), execute: h });`,
      closed,
    ],
    [
      "so does Zod's own converter",
      `const tools = [{ name: "get_weather", description: "${described}", inputSchema: z.toJSONSchema(z.object(${shape})) }];`,
      closed,
    ],
    [
      "unless it is asked for what goes in",
      `const toJson = (of) => { return z.object(of).toJSONSchema({ io: "input" }); };
const tools = [{ name: "get_weather", description: "${described}", inputSchema: (0, toJson)(${shape}) }];`,
      schema,
    ],
    [
      "a name that a caller may give, and does not",
      `function register(server, name) { server.tool(name || "get_weather", "${described}", ${shape}, h); }\nregister(server);`,
      schema,
    ],
    [
      "a name by default",
      `function register(server, name = "get_weather") { server.tool(name, "${described}", ${shape}, h); }\nregister(server);`,
      schema,
    ],
  ])("%s", (_, text, inputSchema) => {
    const { tools, notes } = importTools(zod + text);
    expect(tools).toEqual([{ name: "get_weather", description: described, inputSchema }]);
    expect(notes.filter(({ kind }) => kind === "lost")).toEqual([]);
  });

  it("lists of pairs are followed", () => {
    const { tools } = importTools(`${zod}const all = { get_weather: "${described}" };
for (const [name, description] of Object.entries(all)) server.registerTool(name, { description, inputSchema: ${shape} }, h);`);
    expect(tools).toEqual([tool]);
  });

  it.each([
    ["Some members of `annotations`", "annotations: { readOnlyHint: true, ...(env.X ? { a: 1 } : {}) }"],
    ["Some fields of the tool", "...common()"],
  ])("%s that are spread from elsewhere are told", (words, field) => {
    const { notes } = importTools(`${zod}server.registerTool("x", { inputSchema: ${shape}, ${field} }, h);`);
    expect(notes.map(({ kind, message }) => `${kind} ${message}`).join()).toContain(`lost ${words}`);
  });

  it("a name that is computed is never taken from the description", () => {
    const { tools, notes } = importTools(`${zod}server.tool(nameOf(), "${described}", ${shape}, h);`);
    expect(tools).toEqual([]);
    expect(notes.map(({ message }) => message).join()).toContain("name of a tool on line 2 is computed");
  });

  it.each([
    [3, "ZodEffects", { additionalProperties: false }],
    [4, "ZodPipe", {}],
  ])("a copy of Zod %d in the file is Zod", (_, only, more) => {
    const { tools, notes } = importTools(`var external_exports = {};
__export(external_exports, { ZodString: () => ZodString, ${only}: () => ${only}, string: () => s, object: () => o });
server.tool("get_weather", "${described}", ${shape.replaceAll("z.", "external_exports.")}, h);`);
    expect(tools).toEqual([{ name: "get_weather", description: described, inputSchema: { ...schema, ...more } }]);
    expect(notes).toEqual([]);
  });

  it.each([
    ["things with a category", 'const apis = [{ name: "admin", description: "The API.", category: "execution" }];'],
    ["the SDK itself", "const registeredTool = { title, description, inputSchema: objectOf(inputSchema), handler };"],
  ])("%s are no tools", (_, text) => {
    expect(importTools(zod + text).tools).toEqual([]);
  });

  it.each([
    ["hands its schema on", `constructor() { super({ inputSchema: z.object(${shape}) }); }`],
    ["has a field with its schema", `schema = z.object(${shape}); calls = 0;`],
    [
      "describes members beside their types",
      'schema = { city: { type: z.string(), description: "City" }, units: { type: z.enum(["metric", "imperial"]).default("metric") } };',
    ],
  ])("a class that %s is a tool", (_, body) => {
    const text = `${zod}export class Weather extends BaseTool { name = "get_weather"; description = "${described}"; ${body} }`;
    expect(importTools(text).tools).toEqual([tool]);
  });

  it("a class that only has a name is no tool", () => {
    const text = `${zod}class Fault extends Error { name = "Fault"; description = "A fault."; schema = other; }`;
    expect(importTools(text).tools).toEqual([]);
  });

  it("Zod that a project passes on is taken for Zod, and that is said", () => {
    const text = `import { zod } from "../third_party/index.js";\nserver.tool("get_weather", "${described}", ${shape.replaceAll("z.", "zod.")}, h);`;
    const { tools, notes } = importTools(text);
    expect(tools).toEqual([tool]);
    expect(notes).toContainEqual(
      expect.objectContaining({ kind: "guessed", message: expect.stringContaining("taken for Zod") }),
    );
  });

  it.each([
    ["__exportStar", '__exportStar(require("./schema"), exports);'],
    [
      "defineProperty",
      'var s = require("./schema.js");\nObject.defineProperty(exports, "shape", { enumerable: true, get: function () { return s.shape; } });',
    ],
  ])("what an index passes on is followed, as compilers write it: %s", (_, index) => {
    const files = [
      { path: "utils/index.js", text: index },
      {
        path: "utils/schema.js",
        text: `const zod_1 = require("zod/v4");\nexports.shape = ${shape.replaceAll("z.", "zod_1.z.")};`,
      },
    ];
    const text = `const utils_1 = require("./utils");\nserver.tool("get_weather", "${described}", utils_1.shape, h);`;
    const { tools } = importTools(text, { path: "index.js", files });
    expect(tools).toEqual([tool]);
  });
});

describe("bad input", () => {
  it("says where a mistake is, and reads on", () => {
    const { tools, notes } = importTools(`${zod}const broken = { a: ;\nserver.tool("x", "X", { a: z.string() }, h);`);
    expect(tools).toMatchObject([{ name: "x" }]);
    expect(notes.map(({ message }) => message).join()).toContain("line 2, column 21");
  });

  it.each([
    ["nested calls", `server.tool("x", { a: ${"f(".repeat(10_000)}1${")".repeat(10_000)} }, h);`],
    ["a long chain", `server.tool("x", { a: z.string()${".optional()".repeat(10_000)} }, h);`],
    ["nested objects", `server.tool("x", { a: ${"z.object({ a: ".repeat(1000)}z.string()${"})".repeat(1000)} }, h);`],
    [
      "aliases that double",
      `${Array.from({ length: 60 }, (_, at) => `const a${at + 1} = z.tuple([a${at}, a${at}]);`).join("\n")}\nconst a0 = z.string();\nserver.tool("x", { a: a60 }, h);`,
    ],
    ["a constant of itself", "const a = a;\nserver.tool('x', { a, b: z.lazy(() => b) }, h);"],
  ])(
    "%s",
    (_, text) => {
      expect(importTools(text, { from: "typescript" }).tools).toMatchObject([
        { name: "x", inputSchema: { type: "object" } },
      ]);
    },
    60_000,
  );

  it("hostile names stay names", () => {
    const names = [
      "__proto__",
      "constructor",
      "</script>",
      "a\u202Eb",
      "\u0000",
      "'); DROP",
      "$" + "{x}",
      "😀",
      "\\u0041",
    ];
    const text = `${names.map((name) => `server.tool(${JSON.stringify(name)}, { [${JSON.stringify(name)}]: z.string() }, h);`).join("\n")}`;
    const { tools } = importTools(text);
    expect(tools.map(({ name }) => name)).toEqual(names);
    for (const { inputSchema, name } of tools)
      expect(Object.keys((inputSchema as { properties: object }).properties)).toEqual([name]);
  });
});

it("prose with blocks of several languages gives those of one", () => {
  const text = `# How to\n\n\`\`\`json\n{ "a": 1 }\n\`\`\`\n\n\`\`\`typescript\nserver.tool("x", { a: z.string() }, h);\n\`\`\`\nand so on`;
  expect(importTools(text, { from: "typescript" }).tools).toMatchObject([{ name: "x" }]);
});

it.each([
  ["Python", '@mcp.tool()\ndef f(a: str) -> str:\n    """Does."""\n', "python"],
  ["JSON of MCP", '{"tools":[{"name":"x","inputSchema":{"type":"object"}}]}', "mcp"],
  [
    "a log",
    'start\n{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"x","inputSchema":{"type":"object"}}]}}\n',
    "mcp",
  ],
])("%s is not taken for source", (_, text, from) => {
  expect(importTools(text).from).toBe(from);
});
