import { describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { applyFixes } from "./fix.ts";
import { stepsOf } from "./steps.testing.ts";

/** Twice the document may take a little more than twice the steps, as sorting does; a loop in a loop takes four times as many. */
const max = 2.5;
const sizes = [200, 400] as const;

const many = (size: number, entry: (index: number) => string) =>
  Array.from({ length: size }, (_, n) => entry(n)).join();
const withSchema = (members: string) =>
  `{"name":"a","description":"Does it.","inputSchema":{"type":"object",${members}}}`;
const withProperties = (properties: string) => withSchema(`"properties":{${properties}}`);

const documents: readonly [string, (size: number) => string][] = [
  ["properties", (n) => withProperties(many(n, (i) => `"p${i}":{"type":"string"}`))],
  ["values of an enum", (n) => withProperties(`"p":{"type":"string","enum":[${many(n, (i) => `"v${i}"`)}]}`)],
  ["duplicate keys, all the same", (n) => withProperties(many(n, () => '"p":{"type":"string"}'))],
  ["duplicate keys, in pairs", (n) => withProperties(many(n, (i) => `"p${i >> 1}":{"type":"string"}`))],
  ["wrong types", (n) => withProperties(many(n, (i) => `"p${i}":{"type":"String"}`))],
  ["mistakes of syntax", (n) => withProperties(many(n, (i) => `p${i}:{'type':'string'}`))],
  ["branches", (n) => withProperties(`"p":{"anyOf":[${many(n, (i) => `{"const":${i}}`)}]}`)],
  ["required names", (n) => withSchema(`"properties":{},"required":[${many(n, (i) => `"p${i}"`)}]`)],
  [
    "tools",
    (n) => `[${many(n, (i) => `{"name":"get_${i}","description":"Gets ${i}.","inputSchema":{"type":"object"}}`)}]`,
  ],
];

describe.each(documents)("twice as many %s", (_, write) => {
  it("take no more than twice the steps to lint", () => {
    // What is made once is made before.
    analyze(write(10));
    const [small, large] = sizes.map((size) => stepsOf(() => analyze(write(size))));
    expect((large ?? 0) / (small ?? 1)).toBeLessThan(max);
  }, 60_000);

  it("take no more than twice the steps to repair", () => {
    const [small, large] = sizes.map((size) => {
      const text = write(size);
      const { diagnostics } = analyze(text);
      return stepsOf(() => applyFixes(text, diagnostics)) + 1_000;
    });
    expect((large ?? 0) / (small ?? 1)).toBeLessThan(max);
  }, 60_000);
});
