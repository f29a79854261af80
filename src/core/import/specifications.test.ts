import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { validate } from "../check/index.ts";
import { isObject } from "../json.ts";
import type { JsonObject } from "../types.ts";
import { importTools } from "./import-tools.ts";

const pet = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string", nullable: true, example: "Rex" },
    secret: { type: "string", writeOnly: true },
    parent: { $ref: "#/components/schemas/Pet" },
  },
  required: ["id", "name"],
};
const three = {
  openapi: "3.0.3",
  info: { title: "Pets", version: "1" },
  servers: [{ url: "https://pets.example.com" }],
  security: [{ key: [] }],
  paths: {
    "/pets/{petId}": {
      parameters: [
        { name: "petId", in: "path", required: true, schema: { type: "integer", minimum: 0, exclusiveMinimum: true } },
      ],
      get: {
        operationId: "getPet",
        summary: "One pet",
        description: "Finds a pet by its number.",
        parameters: [
          { name: "verbose", in: "query", description: "Tell more", schema: { type: "boolean", default: false } },
          { name: "X-Trace", in: "header", schema: { type: "string" } },
          { name: "Accept", in: "header", schema: { type: "string" } },
        ],
        responses: {
          "200": {
            description: "ok",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
          },
        },
      },
      put: {
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
        },
        responses: { "204": { description: "done" } },
      },
      delete: { operationId: "delete pet!", responses: {} },
      head: { operationId: "peek", responses: {} },
    },
    "/pets": {
      get: {
        operationId: "listPets",
        responses: {
          "200": {
            description: "ok",
            content: { "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Pet" } } } },
          },
        },
      },
      post: {
        operationId: "upload",
        requestBody: {
          required: true,
          content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
        },
        responses: {},
      },
      patch: {
        operationId: "form",
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: { type: "object", properties: { a: { type: "string" } }, required: ["a"] },
            },
          },
        },
        responses: {},
      },
    },
  },
  components: { schemas: { Pet: pet } },
};

const named = (tools: readonly JsonObject[], name: string) => tools.find((tool) => tool.name === name) as JsonObject;

