import { describe, expect, it } from "vitest";
import { member } from "../json.ts";
import { parseDocument } from "../text/document.ts";
import type { Json, JsonObject } from "../types.ts";
import { conversation } from "./conversation.ts";
import type { WireNote } from "./exchange.ts";
import { headerValue } from "./http.ts";
import { type WireOptions, wire } from "./wire.ts";
import { wrapOutput } from "./wrap-output.ts";

const read = (...tools: Json[]) => parseDocument(JSON.stringify(tools));
const object = { type: "object" };
const brief = (notes: readonly WireNote[]) => notes.map(({ kind, path }) => `${kind} ${path}`);
const listed = (tool: JsonObject, revision: string, view: "spec" | "sdk" = "spec") => {
  const { response, notes } = wire(read(tool), { revision, view, message: "tools/list" });
  const result = response.body?.result as unknown as { tools: JsonObject[] };
  return { tool: result.tools[0], notes };
};

describe("a tool in a revision", () => {
  const full = {
    _meta: { a: 1 },
    name: "a",
    title: "A",
    inputSchema: object,
    annotations: { readOnlyHint: true, other: 1 },
    icons: [{ src: "https://example.com/i.png" }],
    execution: { taskSupport: "optional" },
    extra: 1,
  };
  it.each([
    ["2024-11-05", ["name", "inputSchema"]],
    ["2025-03-26", ["name", "inputSchema", "annotations"]],
    ["2025-06-18", ["name", "title", "inputSchema", "annotations", "_meta"]],
    ["2025-11-25", ["name", "title", "inputSchema", "annotations", "icons", "execution", "_meta"]],
    ["2026-07-28", ["name", "title", "inputSchema", "annotations", "icons", "_meta"]],
  ])("of %s has the fields that it knows, in their order, and a note for each other one", (revision, fields) => {
    const { tool, notes } = listed(full, revision);
    expect(Object.keys(tool ?? {})).toEqual(fields);
    const dropped = Object.keys(full)
      .filter((field) => !fields.includes(field))
      .map((field) => `dropped /0/${field}`);
    expect(brief(notes)).toEqual([
      ...dropped,
      ...(fields.includes("annotations") ? ["dropped /0/annotations/other"] : []),
    ]);
  });

  it("says what came when, and what the SDK sends all the same", () => {
    expect(listed(full, "2025-03-26").notes.map(({ message }) => message)[1]).toBe(
      "Dropped: `title` is not in 2025-03-26; it came with 2025-06-18. Clients of that revision show `annotations.title` where there is one.",
    );
    const { tool, notes } = listed(full, "2024-11-05", "sdk");
    expect(tool).toMatchObject({ title: "A" });
    expect(tool).not.toHaveProperty("execution");
    expect(brief(notes)).toContain("kept /0/title");
    expect(brief(notes)).toContain("dropped /0/execution");
    expect(brief(notes)).toContain("dropped /0/extra");
  });

  it("keeps the meaning of true and false, and names that every object has", () => {
    const properties = JSON.parse('{"__proto__":true,"a":false,"b":{"type":"string"}}') as Json;
    const { tool, notes } = listed({ name: "a", inputSchema: { type: "object", properties } }, "2025-11-25");
    expect(JSON.stringify(tool?.inputSchema)).toBe(
      '{"type":"object","properties":{"__proto__":{},"a":{"not":{}},"b":{"type":"string"}}}',
    );
    expect(brief(notes)).toEqual([
      "changed /0/inputSchema/properties/__proto__",
      "changed /0/inputSchema/properties/a",
    ]);
  });

  it("has its result wrapped, stamped or as it is", () => {
    const output = (outputSchema: Json, revision: string) =>
      listed({ name: "a", inputSchema: object, outputSchema }, revision);
    expect(output({ type: "array" }, "2025-06-18").tool?.outputSchema).toEqual(wrapOutput({ type: "array" }));
    expect(brief(output({ type: "array" }, "2025-06-18").notes)).toEqual(["wrapped /0/outputSchema/type"]);
    expect(output({ required: ["a"] }, "2025-06-18").tool?.outputSchema).toEqual({ type: "object", required: ["a"] });
    expect(output({ required: ["a"] }, "2025-06-18").notes[0]?.message).toContain("low-level `Server` wraps");
    expect(output({ type: "array" }, "2026-07-28")).toMatchObject({
      tool: { outputSchema: { type: "array" } },
      notes: [],
    });
  });
});

