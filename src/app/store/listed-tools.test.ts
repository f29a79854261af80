import { expect, it } from "vitest";
import { analyze } from "../../core/index.ts";
import { listedTools, selectedInList } from "./listed-tools.ts";
import { initialState } from "./state.ts";

const text = '[{"name":"a"},{"name":"b","inputSchema":7}]';
const unchecked = { ...initialState({ id: "1", name: "x" }, text), cursor: { offset: 20, line: 1, column: 21 } };

it("lists tools before the first check as after it, without judging them", () => {
  const checked = { ...unchecked, analysis: analyze(text), analyzedEdits: 1 };
  const places = ({ analysis, text }: typeof checked | typeof unchecked) =>
    listedTools({ analysis, text }).map(({ index, name, offset, length }) => ({ index, name, offset, length }));
  expect(places(unchecked)).toEqual(places(checked));
  expect(listedTools(unchecked).map(({ counts }) => counts.error)).toEqual([0, 0]);
  expect(listedTools(checked)[1]?.counts.error).toBeGreaterThan(0);
  expect([selectedInList(unchecked)?.name, selectedInList(checked)?.name]).toEqual(["b", "b"]);
});

it("goes through a text once, and leaves a very long one to the worker", () => {
  expect(listedTools(unchecked)).toBe(listedTools({ ...unchecked }));
  expect(listedTools({ analysis: null, text: `${text}${" ".repeat(1_000_000)}` })).toEqual([]);
});