describe("OpenAPI", () => {
  const result = importTools(JSON.stringify(three));
  const { tools, notes, choices } = result;

  it("operations become tools, and those that cannot say why", () => {
    expect(result.from).toBe("openapi");
    expect(tools.map(({ name }) => name)).toEqual(["getPet", "put_pets_petId", "delete_pet", "listPets", "form"]);
    const lost = notes.filter(({ kind }) => kind === "lost").map(({ message }) => message);
    expect(lost).toEqual([
      expect.stringMatching(/`HEAD \/pets\/\{petId\}` is not taken, because/),
      expect.stringMatching(/`POST \/pets` is not taken, because its body is `application\/octet-stream`/),
    ]);
    expect(choices[0]).toEqual({ id: "getPet", title: "GET /pets/{petId}", detail: "One pet" });
    expect(importTools(JSON.stringify(three), { only: ["listPets"] }).tools).toEqual([named(tools, "listPets")]);
  });

  it("parameters, limits and annotations", () => {
    expect(named(tools, "getPet")).toMatchObject({
      description: "One pet\n\nFinds a pet by its number.",
      inputSchema: {
        properties: {
          petId: { type: "integer", exclusiveMinimum: 0 },
          verbose: { type: "boolean", default: false, description: "Tell more" },
          "X-Trace": {},
        },
        required: ["petId"],
      },
      annotations: { readOnlyHint: true },
    });
    expect(Object.keys((named(tools, "getPet").inputSchema as JsonObject).properties as object)).not.toContain(
      "Accept",
    );
    expect(named(tools, "delete_pet").annotations).toEqual({
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
    });
    expect(named(tools, "form").inputSchema).toEqual({ type: "object", properties: { a: { type: "string" } } });
  });

  it("what is only read is no parameter, and what is only written no result", () => {
    const input = named(tools, "put_pets_petId").inputSchema as JsonObject;
    expect(Object.keys(input.properties as object)).toEqual(["petId", "name", "secret", "parent"]);
    expect(input.required).toEqual(["petId", "name"]);
    expect((input.properties as JsonObject).name).toEqual({ type: ["string", "null"], examples: ["Rex"] });
    const output = named(tools, "getPet").outputSchema as JsonObject;
    expect(output.$ref).toBe("#/$defs/Pet");
    expect(Object.keys(((output.$defs as JsonObject).Pet as JsonObject).properties as object)).toEqual([
      "id",
      "name",
      "parent",
    ]);
    expect(validate(output, { id: 1, name: null, parent: { id: 2, name: "x" } }).valid).toBe(true);
    expect(named(tools, "listPets").outputSchema).toMatchObject({
      properties: { result: { type: "array" } },
      required: ["result"],
    });
  });

  it("the tools lint without errors", () => {
    expect(analyze(result.text).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("version 2", () => {
    const { tools: old } = importTools(
      JSON.stringify({
        swagger: "2.0",
        info: { title: "x", version: "1" },
        paths: {
          "/a": {
            post: {
              operationId: "add",
              parameters: [
                { name: "n", in: "query", type: "integer", required: true },
                { name: "body", in: "body", required: true, schema: { $ref: "#/definitions/A" } },
              ],
              responses: { 200: { description: "", schema: { $ref: "#/definitions/A" } } },
            },
          },
          "/f": { post: { parameters: [{ name: "file", in: "formData", type: "file" }], responses: {} } },
        },
        definitions: { A: { type: "object", properties: { t: { type: "string" } } } },
      }),
    );
    expect(old).toMatchObject([
      {
        name: "add",
        inputSchema: { properties: { n: { type: "integer" }, t: { type: "string" } }, required: ["n"] },
        outputSchema: { $ref: "#/$defs/A" },
      },
      { name: "post_f", inputSchema: { properties: { file: { type: "string" } } } },
    ]);
  });

  it("version 3.1 as YAML, with names that stand twice", () => {
    const text = `openapi: 3.1.0
info: {title: T, version: "1"}
servers: [{url: https://x.example}]
paths:
  /a/{id}:
    get:
      operationId: same
      parameters:
        - {name: id, in: path, required: true, schema: {type: [string, "null"]}}
        - {name: id, in: query, schema: {type: string}}
      responses:
        200: {description: ok}
  /b:
    $ref: other.yaml#/b
  /c:
    get: {operationId: same, responses: {}}
webhooks:
  gone: {post: {}}
`;
    const { from, tools: read, notes: told } = importTools(text);
    expect(from).toBe("openapi");
    expect(read.map(({ name }) => name)).toEqual(["same", "same_2"]);
    expect(read[0]?.inputSchema).toMatchObject({
      properties: { id: { type: ["string", "null"] }, id_query: {} },
      required: ["id"],
    });
    expect(told.filter(({ message }) => message.includes("is not taken, because"))).toHaveLength(2);
  });

  it("names that change, and parts that stand in other files, are told", () => {
    const operation = {
      operationId: "get pet!",
      parameters: [{ $ref: "other.yaml#/p" }],
      requestBody: { $ref: "other.yaml#/x" },
      responses: { 200: { $ref: "#/components/responses/None" } },
    };
    const text = JSON.stringify({ openapi: "3.1.0", info: {}, paths: { "/pet": { post: operation } } });
    const { tools, notes: told } = importTools(text);
    expect(tools).toMatchObject([{ name: "get_pet", inputSchema: { properties: {} } }]);
    expect(told.map(({ kind, message }) => `${kind} ${message.split(":")[0]}`)).toEqual(
      expect.arrayContaining([
        "mapped `get pet!` became the name `get_pet`",
        "lost The parameter `other.yaml#/p` is not in this document",
        "lost The body `other.yaml#/x` is not in this document",
        "lost The answer `#/components/responses/None` is not in this document",
      ]),
    );
  });

  it.each([[["A_B", "A B"]], [["A B", "A_B"]]])(
    "of two definitions of one name the first keeps it, read as %j",
    (order) => {
      const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
      const schemas = {
        Start: { type: "object", properties: Object.fromEntries(order.map((name) => [name, refer(name)])) },
        "A B": { description: "first" },
        A_B: { description: "second" },
      };
      const body = { content: { "application/json": { schema: { type: "array", items: refer("Start") } } } };
      const paths = { "/a": { post: { operationId: "add", requestBody: body, responses: {} } } };
      const { tools } = importTools(JSON.stringify({ openapi: "3.1.0", info: {}, paths, components: { schemas } }));
      expect(tools).toMatchObject([
        { inputSchema: { $defs: { A_B: { description: "first" }, A_B_2: { description: "second" } } } },
      ]);
    },
  );

  it("circles and references to nowhere", () => {
    const circle = {
      ...three,
      components: {
        schemas: {
          Pet: {
            allOf: [
              { $ref: "#/components/schemas/Pet" },
              { $ref: "#/components/schemas/None" },
              { $ref: "https://x.example/y.json" },
            ],
          },
        },
      },
    };
    const { tools: read, notes: told } = importTools(JSON.stringify(circle));
    expect(read.length).toBeGreaterThan(0);
    expect(told.filter(({ message }) => message.includes("any value is allowed there"))).toHaveLength(2);
  });
});

const schema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const tool = { name: "get_weather", description: "Weather.", inputSchema: schema };

describe("other files that tell of tools", () => {
  it.each([
    [
      "langchain",
      "serialised",
      [
        {
          lc: 1,
          type: "constructor",
          id: ["langchain", "tools"],
          kwargs: { name: "get_weather", description: "Weather.", args_schema: schema },
        },
      ],
    ],
    ["langchain", "args alone", { name: "get_weather", description: "Weather.", args: { city: { type: "string" } } }],
    [
      "har",
      "a stream of events",
      {
        log: {
          version: "1.2",
          entries: [
            {
              request: {},
              response: {
                content: {
                  mimeType: "text/event-stream",
                  text: `event: message\ndata: ${JSON.stringify({ jsonrpc: "2.0", id: 1, result: { tools: [tool] } })}\n\n`,
                },
              },
            },
          ],
        },
      },
    ],
    [
      "har",
      "base64",
      {
        log: {
          entries: [
            {
              response: {
                content: {
                  encoding: "base64",
                  text: btoa(JSON.stringify({ jsonrpc: "2.0", id: 1, result: { tools: [tool] } })),
                },
              },
            },
            { response: {} },
          ],
        },
      },
    ],
    [
      "postman",
      "a saved request",
      {
        info: { schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json" },
        item: [
          {
            item: [
              {
                name: "Get weather",
                request: { method: "GET", description: "Weather.", url: { variable: [{ key: "city" }] } },
              },
            ],
          },
        ],
      },
    ],
  ])("%s: %s", (from, _, value) => {
    const result = importTools(JSON.stringify(value));
    expect(result.from).toBe(from);
    expect(result.tools).toMatchObject([tool]);
  });

  it("LangChain: a tool without arguments is one, with or without a description", () => {
    const { tools } = importTools(
      JSON.stringify([
        { name: "a", description: "A.", args: {} },
        { name: "b", args: {} },
      ]),
    );
    expect(tools.map(({ name }) => name)).toEqual(["a", "b"]);
  });

  it("Postman: headers, sign-in, what is turned off, files and other bodies are told", () => {
    const request = (more: object) => ({ name: "Send", request: { method: "POST", url: {}, ...more } });
    const value = {
      info: { schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json" },
      item: [
        request({
          header: [{ key: "X-A", value: "1" }],
          auth: { type: "bearer" },
          url: { query: [{ key: "old", disabled: true }] },
          body: { mode: "formdata", formdata: [{ key: "picture", type: "file" }] },
        }),
        request({ body: { mode: "raw", raw: "[1]" } }),
      ],
    };
    const said = importTools(JSON.stringify(value))
      .notes.map(({ message }) => message)
      .join("\n");
    for (const words of [
      "Headers are left out",
      "sign in",
      "`old` is turned off",
      "`picture` is a file",
      "the text `body`",
    ])
      expect(said).toContain(words);
  });

  it("a bare schema asks for a name", () => {
    const pydantic = {
      title: "WeatherArgs",
      description: "What to ask.",
      $defs: { Unit: { enum: ["c", "f"], type: "string" } },
      ...schema,
    };
    const result = importTools(JSON.stringify(pydantic));
    expect(result).toMatchObject({
      from: "json-schema",
      tools: [{ name: "weather_args", description: "What to ask.", inputSchema: pydantic }],
    });
    expect(result.notes).toContainEqual(expect.objectContaining({ kind: "advice" }));
    expect(importTools('{"type":"string","enum":["a"]}', { path: "dir/Units.json" }).tools).toMatchObject([
      {
        name: "units",
        inputSchema: { type: "object", properties: { value: { type: "string" } }, required: ["value"] },
      },
    ]);
  });

  it("a list of bare schemas is a tool each, and a list of anything else is none", () => {
    const named = { title: "WeatherArgs", ...schema };
    const result = importTools(JSON.stringify([named, schema]));
    expect(result).toMatchObject({
      from: "json-schema",
      tools: [
        { name: "weather_args", inputSchema: named },
        { name: "new_tool_2", inputSchema: schema },
      ],
    });
    expect(result.notes).toHaveLength(2);
    expect(importTools(JSON.stringify([named, { id: 1 }])).from).not.toBe("json-schema");
    expect(importTools("[]").from).not.toBe("json-schema");
  });

  it("an example is only read as one on request", () => {
    const text = '[{"id":1,"on":"2026-01-02"},{"id":2}]';
    expect(importTools(text).from).toBeNull();
    expect(importTools(text, { from: "json-example" }).tools).toEqual([
      {
        name: "new_tool",
        inputSchema: {
          type: "object",
          properties: { id: { type: "integer" }, on: { type: "string", format: "date" } },
          required: ["id"],
        },
      },
    ]);
  });

  it.each([
    [
      "server-json",
      {
        $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
        name: "io.example/x",
        packages: [],
      },
    ],
    ["mcpb", { manifest_version: "0.3", name: "x", server: { type: "node" } }],
    ["server-config", { mcpServers: { x: { command: "npx", args: [] } } }],
  ])("%s is recognised, and says why there are no tools", (from, value) => {
    const result = importTools(JSON.stringify(value));
    expect(result).toMatchObject({ from, tools: [] });
    expect(result.notes[0]).toMatchObject({
      kind: "advice",
      message: expect.stringMatching(/running server|Ask the server/) as string,
    });
  });

  it("a manifest has names and no schemas", () => {
    const manifest = { manifest_version: "0.3", name: "x", server: {}, tools: [{ name: "a", description: "A." }] };
    expect(importTools(JSON.stringify(manifest))).toMatchObject({
      from: "mcpb",
      tools: [{ name: "a", inputSchema: { type: "object" } }],
    });
  });
});

describe("documents that become too much", () => {
  const link = (index: number) => ({ $ref: `#/components/schemas/D${index % 200}` });
  const text = "What it is for, in more words than are needed. ".repeat(9);
  const schemas = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [
      `D${index}`,
      { type: "object", description: text, properties: { next: link(index + 1) } },
    ]),
  );
  const get = (index: number) => ({
    responses: { 200: { description: "", content: { "application/json": { schema: link(index) } } } },
  });
  const paths = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`/a${index}`, { get: get(index) }]));
  const document = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths,
    components: { schemas },
  });

  it("say so and let a part be chosen, which has only what it needs", () => {
    const whole = importTools(document);
    expect(whole.tools).toEqual([]);
    expect(whole.choices).toHaveLength(100);
    expect(whole.notes[0]?.message).toMatch(/^100 operations .* about \d+ MB as tools, and 10 MB .*: choose fewer/);
    const part = importTools(document, { only: [whole.choices[3]?.id ?? ""] });
    expect(part.tools).toHaveLength(1);
  });

  it("a text that is too long itself is told by its length", () => {
    const { from, notes } = importTools(`[${" ".repeat(11 * 1024 * 1024)}]`);
    expect([from, notes[0]?.message]).toEqual([null, expect.stringContaining("11 MB long")]);
  });
});

