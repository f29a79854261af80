import { expect, it } from "vitest";
import { foldedParts } from "./fold.ts";
import type { CostPart } from "./tool-cost.ts";
import { partWords } from "./words.ts";

const many = (length: number, from = "/inputSchema/properties"): CostPart[] =>
  Array.from({ length }, (_, at) => ({ path: `${from}/p${at}`, kind: "property", tokens: (at % 7) + 1 }));
const sum = (parts: readonly CostPart[]) => parts.reduce((total, { tokens }) => total + tokens, 0);

it("leaves few parts as they are", () => {
  expect(foldedParts(many(300))).toEqual(many(300));
});

it("takes the smallest of very many together, and they add up as before", () => {
  const parts = many(50_000);
  const folded = foldedParts(parts);
  expect(folded).toHaveLength(300);
  expect(sum(folded)).toBe(sum(parts));
  const rest = folded.at(-1);
  expect(rest).toMatchObject({ path: "/inputSchema/properties", kind: "property", folded: 49_701 });
  expect(rest && partWords(rest)).toBe("49,701 smaller ones");
  expect(Math.min(...folded.slice(0, -1).map(({ tokens }) => tokens))).toBe(7);
});

it("takes fewer inside of a part", () => {
  const inner = many(100, "/inputSchema/properties/p0/properties");
  const [outer] = foldedParts([{ path: "/inputSchema/properties/p0", kind: "property", tokens: 500, parts: inner }]);
  expect(outer?.parts).toHaveLength(30);
  expect(sum(outer?.parts ?? [])).toBe(sum(inner));
});
