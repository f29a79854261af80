import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../types.ts";
import { asClient, type ClientOptions } from "./as-client.ts";
import { clients } from "./clients.ts";
import { compat, compatCells, compatRow, listReasons } from "./compat.ts";

const tool = (inputSchema: Json, more: JsonObject = {}): JsonObject => ({
  name: "find_books",
  description: "Finds books.",
  inputSchema,
  ...more,
});
const object = (properties: JsonObject, more: JsonObject = {}) => tool({ type: "object", properties, ...more });

describe("names", () => {
  const long = "list_all_overdue_loans_of_one_reader_with_reminders_and_more_words";
  const rows: readonly [string, ClientOptions, string, string][] = [
    ["claude-code", { server: "city.library/main" }, "loans.find", "mcp__city_library_main__loans.find"],
    ["codex", { server: "city.library" }, "find-loans", "mcp__city_library__find_loans"],
    ["gemini-cli", { server: "library" }, "find", "mcp_library_find"],
    ["gemini-cli", { server: "library" }, long, "mcp_library_list_all_overdue_l..._with_reminders_and_more_words"],
    ["vscode-copilot", { server: "cfg", title: "City Library" }, "find.it", "mcp_city_library_find_it"],
    ["vscode-copilot", { server: "My Config" }, "find", "mcp_my_config_find"],
    ["vscode-copilot", { server: "a very long name of a server" }, "find", "mcp_a_very_long_n_find"],
    ["cline", { server: "library" }, "find", "library__find"],
    ["continue", { server: "City Library" }, "find", "city_library_find"],
    ["continue", { server: "find" }, "find_books", "find_books"],
    ["goose", { server: "City Library" }, "find", "citylibrary__find"],
    ["opencode", { server: "city.library" }, "loans.find", "city_library_loans_find"],
    ["zed", { server: "library" }, "loans.find", "loans_find"],
    ["litellm", { server: "city library" }, "find", "city_library-find"],
    ["openai-functions", { server: "library" }, "find", "find"],
  ];
  it.each(rows)("%s %o %s", (client, options, name, expected) => {
    expect(asClient({ ...object({}), name }, { client, ...options }).name).toBe(expected);
  });

  it("that are shortened end in the hash that the client makes", () => {
    const cline = asClient({ ...object({}), name: "loans.find" }, { client: "cline", server: "city.library" });
    expect(cline.name).toMatch(/^city_library__loans_find_[0-9a-f]{8}$/);
    expect(cline.verdict).toBe("changed");
    const codex = asClient({ ...object({}), name: "x".repeat(140) }, { client: "codex", server: "library" });
    expect(codex.name).toMatch(/^mcp__library__x+_[0-9a-f]{12}$/);
    expect(codex.name.length).toBe(128);
    const crowded = asClient({ ...object({}), name: "find" }, { client: "codex", server: "x".repeat(150) });
    expect(crowded.name).toMatch(/^mcp__x+___[0-9a-f]{12}$/);
    expect(crowded.name.length).toBe(128);
  });

  it("count the server in Cursor", () => {
    const ask = (name: string) => asClient({ ...object({}), name }, { client: "cursor", server: "g" });
    expect(ask("x".repeat(58)).verdict).toBe("unknown");
    expect(ask("x".repeat(59)).verdict).toBe("refused");
    expect(ask("x".repeat(59)).reasons[0]).toMatchObject({
      code: "name-too-long",
      args: { length: 60, max: 59 },
      effect: "tool",
    });
  });
});

