import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emptyFolder, runHere } from "./test-host.ts";

const folder = emptyFolder();
const add = {
  name: "add",
  title: "Add",
  inputSchema: { type: "object", properties: { a: { type: "number" } }, required: ["a"] },
  outputSchema: { type: "object", properties: { sum: { type: "number" } }, required: ["sum"] },
};
const list = {
  name: "list",
  inputSchema: { type: "object" },
  outputSchema: { type: "array", items: { type: "string" } },
};
writeFileSync(join(folder, "deep.json"), "[".repeat(100_000) + "]".repeat(100_000));
writeFileSync(join(folder, "two.json"), JSON.stringify([add, list]));

async function wire(...words: string[]) {
  const { code, out, notes } = await runHere(["wire", "two.json", ...words], folder);
  return { code, notes, printed: out === "" ? undefined : JSON.parse(out) };
}
const call = (...words: string[]) => wire("--message", "tools/call", "--revision", "2025-06-18", ...words);

describe("wire", () => {
  it("lists the tools in the revision that is asked for", async () => {
    const { code, printed } = await wire("--revision", "2025-03-26", "--message", "tools/list");
    expect(code).toBe(0);
    expect(Object.keys(printed)).toEqual(["request", "response", "notes"]);
    expect(printed.request.http.method).toBe("POST");
    expect(printed.response.body.result.tools).toEqual([
      { name: "add", inputSchema: add.inputSchema },
      { name: "list", inputSchema: list.inputSchema },
    ]);
    expect(printed.notes).toContainEqual(
      expect.objectContaining({
        kind: "dropped",
        path: "/0/title",
        tool: "add",
        message: expect.stringContaining("`title` is not in 2025-03-26"),
      }),
    );
  });

  it("takes the latest revision, one tool alone and pages", async () => {
    const one = await wire("--tool", "list");
    expect(one.printed.response.body.result.tools).toEqual([list]);
    expect(one.printed.request.http.headers["MCP-Protocol-Version"]).toBe("2026-07-28");
    const first = await wire("--page-size", "1");
    const next = first.printed.response.body.result.nextCursor;
    const second = await wire("--page-size", "1", "--cursor", next);
    expect(second.printed.request.body.params.cursor).toBe(next);
    expect(second.printed.response.body.result.tools).toEqual([list]);
    expect(second.printed.response.body.result.nextCursor).toBeUndefined();
  });

  it("ends a call as it is told to", async () => {
    const given = ["--tool", "add", "--args", '{"a":1}'];
    expect((await call(...given, "--result", '{"sum":3}')).printed.response.body.result).toEqual({
      content: [{ type: "text", text: '{"sum":3}' }],
      structuredContent: { sum: 3 },
    });
    expect((await call(...given, "--error", "no")).printed.response.body.result).toEqual({
      content: [{ type: "text", text: "no" }],
      isError: true,
    });
    expect((await call(...given, "--protocol-error")).printed.response.body.error.code).toBe(-32603);
    expect((await call("--tool", "list", "--result", '["x"]')).printed.response.body.result.structuredContent).toEqual({
      result: ["x"],
    });
    expect((await call("--tool", "list", "--outcome", "unknown-tool")).printed.response.body.error.code).toBe(-32602);
  });

  it("shows what comes back for arguments that are wrong", async () => {
    const old = await call("--tool", "add", "--args", '{"a":"x"}');
    expect(old.code).toBe(0);
    expect(old.printed.request.body.params.arguments).toEqual({ a: "x" });
    expect(old.printed.response.body.error.code).toBe(-32602);
    expect(old.printed.notes).toContainEqual(
      expect.objectContaining({ kind: "blame", party: "arguments", path: "/params/arguments/a" }),
    );
    const now = await wire("--message", "tools/call", "--tool", "add", "--args", "[1]");
    expect(now.printed.request.body.params.arguments).toEqual([1]);
    expect(now.printed.response.body.error.code).toBe(-32602);
  });

  it.each([
    [["--tool", "nope"], "nope"],
    [["--message", "tools/call"], "name one with --tool"],
    [["--args", "{}"], "--args belongs to --message tools/call"],
    [["--result", "1"], "--result belongs to --message tools/call"],
    [["--message", "tools/call", "--tool", "add", "--error", "x", "--protocol-error"], "exclude each other"],
    [["--message", "tools/call", "--tool", "add", "--args", "{"], "--args is not JSON"],
    [["--revision", "2027-01-01"], "2027-01-01"],
    [["--page-size", "0"], "--page-size takes a whole number"],
    [["--cursor", "x"], "--cursor needs --page-size"],
    [["--message", "tools/call", "--tool", "add", "--args", "@deep.json"], "nested too deep"],
  ])("refuses %j", async (words, reason) => {
    const { code, notes, printed } = await wire(...words);
    expect([code, printed]).toEqual([2, undefined]);
    expect(notes.join()).toContain(reason);
  });
});

