import { expect, it } from "vitest";
import { resolveUri } from "./uri.ts";

it.each([
  ["", "item.json", "item.json"],
  ["https://example.com/a/b.json", "c.json", "https://example.com/a/c.json"],
  ["https://example.com/a/b.json", "#part", "https://example.com/a/b.json"],
  ["https://example.com/a/b.json?x=1", "", "https://example.com/a/b.json?x=1"],
  ["https://example.com/a/b.json?x=1", "?y=2", "https://example.com/a/b.json?y=2"],
  ["https://example.com/a/b.json", "/c.json", "https://example.com/c.json"],
  ["https://example.com/a/b.json", "//other.example/c", "https://other.example/c"],
  ["https://example.com/a/b/c", "../d", "https://example.com/a/d"],
  ["https://example.com/a/b/c", "../../../../d", "https://example.com/d"],
  ["https://example.com/a/b/c", "./", "https://example.com/a/b/"],
  ["https://example.com/a/b/c", "..", "https://example.com/a/"],
  ["https://example.com", "d", "https://example.com/d"],
  ["https://example.com/a", "urn:example:d#x", "urn:example:d"],
  ["urn:example:a", "", "urn:example:a"],
  ["folder/a.json", "b.json", "folder/b.json"],
])("from %j, %j is %j", (base, reference, expected) => {
  expect(resolveUri(base, reference)).toBe(expected);
});
