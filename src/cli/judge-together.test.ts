import { expect, test } from "vitest";
import { analyze, type Suppression } from "../core/index.ts";
import { judgeTogether } from "./judge-together.ts";
import { summaryOf, totalsOf } from "./totals.ts";

const bare = '{ "name": "ping", "inputSchema": { "type": "object" } }';
const told = '{ "name": "pong", "description": "Answers with ping.", "inputSchema": { "type": "object" } }';
const rule = "mcp/description-missing";
const reason = "Meant";

/** How many stale suppressions are left over all files, and what the totals say. */
function stale(texts: readonly string[], suppression: Suppression): [number, string] {
  const suppress = [suppression];
  const files = texts.map((text, index) => {
    return { file: `${index}.json`, path: `${index}.json`, analysis: analyze(text, { suppress }) };
  });
  const judged = judgeTogether(files, suppress);
  const found = judged
    .flatMap(({ analysis }) => analysis.diagnostics)
    .filter(({ rule: id }) => id.startsWith("config/"));
  return [found.length, summaryOf(totalsOf(judged))];
}

test("a suppression that one file needs is stale in none", () => {
  expect(stale([bare, told], { rule, reason })).toEqual([0, "No problems in 2 tools"]);
});

test("one that no file needs is stale", () => {
  expect(stale([told, told], { rule, reason })).toEqual([2, "2 warnings in 2 tools"]);
  expect(stale([told], { rule, reason })).toEqual([1, "1 warning in 1 tool"]);
});

test("one that names a tool is judged where that tool is", () => {
  expect(stale([bare, told], { rule, tool: "pong", reason })[0]).toBe(1);
  expect(stale([bare, told], { rule, tool: "ping", reason })[0]).toBe(0);
});