describe("verdicts", () => {
  const rows: readonly [string, JsonObject, string, string?][] = [
    ["anthropic-api", object({ a: { type: "string", minLength: 2 } }), "works"],
    ["anthropic-api", object({}, { oneOf: [{ required: ["a"] }] }), "refused", "root-combinator"],
    ["anthropic-api", object({ "filter[id]": { type: "string" } }), "refused", "property-key"],
    ["anthropic-api", object({ a: { type: "array", items: [{ type: "string" }] } }), "refused", "invalid-schema"],
    ["anthropic-api-strict", object({ a: { type: "string", minLength: 2 } }), "changed", "moved-to-text"],
    ["anthropic-api-strict", object({ a: { description: "x" } }), "refused", "type-missing"],
    ["openai-functions", tool({ type: "object" }), "refused", "properties-missing"],
    ["openai-functions", object({ a: { type: "array" } }), "refused", "items-missing"],
    ["openai-strict", object({ a: { type: "string" } }), "refused", "optional-property"],
    [
      "openai-strict",
      object({ a: { type: "string", format: "uri" } }, { required: ["a"] }),
      "refused",
      "format-refused",
    ],
    ["openai-strict", object({ a: { type: "string" } }, { required: ["a"], additionalProperties: false }), "works"],
    ["gemini-parameters", object({ a: { type: "string", format: "email" } }), "refused", "format-refused"],
    ["gemini-parameters", object({ a: { type: "integer", enum: [1] } }), "refused", "enum-not-text"],
    ["gemini-parameters", object({ a: { type: "string" } }), "works"],
    ["codex", object({ a: { type: "integer", minimum: 1 } }), "changed", "keyword-dropped"],
    ["codex", object({ a: { type: "string" } }), "works"],
    ["gemini-cli", object({ a: { type: "string" } }), "changed", "parameter-added"],
    ["claude-code", tool({ anyOf: [{ type: "object" }] }), "refused", "root-type"],
    ["claude-code", object({}, { allOf: [{}] }), "refused", "root-combinator"],
    ["claude-code", object({}, { anyOf: [{}] }), "changed", "flattened"],
    ["claude-code", tool({ type: "object" }, { description: "x".repeat(2049) }), "changed", "description-cut"],
    ["vscode-copilot", object({ a: { type: "array" } }), "refused", "items-missing"],
    ["vscode-copilot", object({ a: { type: "int" } }), "refused", "invalid-schema"],
    ["vscode-copilot", object({ a: { type: "string", default: "x" } }), "changed", "default-dropped"],
    ["zed", object({ a: { $ref: "#/properties/b" }, b: { type: "string" } }), "refused", "keyword-refused"],
    ["continue", object({ a: { type: ["string", "null"] } }), "refused", "type-missing"],
    ["ai-sdk-mcp", object({ a: { type: "string" } }), "changed", "closed"],
    ["openai-agents-js", object({ a: { type: "string" } }, { additionalProperties: false }), "changed", "opened"],
    [
      "langchain-mcp-adapters-js",
      object({ a: { anyOf: [{ type: "string" }, { type: "null" }] } }),
      "changed",
      "type-dropped",
    ],
    ["mcp-ts-sdk-v1", object({ a: true }), "refused", "boolean-schema"],
    ["mcp-ts-sdk-v1", object({}), "works"],
    ["claude-desktop", object({}), "unknown", "steps-unknown"],
    ["windsurf", object({}), "unknown", "steps-unknown"],
  ];
  it.each(rows)("%s %j is %s", (client, given, verdict, code) => {
    const { verdict: found, reasons } = asClient(given, { client });
    expect([found, ...(code === undefined ? [] : [reasons.some((reason) => reason.code === code)])]).toEqual(
      code === undefined ? [verdict] : [verdict, true],
    );
  });

  it("are those of the worst route, unless one is named or has to be switched on", () => {
    const given = object({ a: { type: ["string", "null"] } });
    const answer = asClient(given, { client: "continue" });
    expect([answer.route, answer.verdict]).toEqual(["gemini", "refused"]);
    expect(answer.routes.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      ...["openai works", "anthropic works", "gemini refused", "vercel changed"],
    ]);
    expect(asClient(given, { client: "continue", route: "openai" }).verdict).toBe("works");
  });

  it("come with the source, its date and how sure it is", () => {
    const [reason] = asClient(object({ a: { type: "integer", minimum: 1 } }), { client: "codex" }).reasons;
    expect(reason).toEqual({
      code: "keyword-dropped",
      args: { keyword: "minimum" },
      path: "/inputSchema/properties/a/minimum",
      effect: "meaning",
      message: "`minimum` is dropped: the model does not see it",
      source: "openai/codex codex-rs/tools/src/json_schema.rs @343074d",
      read: "2026-11-16",
      confidence: "source-read",
    });
  });
});

it("a reference that was written out is pointed at where it came from", () => {
  const given = object({ a: { $ref: "#/$defs/A" } }, { $defs: { A: { type: "string", format: "uri" } } });
  const { reasons } = asClient(given, { client: "zed", route: "subset" });
  expect(reasons.map(({ path }) => path)).toContain("/inputSchema/$defs/A/format");
});

