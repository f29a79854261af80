import type { CostPart } from "./tool-cost.ts";

/** So many parts beside each other can still be told apart; inside of one of them, a tenth as many. */
const maxBeside = 300;
const minBeside = 20;

/** The parts of a tool with the smallest of very many taken together: they add up as before, and a page can show and send all of them. */
export function foldedParts(parts: readonly CostPart[], max = maxBeside): readonly CostPart[] {
  const shown = parts.length > max ? withRest(parts, max) : parts;
  const inside = Math.max(minBeside, Math.floor(max / 10));
  return shown.map((part) => (part.parts ? { ...part, parts: foldedParts(part.parts, inside) } : part));
}

function withRest(parts: readonly CostPart[], max: number): CostPart[] {
  const dearest = new Set(parts.toSorted((a, b) => b.tokens - a.tokens).slice(0, max - 1));
  const rest = parts.filter((part) => !dearest.has(part));
  const [first] = rest;
  if (!first) return [...parts];
  const tokens = rest.reduce((sum, part) => sum + part.tokens, 0);
  const path = first.path.slice(0, first.path.lastIndexOf("/"));
  return [...parts.filter((part) => dearest.has(part)), { path, kind: first.kind, tokens, folded: rest.length }];
}
