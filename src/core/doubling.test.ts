import { describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { checkArguments } from "./check/index.ts";
import { applyFixes } from "./fix.ts";
import { sampleArguments } from "./sample/index.ts";
import { stepsOf } from "./steps.testing.ts";
import { parseDocument } from "./text/index.ts";
import type { JsonObject } from "./types.ts";
import { wire } from "./wire/index.ts";

/** Twice the document may take a little more than twice the steps, as sorting does; a loop in a loop takes four times as many. */
const usual = 2.5;
/** What is said of a place names the way to it, which is as long as the place is deep. Text with more than 500 levels is refused. */
const byDepth = 4;
const sizes = [200, 400] as const;

const many = (size: number, entry: (index: number) => string) =>
  Array.from({ length: size }, (_, n) => entry(n)).join();
const withSchema = (members: string) =>
  `{"name":"a","description":"Does it.","inputSchema":{"type":"object",${members}}}`;
const withProperties = (properties: string) => withSchema(`"properties":{${properties}}`);

const documents: readonly [string, (size: number) => string, number?][] = [
  ["properties", (n) => withProperties(many(n, (i) => `"p${i}":{"type":"string"}`))],
  ["values of an enum", (n) => withProperties(`"p":{"type":"string","enum":[${many(n, (i) => `"v${i}"`)}]}`)],
  ["duplicate keys, all the same", (n) => withProperties(many(n, () => '"p":{"type":"string"}'))],
  ["duplicate keys, in pairs", (n) => withProperties(many(n, (i) => `"p${i >> 1}":{"type":"string"}`))],
  ["wrong types", (n) => withProperties(many(n, (i) => `"p${i}":{"type":"String"}`))],
  ["mistakes of syntax", (n) => withProperties(many(n, (i) => `p${i}:{'type':'string'}`))],
  ["branches", (n) => withProperties(`"p":{"anyOf":[${many(n, (i) => `{"const":${i}}`)}]}`)],
  ["required names", (n) => withSchema(`"properties":{},"required":[${many(n, (i) => `"p${i}"`)}]`)],
  ["patterns of names", (n) => withSchema(`"patternProperties":{${many(n, (i) => `"^p${i}":{"type":"string"}`)}}`)],
  [
    "levels",
    (n) => withProperties(`"p":${'{"type":"array","items":'.repeat(n)}{"type":"string"}${"}".repeat(n)}`),
    byDepth,
  ],
  ["letters of a title", (n) => withSchema(`"title":"${"Words and ".repeat(n * 20)}"`)],
  ["letters without a space", (n) => withSchema(`"title":"${"x".repeat(n * 200)}"`)],
  [
    "tools",
    (n) => `[${many(n, (i) => `{"name":"get_${i}","description":"Gets ${i}.","inputSchema":{"type":"object"}}`)}]`,
  ],
];

describe.each(documents)("twice as many %s", (_, write, max = usual) => {
  it("take about twice the steps to lint", () => {
    // What is made once is made before.
    analyze(write(10));
    const [small, large] = sizes.map((size) => stepsOf(() => analyze(write(size))));
    expect((large ?? 0) / (small ?? 1)).toBeLessThan(max);
  }, 60_000);

  it("take about twice the steps to repair", () => {
    const [small, large] = sizes.map((size) => {
      const text = write(size);
      const { diagnostics } = analyze(text);
      return stepsOf(() => applyFixes(text, diagnostics)) + 1_000;
    });
    expect((large ?? 0) / (small ?? 1)).toBeLessThan(max);
  }, 60_000);

  it("take about twice the steps to check, to sample and to send", () => {
    const work = (size: number) => {
      const document = parseDocument(write(size));
      const tool = document.tools[0]?.value as JsonObject;
      return () => [
        checkArguments(tool, {}),
        sampleArguments(tool),
        wire(document, { message: "tools/call", args: {} }),
      ];
    };
    work(10)();
    const [small, large] = sizes.map((size) => stepsOf(work(size)) + 1_000);
    expect((large ?? 0) / (small ?? 1)).toBeLessThan(max);
  }, 60_000);
});
