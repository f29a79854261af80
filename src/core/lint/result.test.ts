import { describe, expect, it } from "vitest";
import { analyzeResult } from "../analyze.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Json, JsonObject } from "../types.ts";

const text = (words: string) => ({ type: "text", text: words });
const sensor: JsonObject = {
  name: "read_sensor",
  inputSchema: { type: "object" },
  outputSchema: {
    type: "object",
    properties: { degrees: { type: "number" }, tags: { type: "array", items: { type: "string" } } },
    required: ["degrees"],
    additionalProperties: false,
  },
};
const list: JsonObject = {
  name: "list_tags",
  inputSchema: { type: "object" },
  outputSchema: { type: "array", items: { type: "string" } },
};
/** Without a type: the official SDK stamps the one as an object, and wraps the other. */
const shaped: JsonObject = { ...list, outputSchema: { properties: { a: { type: "string" } }, required: ["a"] } };
const open: JsonObject = { ...list, outputSchema: { description: "Anything." } };

function said(result: Json, tool?: JsonObject, revision = "2026-07-28"): string[] {
  const { diagnostics } = analyzeResult(JSON.stringify(result), tool, { preset: "all", revision });
  return diagnostics.map(({ rule, path }) => `${rule.replace("result/", "")} ${path}`);
}

describe("a result", () => {
  it.each<[string, Json, string[]]>([
    ["a text", { content: [text("21")] }, []],
    ["nothing", { content: [] }, []],
    ["in a response", { jsonrpc: "2.0", id: 1, result: { content: [text("21")] } }, []],
    [
      "a wrong one in a response",
      { jsonrpc: "2.0", id: 1, result: { content: null } },
      ["content-array /result/content"],
    ],
    ["an error of the protocol", { jsonrpc: "2.0", id: 1, error: { code: -32602, message: "no" } }, []],
    ["a question back", { resultType: "input_required", inputRequests: {} }, []],
    ["a task", { task: { taskId: "1", status: "working" } }, []],
    ["no object", "21", ["content-array "]],
    ["null", null, ["content-array "]],
    ["an empty object", {}, ["content-array /content"]],
    ["a text for a block", { content: ["21"] }, ["content-block-type /content/0"]],
    ["a block of no kind", { content: [{ text: "21" }] }, ["content-block-type /content/0"]],
    ["a number for a text", { content: [{ type: "text", text: 21 }] }, ["content-block-type /content/0/text"]],
    ["a resource", { content: [{ type: "resource", resource: { uri: "file:///a", blob: "YQ==" } }] }, []],
    [
      "a bare resource",
      { content: [{ type: "resource", resource: "file:///a" }] },
      ["content-block-type /content/0/resource"],
    ],
    [
      "an empty resource",
      { content: [{ type: "resource", resource: {} }] },
      ["content-block-type /content/0/resource"],
    ],
    ["a flag as text", { content: [], isError: "true" }, ["error-flag /isError"]],
  ])("%s", (_, result, expected) => {
    expect(said(result)).toEqual(expected);
  });

  it("knows blocks by revision", () => {
    const audio = { content: [{ type: "audio", data: "YQ==", mimeType: "audio/wav" }] };
    const link = { content: [{ type: "resource_link", uri: "file:///a", name: "a" }] };
    expect(said(audio, undefined, "2024-11-05")).toEqual(["content-block-type /content/0/type"]);
    expect(said(audio, undefined, "2025-03-26")).toEqual([]);
    expect(said(link, undefined, "2025-03-26")).toEqual(["content-block-type /content/0/type"]);
    expect(said(link, undefined, "2025-06-18")).toEqual([]);
  });
});

describe("a structured result", () => {
  const content = [text("{}")];
  it.each<[string, Json, JsonObject | undefined, string, string[]]>([
    ["fits", { content, structuredContent: { degrees: 21 } }, sensor, "2026-07-28", []],
    [
      "lacks a copy",
      { content: [], structuredContent: { degrees: 21 } },
      sensor,
      "2026-07-28",
      ["text-fallback /structuredContent"],
    ],
    ["is missing", { content }, sensor, "2026-07-28", ["structured-missing "]],
    ["is missing in an error", { content, isError: true }, sensor, "2026-07-28", []],
    ["was not promised", { content }, undefined, "2026-07-28", []],
    ["was not invented", { content }, sensor, "2025-03-26", []],
    ["is wrong in an error", { content, structuredContent: {}, isError: true }, sensor, "2026-07-28", []],
    [
      "is wrong in three ways",
      { content, structuredContent: { degrees: "21", tags: [1], more: 1 } },
      sensor,
      "2026-07-28",
      [
        "structured-invalid /structuredContent",
        "structured-invalid /structuredContent/degrees",
        "structured-invalid /structuredContent/tags/0",
      ],
    ],
    ["is a list", { content, structuredContent: ["a"] }, list, "2026-07-28", []],
    [
      "is a list too early",
      { content, structuredContent: ["a"] },
      list,
      "2025-11-25",
      ["structured-nonobject-legacy /structuredContent"],
    ],
    ["is a wrapped list", { content, structuredContent: { result: ["a"] } }, list, "2025-11-25", []],
    [
      "is a wrong wrapped list",
      { content, structuredContent: { result: [1] } },
      list,
      "2025-11-25",
      ["structured-invalid /structuredContent/result/0"],
    ],
    ["has the shape of an object", { content, structuredContent: { a: "x" } }, shaped, "2025-11-25", []],
    [
      "has the shape of an object and is wrong",
      { content, structuredContent: { a: 1 } },
      shaped,
      "2025-11-25",
      ["structured-invalid /structuredContent/a"],
    ],
    ["may be anything, wrapped", { content, structuredContent: { result: 1 } }, open, "2025-11-25", []],
    [
      "is null",
      { content, structuredContent: null },
      undefined,
      "2025-06-18",
      ["structured-nonobject-legacy /structuredContent"],
    ],
  ])("%s", (_, result, tool, revision, expected) => {
    expect(said(result, tool, revision)).toEqual(expected);
  });

  it("is taken from a text that fits", () => {
    const given = JSON.stringify({ content: [text("Done."), text('{"degrees":21}')] });
    const [found] = analyzeResult(given, sensor).diagnostics;
    const fixed = applyEdits(given, found?.fix?.edits ?? []);
    expect(JSON.parse(fixed).structuredContent).toEqual({ degrees: 21 });
    expect(analyzeResult(fixed, sensor).diagnostics).toEqual([]);
  });
});

describe("words of failure", () => {
  it.each<[string, boolean]>([
    ["Error: no such city", true],
    ["Error fetching the page: 404", true],
    ["TypeError: x is not a function", true],
    ["❌ Error: quota exceeded", true],
    ["MCP error -32602: Tool x not found", true],
    ["Failed to open the file", true],
    ["Traceback (most recent call last):\n  File", true],
    ['{"error": "not found"}', true],
    ['{"error": {"message": "not found"}}', true],
    ['{"error": null, "data": 1}', false],
    ['{"error": "", "data": 1}', false],
    ["Errors are described in chapter 3", false],
    ["Error handling in Go: a guide", false],
    ["Error codes of HTTP: a list", false],
    ["No errors found", false],
    ["3 errors: a, b, c", false],
    ["The build failed: see the log", false],
    ["", false],
  ])("%s", (words, reported) => {
    expect(said({ content: [text(words)] })).toEqual(reported ? ["error-flag /content/0/text"] : []);
    expect(said({ content: [text(words)], isError: true })).toEqual([]);
    expect(said({ content: [text("Log:"), text(words)] })).toEqual([]);
  });
});
