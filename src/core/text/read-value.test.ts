import { describe, expect, it } from "vitest";
import type { Json } from "../types.ts";
import { readObject, readValue, shownFault } from "./read-value.ts";

const typed = { comments: true, exact: true };

describe("readValue", () => {
  it.each<[string, Json]>([
    ['{ "a": 1, } // x', { a: 1 }],
    ["/* one */ 1", 1],
    ['"text"', "text"],
    ["null", null],
    ["9007199254740991", 9007199254740991],
    ["[0.1, 1e3, -0.5]", [0.1, 1000, -0.5]],
  ])("reads %s", (text, value) => {
    expect(readValue(text, typed)).toEqual({ kind: "value", value });
  });

  it.each(["", " \n", "// nothing yet"])("finds nothing in %j", (text) => {
    expect(readValue(text, typed)).toEqual({ kind: "nothing" });
  });

  it.each<[string, string, number]>([
    ['{\n  "a": \n}', "syntax", 10],
    ["{ a: 1 }", "syntax", 2],
    ["[12345678901234567890]", "inexact-number", 1],
    ["[1e400]", "inexact-number", 1],
    ['{ "a": 1, "a": 2 }', "duplicate-key", 10],
    ["[".repeat(1_000) + "]".repeat(1_000), "limit", 500],
  ])("refuses %.30j", (text, kind, offset) => {
    expect(readValue(text, typed)).toMatchObject({ kind: "fault", fault: { kind, offset } });
  });

  it("takes no comments and no trailing commas where the text must be plain JSON", () => {
    const read = (text: string) => readValue(text, { comments: false, exact: true });
    expect(read("[1] // one")).toMatchObject({ kind: "fault", fault: { kind: "comment", offset: 4 } });
    expect(read("[1, ] // one")).toMatchObject({ kind: "fault", fault: { kind: "trailing-comma", offset: 2 } });
    expect(read("[1]")).toEqual({ kind: "value", value: [1] });
  });

  it("rounds and drops only where that is asked for", () => {
    const loose = { comments: true, exact: false };
    expect(readValue("12345678901234567890", loose)).toEqual({ kind: "value", value: 12345678901234567000 });
    expect(readValue('{ "a": 1, "a": 2 }', loose)).toEqual({ kind: "value", value: { a: 2 } });
  });

  it("says what is wrong, and where", () => {
    const shown = (text: string) => {
      const read = readValue(text, typed);
      return read.kind === "fault" ? shownFault(text, read.fault) : undefined;
    };
    expect(shown('{\n  "id": 12345678901234567890\n}')).toEqual({
      message:
        "`12345678901234567890` is not exact in JavaScript: clients read it as `12345678901234567000`. Write fewer digits, or send it as text",
      at: { line: 2, column: 9, offset: 10 },
    });
    expect(shown("[".repeat(600))?.message).toBe("The value is nested too deep: 500 levels are the most");
  });
});

describe("readObject", () => {
  it.each<[string, Json | undefined]>([
    ['{"a":1}', { a: 1 }],
    ['{"a":1,"a":2}', { a: 2 }],
    ['{"a":9007199254740993}', { a: 9007199254740992 }],
    ["[1]", undefined],
    ["{", undefined],
    ["{ a: 1 }", undefined],
    ["object", undefined],
    ["", undefined],
    ['{"a":'.repeat(100_000), undefined],
  ])("reads %.40s", (text, expected) => {
    expect(readObject(text)).toEqual(expected);
  });
});
