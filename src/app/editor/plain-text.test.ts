import { expect, it } from "vitest";
import { longer, scrolledTo, shorter } from "./plain-text.ts";

it.each([
  ["a\r\nb\r\nc", 0, 0],
  ["a\r\nb\r\nc", 2, 3],
  ["a\r\nb\r\nc", 4, 6],
])("%j: %i characters of the field are %i of the text", (text, inField, inText) => {
  expect(longer(text.replaceAll("\r\n", "\n"), inField)).toBe(inText);
  expect(shorter(text.slice(0, inText))).toBe(inField);
});

it.each([
  ["the first line", 1, 400, 0],
  ["the last one in sight", 19, 400, 0],
  ["one below", 100, 400, 1798],
])("%s is in sight", (_, line, height, top) => {
  expect(scrolledTo(line, height)).toBe(top);
});
