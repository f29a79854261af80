import { describe, expect, it } from "vitest";
import { revisions } from "../mcp/revisions.ts";
import { stepsOf } from "../steps.testing.ts";
import { parseDocument } from "../text/document.ts";
import type { Json, JsonObject } from "../types.ts";
import { compareWire } from "./compare.ts";
import { wire } from "./wire.ts";

const tool = { name: "a", inputSchema: { type: "object" } };
const many = (size: number, make: (index: number) => Json): JsonObject =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [`p${index}`, make(index)]));
const listOf = (size: number, make: (index: number) => Json): Json => Array.from({ length: size }, (_, i) => make(i));
const deep = (size: number, end: Json): Json =>
  Array.from({ length: size }).reduce((inner: Json) => ({ not: inner }), end);

/** Tools that grow in one way, and how large they are at first. Depth is not among them: it is bounded, and each level indents all below. */
const kinds: Readonly<Record<string, readonly [number, (size: number) => readonly Json[]]>> = {
  "the length of a title": [50_000, (size) => [{ ...tool, title: "x".repeat(size) }]],
  "the length of a name": [2_000, (size) => [{ ...tool, name: "é".repeat(size) }]],
  properties: [500, (size) => [{ ...tool, inputSchema: { type: "object", properties: many(size, () => ({})) } }]],
  "properties that older revisions refuse": [
    500,
    (size) => [{ ...tool, inputSchema: { type: "object", properties: many(size, () => true) } }],
  ],
  "properties of the result": [
    500,
    (size) => [{ ...tool, outputSchema: { type: "array", items: { properties: many(size, () => ({})) } } }],
  ],
  enum: [500, (size) => [{ ...tool, inputSchema: { type: "object", enum: listOf(size, (index) => index) } }]],
  "unknown fields": [500, (size) => [{ ...tool, ...many(size, () => 1) }]],
  icons: [500, (size) => [{ ...tool, icons: listOf(size, () => ({ src: 1 })) }]],
  tools: [200, (size) => listOf(size, (index) => ({ ...tool, name: `t${index}`, title: "x" })) as readonly Json[]],
};

describe.each(Object.entries(kinds))(
  "twice as much of %s is at most two and a half times the work",
  (_, [size, make]) => {
    const documents = [size, 2 * size].map((each) => parseDocument(JSON.stringify(make(each))));
    const [oldest, latest] = [revisions.at(0)?.id ?? "", revisions.at(-1)?.id ?? ""];

    it.each(
      [oldest, latest].flatMap((revision) => (["spec", "sdk"] as const).map((view) => [revision, view] as const)),
    )("listed and called in %s, %s", (revision, view) => {
      const [once = 0, twice = 0] = documents.map((document) =>
        stepsOf(() => {
          wire(document, { revision, view, message: "tools/list" });
          wire(document, { revision, view, message: "tools/call", args: {} });
        }),
      );
      expect(twice).toBeLessThan(2.5 * once);
    });

    it("compared", () => {
      const [once = 0, twice = 0] = documents.map((document) => {
        const [left = null, right = null] = [oldest, latest].map(
          (revision) => wire(document, { revision, message: "tools/list" }).response.body ?? null,
        );
        return stepsOf(() => compareWire(left, right));
      });
      expect(twice).toBeLessThan(2.5 * once);
    });
  },
);

describe.each<[string, (size: number) => readonly [Json, Json]]>([
  ["members that only the left side has", (size) => [many(size, () => 1), {}]],
  ["members that only the right side has", (size) => [{}, many(size, () => 1)]],
  ["tools that only the right side has", (size) => [[{ name: "a" }], listOf(size, (index) => ({ name: `t${index}` }))]],
])("twice as many %s", (_, make) => {
  it("are at most two and a half times the work", () => {
    const [once = 0, twice = 0] = [1_000, 2_000].map((size) => {
      const [left, right] = make(size);
      return stepsOf(() => compareWire(left, right));
    });
    expect(twice).toBeLessThan(2.5 * once);
  });
});

it("looks at what stands deep down once, not once a level", () => {
  const [few = 0, deepest = 0] = [20, 80].map((levels) => {
    const [left, right] = [1, 2].map((last) => deep(levels, { ...many(2_000, () => 1), last }));
    return stepsOf(() => compareWire(left ?? null, right ?? null));
  });
  expect(deepest).toBeLessThan(1.5 * few);
});
