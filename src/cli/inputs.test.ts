import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { parseDocument } from "../core/index.ts";
import type { Host } from "./host.ts";
import { chooseTool, readDocument, readJson } from "./inputs.ts";
import { emptyFolder } from "./test-host.ts";

const folder = emptyFolder();
writeFileSync(join(folder, "two.json"), '[{"name":"ping","inputSchema":{}},{"name":"pong","inputSchema":{}}]');
writeFileSync(join(folder, "none.json"), "[]");
const host: Host = {
  directory: folder,
  colour: false,
  terminal: false,
  print: () => {},
  note: () => {},
  progress: () => {},
  async *input() {},
  streams: () => ({ input: new PassThrough(), output: new PassThrough() }),
  untilStopped: async () => {},
};

it("reads a document, or says where to look", async () => {
  expect(await readDocument("two.json", host)).toMatchObject({ shape: "array" });
  expect(await readDocument("none.json", host)).toEqual({
    problem: "none.json holds no tool that can be read: see toolwright lint none.json",
  });
  expect(await readDocument("absent.json", host)).toMatchObject({ problem: expect.stringContaining("does not exist") });
});

it("finds the tool that is meant", () => {
  const two = parseDocument('[{"name":"ping"},{"name":"pong"}]');
  expect(chooseTool(two, "pong")).toEqual({ name: "pong" });
  expect(chooseTool(parseDocument('{"name":"ping"}'), undefined)).toEqual({ name: "ping" });
  expect(chooseTool(two, undefined)).toEqual({ problem: "the file holds 2 tools: name one with --tool <ping|pong>" });
  expect(chooseTool(two, "pang")).toMatchObject({ problem: expect.stringContaining("did you mean p") });
});

it("says where several tools have the name that is meant", () => {
  const twice = parseDocument('[{"name":"ping","title":"1"},{"name":"ping","title":"2"}]');
  const notes: string[] = [];
  expect(chooseTool(twice, "ping", (line) => notes.push(line))).toMatchObject({ title: "1" });
  expect(notes).toEqual(["2 tools are called ping: the first of them is meant"]);
});

it("reads JSON from a word or a file", async () => {
  expect(await readJson('{"a":1}', "--args", host)).toEqual({ value: { a: 1 } });
  expect(await readJson("@none.json", "--args", host)).toEqual({ value: [] });
  expect(await readJson("{a", "--args", host)).toMatchObject({
    problem: expect.stringContaining("--args is not JSON, line 1, column 2: "),
  });
  expect(await readJson(" ", "--args", host)).toMatchObject({ problem: expect.stringContaining("nothing is there") });
  expect(await readJson("{} // x", "--args", host)).toMatchObject({ problem: expect.stringContaining("no comments") });
});

it("refuses a number that would change on the way, but not in a file that we wrote", async () => {
  expect(await readJson('{"id":12345678901234567890}', "--args", host)).toEqual({
    problem:
      "--args, line 1, column 7: `12345678901234567890` is not exact in JavaScript: clients read it as `12345678901234567000`. Write fewer digits, or send it as text",
  });
  expect(await readJson("12345678901234567000", "--lock", host, { exact: false })).toEqual({
    value: 12345678901234567000,
  });
});

it("takes any shape that import knows", async () => {
  writeFileSync(
    join(folder, "openai.json"),
    '{"type":"function","function":{"name":"a","parameters":{"type":"object"}}}',
  );
  writeFileSync(join(folder, "tools.py"), "def ping(n: int): ...\n");
  writeFileSync(join(folder, "mcp.json"), '{"mcpServers":{"a":{"command":"x","env":{"KEY":"SECRET"}}}}');
  expect(await readDocument("openai.json", host)).toMatchObject({ tools: [{ value: { name: "a" } }] });
  expect(await readDocument("tools.py", host)).toMatchObject({ tools: [{ value: { name: "ping" } }] });
  expect(await readDocument("mcp.json", host)).toMatchObject({ problem: expect.stringContaining("tools/list") });
});
