import { randomFrom, textFor } from "../../sample/index.ts";
import { matches, matchesQuickly } from "../../schema/index.ts";
import type { Json } from "../../types.ts";
import type { Disjunct } from "../read/disjunct.ts";
import { formatSamples } from "../read/formats.ts";

/** Numbers at the limits and just beside them. */
export function numbersFor({ minimum, maximum, integer, multipleOf }: Disjunct): Json[] {
  const step = multipleOf[0] ?? (integer ? 1 : 0);
  const start = minimum?.value ?? (maximum && maximum.value < 1 ? maximum.value : 1);
  const snapped = step > 0 ? Math.ceil(start / step) * step : start;
  const found = [snapped, snapped + (step || 1), snapped + (step || 0.5), maximum?.value ?? 0, 0, -1, 1e6, start / 2];
  if (minimum && maximum) found.push((minimum.value + maximum.value) / 2);
  return found.filter((value, index) => Number.isFinite(value) && found.indexOf(value) === index);
}

/** To tell two patterns apart, and for patterns that look around: nothing can be written from those. */
const someTexts = [
  ...["a", "A", "1", "ab", "a1", "abc", "a-b", "a_b", "a/b", "/a", "./a", "a.b", "12", "123", "1.0", "1.0.0"],
  ...["2026-01-31", "https://example.com/a", "a@example.com", "en-US", "", " ", "-", "abcdef", "0123456789"],
];
const maxTexts = 8;
/** The same texts for the same pattern, whoever asks. */
const seeds = [0, 1, 2];

export function textsFor({ length, patterns, formats, annotations }: Disjunct): Json[] {
  const isWanted = (text: string) =>
    [...text].length >= length.min &&
    [...text].length <= length.max &&
    patterns.every((pattern) => matches(pattern, text) !== false);
  const shown = [annotations.get("default"), ...[annotations.get("examples") ?? []].flat()].filter(
    (value) => typeof value === "string",
  );
  const formatted = formats.flatMap((format) => formatSamples(format));
  const long =
    Number.isFinite(length.min) && length.min < 10_000 ? ["a".repeat(length.min), "0".repeat(length.min)] : [];
  const found = [...formatted, ...shown, ...someTexts, ...long].filter(isWanted).slice(0, maxTexts);
  if (found.length > 2 || patterns.length === 0) return found;
  const written = patterns.flatMap((pattern) => seeds.map((seed) => textFor(pattern, randomFrom(seed), length)));
  return [...found, ...new Set(written.filter((text) => text !== undefined).filter(isWanted))];
}

/** Names that match a pattern. */
export function namesLike(pattern: string): string[] {
  const written = seeds.map((seed) => textFor(pattern, randomFrom(seed)));
  return [...new Set(written)].filter((name) => name !== undefined).filter((name) => matchesQuickly(pattern, name));
}