it("moves references with the schema that is wrapped, and only references", () => {
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    anyOf: [{ $ref: "#" }, { $ref: "#/$defs/a" }, { $ref: "https://example.com/x" }, { $id: "urn:b", $ref: "#/c" }],
    $defs: { a: { const: { $ref: "#" } }, default: { $ref: "#/$defs/a" } },
  };
  expect(wrapOutput(schema)).toEqual({
    $schema: schema.$schema,
    type: "object",
    properties: {
      result: {
        ...schema,
        anyOf: [
          { $ref: "#/properties/result" },
          { $ref: "#/properties/result/$defs/a" },
          schema.anyOf[2],
          schema.anyOf[3],
        ],
        $defs: { a: schema.$defs.a, default: { $ref: "#/properties/result/$defs/a" } },
      },
    },
    required: ["result"],
  });
});

describe("headers", () => {
  it.each([
    ["plain", "plain"],
    ["Łódź ", "=?base64?xYHDs2TFuiA=?="],
    ["", "=?base64??="],
    ["=?base64?x?=", "=?base64?PT9iYXNlNjQ/eD89?="],
    ["a\tb", "=?base64?YQli?="],
    ["\ud800😀", `=?base64?${Buffer.from("\ufffd😀").toString("base64")}?=`],
  ])("carry %j as %s", (text, value) => {
    expect(headerValue(text)).toBe(value);
  });

  it("repeat marked arguments, and tell of marks that clients refuse", () => {
    const marked = (mark: Json, type = "integer") => ({
      name: "a",
      inputSchema: {
        type: "object",
        properties: { deep: { type: "object", properties: { n: { type, "x-mcp-header": mark } } } },
      },
    });
    const call = (tool: JsonObject, revision: string) =>
      wire(read(tool), { revision, message: "tools/call", args: { deep: { n: 42 } } });
    expect(call(marked("N"), "2026-07-28").request.http.headers).toMatchObject({
      "Mcp-Name": "a",
      "Mcp-Param-N": "42",
    });
    expect(call(marked("N"), "2025-11-25").request.http.headers).not.toHaveProperty("Mcp-Param-N");
    for (const tool of [marked("a b"), marked(1), marked("N", "number")]) {
      expect(listed(tool, "2026-07-28").notes[0]?.message).toContain("x-mcp-header");
    }
  });
});