describe("never quietly wrong", () => {
  it.each([
    [
      "other objects",
      [
        { id: 1, title: "a" },
        { id: 2, title: "b" },
      ],
    ],
    ["people", [{ name: "Ann", age: 3 }]],
    ["a package", { name: "x", version: "1.0.0", dependencies: {} }],
  ])("%s are no tools", (_, value) => {
    expect(importTools(JSON.stringify(value)).tools).toEqual([]);
  });

  it("servers with tools inside give the tools of all of them", () => {
    const servers = {
      servers: [
        { name: "a", tools: [tool] },
        { name: "b", tools: [{ ...tool, name: "other" }, tool] },
      ],
    };
    const { tools, notes } = importTools(JSON.stringify(servers));
    expect(tools.map(({ name }) => name)).toEqual(["get_weather", "other", "get_weather"]);
    expect(notes.map(({ message }) => message).join()).toContain("`get_weather` is the name of 2 tools");
  });

  it.each([
    ["openai", { type: "function", function: { name: "x", parameters: schema, response: schema } }],
    ["bare", { name: "x", parameters: schema, response: schema }],
    [
      "gemini",
      {
        functionDeclarations: [
          { name: "x", parameters: { type: "OBJECT" }, response: { type: "OBJECT", properties: {} } },
        ],
      },
    ],
  ])("a result schema under `response` becomes the output schema: %s", (_, value) => {
    expect(isObject(importTools(JSON.stringify(value)).tools[0]?.outputSchema)).toBe(true);
  });
});
