import fc from "fast-check";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { estimateTokenCount } from "tokenx";
import { beforeAll, describe, expect, it } from "vitest";
import { corpusTools, hasCorpus } from "./corpus.testing.ts";
import { type Counter, countText } from "./counter.ts";
import { estimate } from "./estimate.ts";
import { measure } from "./measure.ts";
import { loadO200k } from "./o200k.ts";
import { estimateErrors } from "./tokenizer.ts";

/** What stands for the text of special tokens is text. */
const reference = (text: string) => countTokens(text, { disallowedSpecial: new Set() });
let o200k: Counter;
beforeAll(async () => {
  o200k = await loadO200k();
});

const texts = [
  "",
  "a",
  '{"name":"search","description":"It\'s what they\'ve found"}',
  "    \n\n  x  ",
  "naïve café 東京の天気 مرحبا 👩‍👩‍👧 \ud800 <|endoftext|>",
  "aGVsbG8gd29ybGQ".repeat(40),
  "x".repeat(3000),
  "1234567890".repeat(50),
  "{}[]:,".repeat(300),
];

describe("o200k", () => {
  it.each(texts.map((text) => [text.slice(0, 40), text]))("counts %j as the reference does", (_, text) => {
    expect(countText(text, o200k)).toBe(reference(text));
  });

  it("counts any text as the reference does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        expect(countText(text, o200k)).toBe(reference(text));
      }),
    );
  });

  it("is not slow on a run of equal letters", () => {
    expect(countText("a".repeat(50_000), o200k)).toBe(6250);
  });
});

it("the estimate in pieces is the estimate of the whole", () => {
  const line = fc.string({ unit: "grapheme", maxLength: 80 }).map((text) => JSON.stringify(text));
  fc.assert(
    fc.property(line, (text) => {
      expect(countText(text, estimate)).toBe(estimateTokenCount(text));
    }),
  );
});

describe.each(["estimate", "o200k"] as const)("%s without a part", (id) => {
  it("is the count of the text that is left", () => {
    const counter = id === "estimate" ? estimate : o200k;
    const words = fc.constantFrom(
      '","',
      "they've",
      " to",
      "}",
      '":{"',
      "HTTPServer",
      "123",
      "中文",
      "  ",
      "x'",
      "re ",
      "\\n",
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), fc.nat(), fc.nat(), (parts, one, other) => {
        const text = parts.join("");
        const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
        const left = countText(text.slice(0, from) + text.slice(to), counter);
        expect(measure(text, counter).tokensOf(from, to)).toBe(countText(text, counter) - left);
      }),
      { numRuns: 500 },
    );
  });
});

describe.skipIf(!hasCorpus)("published tools (../shared/corpus)", () => {
  it("each counts in o200k as the reference says, and the estimate is as far off as the help says", () => {
    const errors = corpusTools().map((tool) => {
      const text = JSON.stringify(tool);
      const exact = countText(text, o200k);
      expect(exact).toBe(reference(text));
      return (countText(text, estimate) * estimateErrors.correction) / exact - 1;
    });
    errors.sort((a, b) => a - b);
    const at = (share: number) => errors[Math.round(share * (errors.length - 1))] ?? Number.NaN;
    expect(at(0.05)).toBeCloseTo(estimateErrors.p5, 2);
    expect(at(0.5)).toBeCloseTo(estimateErrors.median, 2);
    expect(at(0.95)).toBeCloseTo(estimateErrors.p95, 2);
  }, 60_000);
});
