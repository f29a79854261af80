import { expect, it } from "vitest";
import { linesOf } from "./preview.ts";

it.each([
  [
    "a changed value",
    '{\n  "a": ["x"],\n  "b": 1\n}',
    [{ offset: 10, length: 3, text: '"y"' }],
    '"a": ["x"],',
    '"a": ["y"],',
  ],
  ["an added line", '{\n  "a": 1\n}', [{ offset: 10, length: 0, text: ',\n  "b": 2' }], '"a": 1', '"a": 1,'],
  ["a hidden character", '{ "a\u200b": 1 }', [{ offset: 4, length: 1, text: "" }], '{ "a\\u200b": 1 }', '{ "a": 1 }'],
  ["one line only", "{}", [{ offset: 0, length: 2, text: '{ "a": 1 }' }], "{}", '{ "a": 1 }'],
])("shows %s", (_, text, edits, before, after) => {
  expect(linesOf(text, edits)).toEqual({ before, after });
});
