import { expect, it } from "vitest";
import type { ToolSummary } from "../../core/index.ts";
import { shownTools, type ToolView } from "./tool-order.ts";

const tool = (name: string, tokens: number, error: number, warning: number): ToolSummary => ({
  ...{ index: 0, name, path: "", offset: 0, length: 9, tokens, counts: { error, warning, info: 0, hint: 0 } },
});
const tools = [tool("small", 10, 0, 5), tool("bad", 20, 1, 0), tool("large", 90, 0, 0), tool("fine", 20, 0, 0)];
const all: ToolView = { order: "document", filter: "", onlyProblems: false };

it.each<[Partial<ToolView>, readonly string[]]>([
  [{}, ["small", "bad", "large", "fine"]],
  [{ order: "problems" }, ["bad", "small", "large", "fine"]],
  [{ order: "tokens" }, ["large", "bad", "fine", "small"]],
  [{ onlyProblems: true }, ["small", "bad"]],
  [{ onlyProblems: true, order: "problems" }, ["bad", "small"]],
  [{ filter: " AL ", order: "tokens" }, ["small"]],
])("%j", (view, names) => {
  expect(shownTools(tools, { ...all, ...view }).map(({ name }) => name)).toEqual(names);
});
