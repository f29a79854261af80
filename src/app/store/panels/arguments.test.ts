import { beforeEach, expect, it, vi } from "vitest";
import { setAt } from "../../../core/index.ts";
import { draftOf, editArguments, giveArguments, setUnfinished, typeArguments, writtenText } from "./arguments.ts";
import { blockedBecause, lastCallOf, recallCall, showCall } from "./try-call.ts";

vi.stubGlobal("requestAnimationFrame", () => 0);
vi.stubGlobal("Worker", class {});

let key = "";
beforeEach(() => {
  key = `tool ${Math.random()}`;
});

it("text stays as it is typed, whatever it means", () => {
  const text = '{ "a": "\\u0041 \\/" , // half\n}';
  typeArguments(key, text);
  expect(draftOf(key)).toMatchObject({ text, value: { a: "A /" }, broken: null });
});

it("broken text keeps the last value, blocks the call and says where", () => {
  typeArguments(key, '{ "a": 1 }');
  typeArguments(key, '{ "a": ');
  expect(draftOf(key)).toMatchObject({ text: '{ "a": ', value: { a: 1 } });
  expect(blockedBecause(draftOf(key))).toMatch(/^The JSON is broken at line 1, column \d+: repair it first$/);
  typeArguments(key, "{}");
  expect(blockedBecause(draftOf(key))).toBeUndefined();
});

it("a change in the form reaches the text, and a field without a value blocks the call", () => {
  editArguments(key, () => ({ a: [1] }));
  expect(writtenText(key)).toBe('{\n  "a": [1]\n}');
  setUnfinished(key, "/b", "This is not a number");
  expect(blockedBecause(draftOf(key))).toContain("b");
  giveArguments(key, { b: 1 });
  expect(blockedBecause(draftOf(key))).toBeUndefined();
});

it("a change in the form keeps what else was typed", () => {
  typeArguments(key, '{ "a": 1, // one\n  "b":2 }');
  editArguments(key, (value) => setAt(value, ["a"], 10));
  editArguments(key, (value) => setAt(value, ["c"], true));
  expect(writtenText(key)).toBe('{ "a": 10, // one\n  "b":2, "c": true }');
  expect(draftOf(key).value).toEqual({ a: 10, b: 2, c: true });
});

it("nothing is given until somebody gives it", () => {
  expect(draftOf(key)).toEqual({ text: undefined, value: {}, broken: null, unfinished: {} });
  expect(writtenText(key)).toBe("{}");
});

it("an earlier call brings its arguments and its result back", () => {
  const call = (a: number) =>
    ({ value: { a }, tool: "", outcome: { kind: "result", text: `${a}`, judged: { kind: "unjudged" } } }) as const;
  for (const a of [1, 2, 1, 3]) showCall(key, call(a));
  recallCall(key, call(2));
  expect(draftOf(key).value).toEqual({ a: 2 });
  expect(lastCallOf(key)?.outcome).toMatchObject({ text: "2" });
  recallCall(key, call(1));
  expect(lastCallOf(key)?.value).toEqual({ a: 1 });
});
