import { describe, expect, it } from "vitest";
import type { JsonObject } from "../types.ts";
import { circlesOf, expandedSize, referencesOf } from "./reference-graph.ts";

describe("references", () => {
  const chain = (length: number, times: number): JsonObject =>
    Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `d${at}`,
        at === length - 1 ? { type: "string" } : { allOf: Array(times).fill({ $ref: `#/$defs/d${at + 1}` }) },
      ]),
    );

  it("are counted as if written out", () => {
    expect(expandedSize({ properties: { a: { $ref: "#/$defs/d0" } }, $defs: chain(11, 2) }).expanded).toBe(
      2 + 4 * 2 ** 10 - 3,
    );
    expect(expandedSize({ $ref: "#" }).expanded).toBeLessThan(5);
  });

  it("are followed through names, pointers and schemas with an $id", () => {
    const root = {
      properties: { a: { $ref: "#b" }, c: { $ref: "urn:d#/$defs/e" }, f: { $ref: "#/$defs/0" } },
      $defs: { b: { $anchor: "b" }, d: { $id: "urn:d", $defs: { e: {} }, items: { $ref: "#/$defs/e" } }, 0: {} },
    };
    expect(referencesOf(root).map(({ target }) => target?.join("/"))).toEqual([
      "$defs/b",
      "$defs/d/$defs/e",
      "$defs/0",
      "$defs/d/$defs/e",
    ]);
  });

  it("of any number end", () => {
    const root = { properties: { a: { $ref: "#/$defs/d0" } }, $defs: chain(5_000, 1) };
    expect(circlesOf(root)).toEqual([]);
    expect(expandedSize(root).written).toBeGreaterThan(5_000);
  });
});
