import { expect, it } from "vitest";
import { readPage } from "../../core/index.ts";
import { rowAt } from "./row-at.ts";

const text = '{"inputSchema":{"properties":{"a":{"type":"object","properties":{"b":{"type":"string"}}},"c":{}}}}';
const rows = readPage(text)?.sections[0]?.rows ?? [];

it.each([
  ['"a"', "a"],
  ['"b"', "b"],
  ['"string"', "b"],
  ['"c"', "c"],
  ['"inputSchema"', undefined],
])("finds the row around %s", (mark, name) => {
  expect(rowAt(rows, text.indexOf(mark), null)?.name).toBe(name);
});
