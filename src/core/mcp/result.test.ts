import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import schema from "../../../schemas/tool-result.v1.schema.json" with { type: "json" };
import type { Json } from "../types.ts";
import { buildResult, isCanonical, normaliseFor, normaliseResult } from "./result.ts";
import { validateResult } from "./result-problems.ts";

const holds = new Ajv2020({ strict: false }).compile(schema);
const text = (words: string) => ({ content: [{ type: "text", text: words }], isError: false });
const failed = (words: string) => ({ content: [{ type: "text", text: words }], isError: true });
const blocks = {
  text: { type: "text", text: "x" },
  image: { type: "image", data: "AA==", mimeType: "image/png" },
  audio: { type: "audio", data: "AA==", mimeType: "audio/wav" },
  link: { type: "resource_link", uri: "file:///a", name: "a" },
  resource: { type: "resource", resource: { uri: "file:///a", text: "a" } },
  blob: { type: "resource", resource: { uri: "file:///a", blob: "AA==" } },
};
const weather = { temp: 72, conditions: "sunny" };

const returned: readonly (readonly [string, unknown, unknown])[] = [
  ["nothing", undefined, text("")],
  ["null", null, text("")],
  ["no text", "", text("")],
  ["text", "hi", text("hi")],
  ["a number", 3.5, text("3.5")],
  ["true", false, text("false")],
  ["a list", [1, "a"], text('[1,"a"]')],
  ["an object", weather, { ...text(JSON.stringify(weather)), structuredContent: weather }],
  ["an empty object", {}, { ...text("{}"), structuredContent: {} }],
  ["a result", { content: [blocks.image] }, { content: [blocks.image] }],
  ["a failed result", failed("no"), failed("no")],
  ["a result without content", { content: null, isError: false }, text("")],
  ["a result with an empty list", { content: [] }, text("")],
  ["a result with another member", { content: [blocks.text], extra: 1 }, text("x")],
  ["a result with a wrong block", { content: [{ type: "video", url: "x" }] }, text('{"type":"video","url":"x"}')],
  [
    "structured content alone",
    { structuredContent: weather },
    { ...text(JSON.stringify(weather)), structuredContent: weather },
  ],
  [
    "a file that has content",
    { path: "a", content: "b" },
    { ...text('{"path":"a","content":"b"}'), structuredContent: { path: "a", content: "b" } },
  ],
  [
    "a ToolResult with data",
    { tool: "w", fetchedAt: "now", data: weather },
    { ...text(JSON.stringify(weather)), structuredContent: weather },
  ],
  ["a ToolResult with a text", { tool: "w", fetchedAt: "now", data: "hi" }, text("hi")],
  ["a ToolResult without data", { tool: "w", fetchedAt: "now", data: null }, text("")],
  [
    "a ToolResult with an error",
    { tool: "w", fetchedAt: "now", error: "City not found" },
    failed("Error: City not found"),
  ],
  ["a ToolResult with an error object", { tool: "w", error: { message: "no" } }, failed("Error: no")],
  ["an error alone", { error: "no" }, failed("Error: no")],
  ["an API's data", { data: [1] }, { ...text('{"data":[1]}'), structuredContent: { data: [1] } }],
  ["an exception", new Error("boom"), failed("Error: boom")],
  ["a number too big for JSON", 10n, text("10")],
  ["no number", Number.NaN, text("NaN")],
  ["a function", () => 1, text("")],
  ["a date", new Date(0), text("1970-01-01T00:00:00.000Z")],
];

describe("whatever a handler returns", () => {
  it.each(returned)("%s becomes a result", (_, value, expected) => {
    const result = normaliseResult(value);
    expect(result).toEqual(expected);
    expect(holds(result)).toBe(true);
    expect(isCanonical(result)).toBe(true);
    expect(normaliseResult(result)).toEqual(result);
  });

  it("something that holds itself, or nests without end, becomes an error", () => {
    const circle: { self?: unknown } = {};
    circle.self = [circle, circle];
    const deep = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    for (const value of [circle, deep]) expect(normaliseResult(value)).toMatchObject({ isError: true });
    expect(isCanonical({ content: [blocks.text], structuredContent: deep })).toBe(false);
  });

  it("any JSON becomes a result that the schema takes, and names of all objects survive", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(holds(normaliseResult(value))).toBe(true);
      }),
    );
    const value = JSON.parse('{"__proto__":1,"constructor":2}') as Json;
    expect(JSON.stringify(normaliseResult(value).structuredContent)).toBe('{"__proto__":1,"constructor":2}');
  });

  it("is structured where the tool promises a list or a number", () => {
    expect(normaliseFor({ outputSchema: { type: "integer" } }, 3)).toEqual({ ...text("3"), structuredContent: 3 });
    expect(normaliseFor({ outputSchema: { type: "object" } }, 3)).toEqual(text("3"));
    expect(normaliseFor({}, [1])).toEqual(text("[1]"));
  });
});

describe("the contract", () => {
  it("has results of one text", () => {
    expect([buildResult("a"), buildResult("", true)]).toEqual([text("a"), failed("")]);
  });

  const wrong: readonly (readonly [unknown, string, string])[] = [
    [undefined, "", "type"],
    [null, "", "type"],
    ["x", "", "type"],
    [[], "", "type"],
    [{}, "", "required"],
    [{ content: null }, "/content", "type"],
    [{ content: [] }, "/content", "minItems"],
    [{ content: ["x"] }, "/content/0", "type"],
    [{ content: [{ type: "text" }] }, "/content/0", "required"],
    [{ content: [{ type: "text", text: 1 }] }, "/content/0/text", "type"],
    [{ content: [{ type: "toString" }] }, "/content/0/type", "enum"],
    [{ content: [{ type: "image", data: "x" }] }, "/content/0", "required"],
    [{ content: [{ type: "resource", resource: { uri: "x" } }] }, "/content/0/resource", "anyOf"],
    [{ content: [{ type: "resource" }] }, "/content/0/resource", "type"],
    [{ content: [blocks.text], isError: "no" }, "/isError", "type"],
    [{ content: [blocks.text], _meta: 1 }, "/_meta", "type"],
    [{ content: [blocks.text], "a/b": 1 }, "/a~1b", "additionalProperties"],
  ];

  it.each(wrong)("refuses %j", (value, path, keyword) => {
    expect(validateResult(value)).toMatchObject({ valid: false, problems: [{ path, keyword }] });
    expect(holds(value)).toBe(false);
  });

  it("is the same in the schema and in words", () => {
    const member = fc.oneof(fc.constantFrom(...Object.values(blocks), null, "x", 1, true, {}, []), fc.jsonValue());
    const block = fc.record(
      {
        type: fc.constantFrom("text", "image", "audio", "resource_link", "resource", "other", 1),
        text: member,
        data: member,
        mimeType: member,
        uri: member,
        name: member,
        resource: fc.oneof(member, fc.record({ uri: member, text: member, blob: member }, { requiredKeys: [] })),
      },
      { requiredKeys: [] },
    );
    const result = fc.record(
      {
        content: fc.oneof(fc.array(fc.oneof(block, member), { maxLength: 2 }), member),
        structuredContent: member,
        isError: member,
        _meta: member,
        other: member,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(result, (value) => {
        expect(validateResult(value).valid).toBe(holds(value));
      }),
      { numRuns: 2_000 },
    );
  });
});
