import { expect, it } from "vitest";
import type { Json } from "../../../core/index.ts";
import { lineOf, pastedList, typedFor } from "./typed.ts";

it.each<[string, readonly Json[]]>([
  ["open\nclosed\n", ["open", "closed"]],
  ["open, closed,all", ["open", "closed", "all"]],
  ['["open", 2, null]', ["open", 2, null]],
  ["- open\n- closed", ["open", "closed"]],
  ['"open",\n"closed"', ["open", "closed"]],
  ["one", ["one"]],
  ["", []],
])("%j is a list of values", (text, values) => expect(pastedList(text)).toEqual(values));

it("takes text as it is where text is wanted, and JSON elsewhere", () => {
  expect(typedFor("text", "20")).toEqual({ kind: "value", value: "20" });
  expect(typedFor("integer", "20")).toEqual({ kind: "value", value: 20 });
  expect(typedFor("object", '{ "a": 1 }')).toEqual({ kind: "value", value: { a: 1 } });
  expect(typedFor("object", "{").kind).toBe("unfinished");
  expect(typedFor("text", "")).toEqual({ kind: "nothing" });
});

it.each<[Json | undefined, string]>([
  [undefined, ""],
  ["a", "a"],
  [2, "2"],
  [["a"], '["a"]'],
])("writes %j as one line", (value, line) => expect(lineOf("text", value)).toBe(line));
