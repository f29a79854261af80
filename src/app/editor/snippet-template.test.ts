import { expect, it } from "vitest";
import { ending, template } from "./snippet-template.ts";

it("makes a snippet of a text, in which every sign but its places is only text", () => {
  const text = '{ "name": "new_tool",\r\n  "$schema": "a\\b}", "description": "" }';
  const spans = [
    { offset: text.indexOf("new_tool"), length: 8 },
    { offset: text.indexOf('""') + 1, length: 0 },
  ];
  expect(template(text, spans)).toBe(
    '$<1:new_tool}",\r\n  "\\$schema": "a\\\\b\\}", "description": "$<2:}'.replaceAll("$<", "${"),
  );
});

it.each([
  ['"tools": [$1]', '"tools": [$0]'],
  ['"properties": {\n\t$1\n}', '"properties": {\n\t$0\n}'],
  ['"name": "$1"', '"name": "$1"'],
  ['{ "name": "$1", "tags": [$2] }', '{ "name": "$1", "tags": [$2] }'],
])("ends %j inside of what is empty, and only there", (snippet, expected) => expect(ending(snippet)).toBe(expected));
