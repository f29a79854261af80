import { expect, it } from "vitest";
import type { ToolSummary } from "../../core/index.ts";
import { inOrder } from "./tool-order.ts";

const tool = (name: string, length: number, error: number, warning: number): ToolSummary => ({
  ...{ index: 0, name, path: "", offset: 0, length, counts: { error, warning, info: 0, hint: 0 } },
});
const tools = [tool("small", 10, 0, 5), tool("bad", 20, 1, 0), tool("large", 90, 0, 0), tool("fine", 20, 0, 0)];

it.each([
  ["document", ["small", "bad", "large", "fine"]],
  ["problems", ["bad", "small", "large", "fine"]],
  ["size", ["large", "bad", "fine", "small"]],
] as const)("by %s", (order, names) => {
  expect(inOrder(tools, order).map(({ name }) => name)).toEqual(names);
});