it("what stands inside of a word that Gemini refuses is not refused once more", () => {
  const definition = { type: "object", properties: { b: { type: "string", format: "uri" } }, required: ["b"] };
  const given = object({ a: { $ref: "#/$defs/A" } }, { $defs: { A: definition } });
  const { reasons } = asClient(given, { client: "gemini-parameters" });
  expect(reasons.map(({ path }) => path).toSorted()).toEqual(["/inputSchema/$defs", "/inputSchema/properties/a/$ref"]);
});

it("a client or a route that there is not is said, with the nearest", () => {
  expect(asClient(object({}), { client: "codx" }).problem).toBe("There is no client `codx`; did you mean `codex`?");
  expect(asClient(object({}), { client: "zed", route: "opnai" }).problem).toBe(
    "There is no route `opnai`; did you mean `openai`?",
  );
});

describe("a list of tools", () => {
  it("tells of names that end up alike and of lists that are too long", () => {
    const tools = [
      { ...object({}), name: "a.b" },
      { ...object({}), name: "a_b" },
    ];
    const cells = compat(tools, { clients: ["opencode"], server: "s" });
    expect(cells.map(({ reasons }) => reasons.map(({ code }) => code).includes("name-taken"))).toEqual([false, true]);
    const many = Array.from({ length: 130 }, (_, index) => ({ ...object({}), name: `t${index}` }));
    const [openai] = clients.filter(({ id }) => id === "openai-functions");
    expect(openai && [...listReasons(many, openai).keys()]).toEqual([128, 129]);
  });

  it("has a row for every tool, and the same one until the tool is another object", () => {
    const given = object({});
    expect(compatRow(given).map(({ client }) => client)).toEqual(clients.map(({ id }) => id));
    expect(compatRow(given, { clients: ["zed", "codex"] }).map(({ client }) => client)).toEqual(["zed", "codex"]);
  });
});

it("after an edit only the row of the edited tool is made again", () => {
  const tools = Array.from({ length: 5 }, (_, index) => ({ ...object({}), name: `t${index}` }));
  const before = compatCells(tools);
  const after = compatCells(tools.map((tool, index) => (index === 2 ? { ...tool } : tool)));
  const isSame = before.map((row, index) => row.every((cell, column) => cell === after[index]?.[column]));
  expect(isSame).toEqual([true, true, false, true, true]);
  expect(after).toEqual(before);
});

it("a list in a word each has the verdicts that the whole answer has", () => {
  const tools = [object({}), { ...object({ a: { $ref: "#/no" } }), name: "a.b" }, { ...object({}), name: "a_b" }];
  const [cells, whole] = [compatCells(tools).flat(), compat(tools)];
  expect(cells.map(({ client, verdict, name }) => [client, verdict, name])).toEqual(
    whole.map(({ client, verdict, name }) => [client, verdict, name]),
  );
});

describe("hostile schemas", () => {
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [
        `d${index}`,
        { type: "object", properties: { a: { $ref: `#/$defs/d${index + 1}` }, b: { $ref: `#/$defs/d${index + 1}` } } },
      ]),
    );
  const deep = (levels: number): Json => (levels === 0 ? {} : { type: "object", properties: { a: deep(levels - 1) } });
  const hostile: Readonly<Record<string, JsonObject>> = {
    "20,000 properties": object(
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`p${index}`, { type: "string", minLength: 1 }])),
    ),
    "references that double": object({ a: { $ref: "#/$defs/d0" } }, { $defs: chain(60) }),
    "references in a circle": object({ a: { $ref: "#/properties/b" }, b: { $ref: "#/properties/a" } }),
    "a root that refers to itself": object({ a: { $ref: "#" }, b: { anyOf: [{ $ref: "#" }, { $ref: "#" }] } }),
    "a definition that refers to itself": object(
      { a: { $ref: "#/$defs/A" } },
      { $defs: { A: { anyOf: [{ $ref: "#/$defs/A" }] } } },
    ),
    "400 levels": tool(deep(200)),
    "10,000 levels": tool(deep(3_000)),
    "no schema": { name: "a" },
    "names that every object has": object(
      JSON.parse('{"__proto__":{"type":"string"},"constructor":{"type":"string"}}'),
    ),
  };
  it.each(Object.entries(hostile))(
    "%s",
    (_, given) => {
      for (const { id, routes } of clients) {
        for (const route of routes) expect(asClient(given, { client: id, route: route.id }).problem).toBeUndefined();
      }
    },
    120_000,
  );
});
