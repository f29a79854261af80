import { expect, it } from "vitest";
import { applyEdits, type TextEdit } from "../../../core/index.ts";
import { spansBehind } from "./spans-behind.ts";

const text = '{ "a": 1 }';
const edits: readonly TextEdit[] = [
  { offset: 9, length: 0, text: ', "name": "new_tool", "description": "", "type": "string"' },
  { offset: 0, length: 0, text: "[\n" },
];

it.each<[readonly string[], readonly string[]]>([
  [
    ['"name": "', '"description": "'],
    ["new_tool", ""],
  ],
  [
    ['"name": "', '"type": "'],
    ["new_tool", "string"],
  ],
  [['"type": "', '"name": "'], ["string"]],
  [
    ['"', '"type": "'],
    ["name", "string"],
  ],
  [["nowhere"], []],
])("%j", (signs, words) => {
  const after = applyEdits(text, edits);
  const spans = spansBehind(edits, signs);
  expect(spans.map(({ offset, length }) => after.slice(offset, offset + length))).toEqual(words);
  expect(spans.every(({ offset, length }) => /\W/.test(after[offset + length] ?? ""))).toBe(true);
});
