import { expect, it } from "vitest";
import type { ToolCost } from "../../../core/index.ts";
import { createKnownCosts } from "./known-costs.ts";

const costOf = (tokens: number) => ({ tool: "one", tokens, parts: [], left: [], isKnown: true }) as unknown as ToolCost;
const thousand = Array.from({ length: 1000 }, (_, at) => `tool ${at}`);

it("after a key in one of 1,000 tools one is counted", () => {
  const known = createKnownCosts();
  known.forWay("estimate");
  for (const text of thousand) known.put(text, costOf(1));
  expect(known.missing(thousand)).toEqual([]);
  expect(known.missing(thousand.with(500, "tool 500, edited"))).toEqual(["tool 500, edited"]);
});

it("tools with the same text are counted once", () => {
  expect(createKnownCosts().missing(["a", "b", "a"])).toEqual(["a", "b"]);
});

it("another way of counting counts all anew, and takes no figure of the way before", () => {
  const known = createKnownCosts();
  known.forWay("estimate");
  known.put("a", costOf(7));
  expect([known.cost("a", "estimate")?.tokens, known.cost("a", "o200k")]).toEqual([7, undefined]);
  known.forWay("o200k");
  expect(known.missing(["a"])).toEqual(["a"]);
});

it("texts that were typed are forgotten before they pile up, those of the document stay", () => {
  const known = createKnownCosts();
  for (let key = 0; key < 250; key++) {
    known.put(`typed ${key}`, costOf(key));
    known.keepOnly([`typed ${key}`]);
  }
  expect(known.cost("typed 0", "")).toBeUndefined();
  expect(known.cost("typed 249", "")?.tokens).toBe(249);
});