describe("result", () => {
  const result = async (...words: string[]) => {
    const { code, out } = await runHere(["result", ...words], folder);
    return { code, ...JSON.parse(out) };
  };

  it("normalises whatever a handler returns", async () => {
    expect(await result('{"x":1}')).toEqual({
      code: 0,
      canonical: false,
      normalised: { content: [{ type: "text", text: '{"x":1}' }], structuredContent: { x: 1 }, isError: false },
      problems: [],
    });
    expect(await result('{"content":[{"type":"text","text":"x"}]}')).toMatchObject({ code: 0, canonical: true });
    expect(await result('{"content":null}')).toMatchObject({
      code: 1,
      canonical: false,
      normalised: { content: [{ type: "text", text: "" }] },
      problems: [{ path: "/content", keyword: "type" }],
    });
  });

  it("checks it against the outputSchema of a tool, unless the call failed", async () => {
    const against = (value: string, tool: string) => result(value, "--file", "two.json", "--tool", tool);
    expect(await against('{"sum":1}', "add")).toMatchObject({ code: 0, problems: [] });
    expect(await against('{"sum":"1"}', "add")).toMatchObject({
      code: 1,
      problems: [{ path: "/structuredContent/sum", keyword: "type" }],
    });
    expect(await against('"text"', "add")).toMatchObject({ code: 1, problems: [{ path: "", keyword: "required" }] });
    expect(await against('["a"]', "list")).toMatchObject({ code: 0, normalised: { structuredContent: ["a"] } });
    expect(await against('{"error":"no"}', "add")).toMatchObject({ code: 0, normalised: { isError: true } });
  });

  it("names what is missing", async () => {
    expect(await runHere(["result", "1", "--tool", "add"], folder)).toMatchObject({
      code: 2,
      notes: [expect.stringContaining("--file")],
    });
    expect(await runHere(["result"], folder)).toMatchObject({ code: 2 });
    expect(await runHere(["result", "["], folder)).toMatchObject({
      code: 2,
      notes: [expect.stringContaining("not JSON")],
    });
  });
});

/** Texts of our own, and those of the corpus where there is one. */
const nasty = new URL("../../../shared/oracles/nasty.json", import.meta.url);
const own = [
  "\u001b[2J",
  "a\r\n::error::x",
  "##vso[x]",
  "\ud800",
  "\u202e",
  "'; rm -rf / #",
  "__proto__",
  "\u0000\u007f\u0085",
];
const texts: readonly string[] = existsSync(nasty)
  ? [...own, ...Object.values(JSON.parse(readFileSync(nasty, "utf8")) as Record<string, unknown>).flatMap(valuesOf)]
  : own;

function valuesOf(entries: unknown): string[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) =>
    typeof entry === "string" ? [entry] : typeof entry?.value === "string" ? [entry.value] : [],
  );
}

it("prints no text raw and loses none", async () => {
  const tools = texts.map((text, index) => ({
    name: `${index}${text}`,
    description: text,
    inputSchema: { type: "object", properties: { [`p${text}`]: { type: "string", default: text } } },
  }));
  const ran = await runHere(["wire", "-"], folder, JSON.stringify(tools));
  expect(ran.out).not.toMatch(/[^\n\u0020-\u007e\u00a0-\u{10ffff}]/u);
  expect(JSON.parse(ran.out).response.body.result.tools).toEqual(JSON.parse(JSON.stringify(tools)));
  for (const text of texts) {
    const { code, out } = await runHere(["result", JSON.stringify({ [text]: text })], folder);
    // These two are what a result is made of.
    if (text === "error" || text === "structuredContent") continue;
    expect([code, JSON.parse(out).normalised.structuredContent]).toEqual([
      0,
      JSON.parse(JSON.stringify({ [text]: text })),
    ]);
  }
});
