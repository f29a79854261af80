import { expect, it } from "vitest";
import type { Json } from "../../types.ts";
import { statedDefault } from "./stated-default.ts";

it.each<[string, string, Json | undefined]>([
  ["Rows (default: 10)", "integer", 10],
  ["Rows. Defaults to 1,000.", "integer", 1000],
  ["Rows, default is 2.5", "integer", undefined],
  ["Rows, default 2.5", "number", 2.5],
  ["Timeout (default: 30 seconds)", "integer", undefined],
  ["Timeout (default: 30s)", "integer", undefined],
  ["Default 10 for lists, default 20 for trees", "integer", undefined],
  ["Whether to wait (default: True)", "boolean", true],
  ["Whether to wait. By default false", "boolean", false],
  ["Branch, defaults to 'main'", "string", "main"],
  ["Branch, defaults to main", "string", undefined],
  ["Branch, defaults to the current one", "string", undefined],
  ["Branch. Default: 'main' or 'master'", "string", undefined],
])("%j of type %s says %j", (description, type, value) => {
  expect(statedDefault(description, { type }, type)).toBe(value);
});
