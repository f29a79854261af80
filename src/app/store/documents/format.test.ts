import { expect, it } from "vitest";
import { formatText } from "../../../core/index.ts";
import { isOnOneLine, sameSpot } from "./format.ts";

const text = '{"name":"two words","inputSchema":{"type":"object"}} // the end';

it.each(["{", '"two words"', '"inputSchema"', '"object"}}', "end"])("a cursor behind %s stays behind it", (word) => {
  const formatted = formatText(text);
  expect(formatted).not.toBe(text);
  const offset = sameSpot(text, text.indexOf(word) + word.length, formatted);
  const blanks = /\s/g;
  expect(formatted.slice(0, offset).replace(blanks, "")).toBe(
    text.slice(0, text.indexOf(word) + word.length).replace(blanks, ""),
  );
  expect(formatted[offset - 1]).toBe(word.at(-1));
});

it("a cursor before everything stays there", () => {
  expect(sameSpot(text, 0, formatText(text))).toBe(0);
});

const wide = `{ "name": "${"n".repeat(320)}" }`;

it.each([
  ["one line", wide, true],
  ["one line and an end of line", `${wide}\n`, true],
  ["a short line before it", `// tools\n${wide}`, true],
  ["a long line among others", `{\n  "tools": [\n    ${wide},\n    ${wide}\n  ]\n}`, false],
  ["a short line", '{ "name": "find" }', false],
  ["prose", "word ".repeat(100), false],
])("%s (%#)", (_, pasted, expected) => expect(isOnOneLine(pasted)).toBe(expected));