describe("a call", () => {
  const tool = {
    name: "a",
    inputSchema: { type: "object", properties: { n: { type: "integer" } }, required: ["n"] },
    outputSchema: { type: "object", properties: { ok: { type: "boolean" } }, required: ["ok"] },
  };
  const blames = (options: Parameters<typeof wire>[1], given: JsonObject = tool) =>
    wire(read(given), options)
      .notes.filter(({ kind }) => kind === "blame")
      .map(({ party, at, path }) => `${party} ${at} ${path}`);

  it("is blamed on the right party", () => {
    const message = "tools/call";
    expect(blames({ message })).toEqual([]);
    expect(blames({ message, args: { n: "x" } })).toEqual(["arguments request /params/arguments/n"]);
    expect(blames({ message, args: [] })).toContain("arguments request /params/arguments");
    expect(blames({ message, args: { n: 1 }, outcome: { kind: "success", value: { ok: 1 } } })).toEqual([
      "result response /result/structuredContent/ok",
    ]);
    expect(blames({ message, outcome: { kind: "invalid-result" } })[0]).toMatch(/^result response/);
    expect(blames({ message, outcome: { kind: "tool-error" } })).toEqual([]);
    expect(blames({ message, args: {} }, { name: "a", inputSchema: { type: "object", $schema: "urn:x" } })).toEqual([
      "dialect request /params/arguments",
    ]);
    expect(
      blames(
        { message, args: {} },
        { name: "a", inputSchema: { type: "object", properties: { a: { $ref: "#/nope" } } } },
      ),
    ).toEqual(["schema request /params/arguments"]);
  });

  it("names the dialect where a revision refuses what another takes", () => {
    const pair = { type: "array", prefixItems: [{ type: "integer" }] };
    const given = { name: "a", inputSchema: { type: "object", properties: { pair } } };
    const words = (revision: string, input: JsonObject = given) =>
      wire(read(input), { message: "tools/call", revision, args: { pair: ["x"] } })
        .notes.filter(({ party }) => party === "dialect")
        .map(({ message }) => message)
        .join();
    expect(words("2025-11-25")).toMatch(/2025-11-25 .* JSON Schema 2020-12, .* 2025-06-18 reads it as draft-07/);
    expect(words("2025-06-18")).toBe("");
    const declared = { ...given.inputSchema, $schema: "https://json-schema.org/draft/2020-12/schema" };
    expect(words("2025-11-25", { ...given, inputSchema: declared })).toBe("");
  });

  it("shows the raw result, whatever is sent in its place", () => {
    const value = { ok: "no" };
    const { raw, response } = wire(read(tool), {
      view: "sdk",
      message: "tools/call",
      outcome: { kind: "success", value },
    });
    expect(raw).toEqual(value);
    expect(response.body).toMatchObject({ result: { isError: true } });
  });

  it("asks first, and is made again with the answer under a new id", () => {
    const [first, second] = conversation(read(tool), { outcome: { kind: "input-required" } }).filter(
      ({ message }) => message === "tools/call",
    );
    expect(first?.response.body).toMatchObject({ result: { resultType: "input_required", requestState: "state-1" } });
    expect(second?.request.body).toMatchObject({
      params: { name: "a", requestState: "state-1", inputResponses: { confirm: {} } },
    });
    expect(second?.request.body?.id).not.toBe(first?.request.body?.id);
    expect(second?.response.body).toMatchObject({ id: second?.request.body?.id, result: { resultType: "complete" } });
    const old = wire(read(tool), {
      revision: "2025-11-25",
      message: "tools/call",
      outcome: { kind: "input-required" },
    });
    expect(old.notes.map(({ message }) => message).join()).toContain("`input_required` is not in 2025-11-25");
  });

  it("leaves out content that the revision does not know", () => {
    const sound = wire(read({ name: "a", inputSchema: object }), {
      revision: "2024-11-05",
      message: "tools/call",
      outcome: { kind: "audio" },
    });
    expect(sound.response.body).toMatchObject({ result: { content: [{ type: "text", text: "" }] } });
    expect(brief(sound.notes)).toEqual(["dropped /result/content/0"]);
  });
});

it("goes through all pages, and refuses a cursor that nobody gave", () => {
  const document = read(...Array.from({ length: 5 }, (_, index) => ({ name: `t${index}`, inputSchema: object })));
  const pages = conversation(document, { page: { size: 2 } }).filter(({ message }) => message === "tools/list");
  expect(pages.map(({ request }) => member(request.body?.params, "cursor"))).toEqual([undefined, "tool-2", "tool-4"]);
  const wrong = wire(document, { message: "tools/list", page: { size: 2, cursor: "tool-9" } });
  expect(wrong.response.body).toMatchObject({ error: { code: -32602 } });
});

describe("a list that holds more than tools", () => {
  const document = read(null, { name: "a", inputSchema: object }, 7, { name: "b", inputSchema: object });
  const called = (options: WireOptions) =>
    member(wire(document, { ...options, message: "tools/call" }).request.body?.params, "name");

  it("is counted as it stands: every index is that of the text", () => {
    expect([called({ tool: 1 }), called({ tool: 3 }), called({ tool: 2 })]).toEqual(["a", "b", ""]);
  });

  it("has its first tool called where none is chosen", () => {
    expect(called({})).toBe("a");
    const calls = conversation(document, {}).filter(({ message }) => message === "tools/call");
    expect(calls.map(({ response }) => member(response.body?.result, "resultType"))).toEqual(["complete"]);
  });
});

it("tells of more changes than a function can be given at once", () => {
  const properties = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`p${index}`, true]));
  const { notes } = listed({ name: "a", inputSchema: { type: "object", properties } }, "2025-11-25");
  expect(notes).toHaveLength(200_000);
});
