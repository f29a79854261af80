import { matches } from "../schema/index.ts";
import { type Bounds, textFor } from "./pattern-text.ts";
import type { Random } from "./random.ts";

/** Texts of each format that everybody takes. */
export const formatTexts: Readonly<Record<string, readonly string[]>> = {
  "date-time": ["2026-01-31T09:30:00Z", "2025-12-24T18:00:00+01:00"],
  date: ["2026-01-31", "2025-12-24"],
  time: ["09:30:00Z", "18:45:10Z"],
  duration: ["P3D", "PT1H30M"],
  email: ["ada@example.com", "grace@example.org"],
  "idn-email": ["ada@example.com"],
  hostname: ["example.com", "docs.example.org"],
  "idn-hostname": ["example.com"],
  ipv4: ["192.0.2.1", "198.51.100.7"],
  ipv6: ["2001:db8::1", "2001:db8::2"],
  uri: ["https://example.com/page", "https://example.org/item/42"],
  url: ["https://example.com/page", "https://example.org/item/42"],
  "uri-reference": ["/page", "/item/42"],
  iri: ["https://example.com/page", "https://example.org/item/42"],
  "iri-reference": ["/page", "/item/42"],
  "uri-template": ["/item/{id}"],
  uuid: ["123e4567-e89b-42d3-a456-426614174000", "9b2e0f4c-1d3a-4c5e-8f70-123456789abc"],
  "json-pointer": ["/items/0", "/name"],
  "relative-json-pointer": ["1/name"],
  regex: ["^[a-z]+$", "\\d+"],
  byte: ["aGVsbG8="],
  binary: ["hello"],
  "iso-time": ["09:30:00Z"],
  "iso-date-time": ["2026-01-31T09:30:00Z"],
};

const words = ["example", "sample", "value", "text", "alpha", "north", "paper", "river"];

/** Longer texts are refused: they show nothing and cost much. */
export const maxText = 5_000;

export interface TextFacts {
  readonly length: Bounds;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
}

/** A text that keeps to what is asked of it, if one is found. */
export function textOf({ length, patterns, formats }: TextFacts, random: Random, first: boolean): string | undefined {
  if (length.min > maxText || length.min > length.max) return undefined;
  const fits = (text: string) =>
    patterns.every((pattern) => matches(pattern, text) !== false) &&
    [...text].length >= length.min &&
    [...text].length <= length.max;
  const known = formats.flatMap((format) => (Object.hasOwn(formatTexts, format) ? (formatTexts[format] ?? []) : []));
  const start = first ? 0 : random.below(known.length || 1);
  const ofFormat = [...known.slice(start), ...known.slice(0, start)];
  const [pattern] = patterns.toSorted((one, other) => other.length - one.length);
  const made = pattern === undefined ? [] : [textFor(pattern, random, length), textFor(pattern, random, length)];
  const word = words[first ? 0 : random.below(words.length)] ?? "example";
  const plain = pattern === undefined ? [sized(word, length)] : [word, "a", "0", "A1", "1.0.0", "https://example.com"];
  const candidates = [...ofFormat, ...made, ...plain].filter((text) => text !== undefined);
  return candidates.find(fits) ?? candidates[0];
}

function sized(word: string, { min, max }: Bounds): string {
  const long = word.length >= min ? word : word.padEnd(min, ` ${word}`);
  return long.slice(0, Math.min(long.length, max));
}
