import { expect, it, vi } from "vitest";
import { defaultSettings } from "../../../core/index.ts";
import { type Checking, questions } from "./lint.ts";

const tool = (name: string) => ({
  name,
  description: "Adds a thing to the list.",
  inputSchema: {
    type: "object",
    properties: { x: { type: "string", description: "The thing." } },
    required: ["x", "x"],
  },
});
const names = ["add_a", "add_b", "add_c"];
const text = JSON.stringify({ tools: names.map(tool) }, null, 2);
const textOf = (name: string) => {
  const { tools } = questions.analyze({ text, settings: defaultSettings, blocked: [] }, () => {});
  const found = tools.find((one) => one.name === name);
  return text.slice(found?.offset, (found?.offset ?? 0) + (found?.length ?? 0));
};
const requiredIn = (fixed: string) =>
  (JSON.parse(fixed) as { tools: ReturnType<typeof tool>[] }).tools.map(({ inputSchema }) => inputSchema.required);

it("all safe fixes are made without the tools that are blocked, and each tool that is checked is a sign of life", () => {
  const signs: Checking[] = [];
  const input = { text, settings: defaultSettings, blocked: [textOf("add_b")] };
  const fixed = questions.fixAll({ ...input, settings: { ...defaultSettings, preset: "all" } }, (at) => signs.push(at));
  expect(requiredIn(fixed)).toEqual([["x"], ["x", "x"], ["x"]]);
  expect(signs.length).toBeGreaterThan(1);
  expect(signs.map(({ done }) => done)).toEqual(signs.map((_, index) => index));
});

it("a text that was checked is fixed without checking it a second time", () => {
  const input = { text, settings: defaultSettings, blocked: [] };
  questions.analyze(input, () => {});
  const first: string[] = [];
  questions.fixAll(input, ({ tool: checked }) => first.push(checked));
  expect(first.filter((checked) => text.includes(checked))).toEqual([]);
});

it("a tool that takes long is a sign of life between two rules, too", () => {
  let now = performance.now();
  const clock = vi.spyOn(performance, "now");
  clock.mockImplementation(() => (now += 400));
  const signs: Checking[] = [];
  questions.analyze({ text: JSON.stringify(tool("slow")), settings: defaultSettings, blocked: [] }, (at) =>
    signs.push(at),
  );
  clock.mockRestore();
  expect(signs.length).toBeGreaterThan(5);
  expect(new Set(signs.map(({ done }) => done))).toEqual(new Set([0]));
});
