import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze, createAnalyzer } from "./analyze.ts";
import { fixAll } from "./fix.ts";
import { unmark } from "./lint/rule.testing.ts";
import { rules } from "./lint/rules.ts";
import { parseDocument } from "./text/document.ts";
import { nodeValue, parse } from "./text/parse.ts";
import { applyEdits } from "./text/text-edits.ts";
import type { Analysis, Json } from "./types.ts";

/** Fixed, so that a run can be repeated; FUZZ_SEED and FUZZ_RUNS (times as many) look further. */
const seed = Number(process.env.FUZZ_SEED ?? 20261116);
const runs = (numRuns: number) => ({ seed, numRuns: numRuns * Number(process.env.FUZZ_RUNS ?? 1) });
const settings = { preset: "all" } as const;
const maxTextFor = 600_000;

const words = fc.constantFrom(
  ...["{", "}", "[", "]", ":", ",", '"', "'", "`", "\\", "//", "/*", "*/", "#", "\n", "\r", "\t", " ", "```", "“", "”"],
  ...['"name"', '"inputSchema"', '"tools"', '"type"', '"object"', '"properties"', '"required"', "name", "\u00a0"],
  ...[
    "null",
    "true",
    "None",
    "True",
    "NaN",
    "0",
    "-1.5e3",
    "01",
    "9007199254740993",
    '"a"',
    "'b'",
    "{}",
    "[]",
    ";",
    "=",
  ],
);
const soup = fc.array(words, { maxLength: 40 }).map((pieces) => pieces.join(""));

const examples = rules.flatMap(({ examples }) => [unmark(examples.bad).text, examples.good]);
const listed = fc
  .array(fc.constantFrom(...examples.filter((text) => text.startsWith("{") && text.includes('"name"'))), {
    maxLength: 4,
  })
  .map((texts) => `{ "tools": [\n${texts.join(",\n")}\n] }`);
const valid = fc.oneof(fc.constantFrom(...examples), listed);

interface Cut {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}
const cuts = (max: number) =>
  fc.array(
    fc.record({
      at: fc.nat(10_000),
      length: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(40)),
      text: fc.oneof(fc.constant(""), words),
    }),
    { minLength: 1, maxLength: max },
  );
const mutate = (text: string, { at, length, text: added }: Cut) => {
  const start = text.length === 0 ? 0 : at % text.length;
  return text.slice(0, start) + added + text.slice(start + length);
};
const broken = fc.tuple(valid, cuts(4)).map(([text, all]) => all.reduce(mutate, text));

const key = fc.constantFrom(
  ...["name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta", "icons", "parameters"],
  ...["type", "properties", "required", "items", "enum", "const", "default", "anyOf", "allOf", "not", "$ref", "$defs"],
  ...[
    "additionalProperties",
    "minimum",
    "maximum",
    "pattern",
    "format",
    "__proto__",
    "constructor",
    "function",
    "a",
    "",
  ],
);
const scalar = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    false,
    "string",
    "object",
    "array",
    "int",
    "#/$defs/a",
    "#",
    "a",
    "",
    "{}",
    "(",
    "date",
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.string({ unit: "binary", maxLength: 8 }),
);
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(key, tie("value"), { maxKeys: 6, noNullPrototype: true }),
  ),
}));
const tool = fc.record(
  {
    name: fc.oneof(fc.constantFrom("a", "b"), value),
    description: value,
    inputSchema: value,
    outputSchema: value,
    x: value,
  },
  { requiredKeys: ["name"], noNullPrototype: true },
) as fc.Arbitrary<Json>;
const tools = fc
  .tuple(fc.array(fc.oneof(tool, value), { maxLength: 4 }), fc.constantFrom(undefined, 2, "\t"))
  .map(([list, indent]) => JSON.stringify({ tools: list }, null, indent));

const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), soup, broken, valid, tools);

describe(`analyze, seed ${seed}`, () => {
  it("never throws, points into the text, and tells broken text from JSON", { timeout: maxTextFor }, () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { diagnostics } = analyze(text, settings);
        for (const { range, fix, message } of diagnostics) {
          const spans = [
            { offset: range.start.offset, length: range.end.offset - range.start.offset },
            ...(fix?.edits ?? []),
          ];
          const inside = spans.every(
            ({ offset, length }) => offset >= 0 && length >= 0 && offset + length <= text.length,
          );
          if (!inside || message === "") throw new Error(`${message} at ${JSON.stringify(spans)}`);
        }
        const told = diagnostics.some(({ rule }) => rule === "json/syntax");
        expect(told).toBe(parse(text).faults.length > 0 || text.startsWith("\uFEFF") || isEmpty(text));
        if (isJson(text)) expect(told).toBe(false);
      }),
      runs(1_200),
    );
  });

  it("gives the same with and without a memory of the texts before", { timeout: maxTextFor }, () => {
    fc.assert(
      fc.property(fc.oneof(valid, tools), cuts(5), (text, all) => {
        const remember = createAnalyzer();
        let current = text;
        for (const cut of [undefined, ...all]) {
          current = cut ? mutate(current, cut) : current;
          expect(plain(remember(current, settings))).toEqual(plain(analyze(current, settings)));
        }
      }),
      runs(100),
    );
  });
});

describe(`fixes, seed ${seed}`, () => {
  it("all at once leave nothing to a second run, and text that reads no worse", { timeout: maxTextFor }, () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const fixed = fixAll(text, settings);
        expect(fixAll(fixed, settings)).toBe(fixed);
        expect(faults(fixed)).toBeLessThanOrEqual(faults(text));
        if (isJson(text)) JSON.parse(fixed);
      }),
      runs(300),
    );
  });

  it("one by one leave text that reads no worse", { timeout: maxTextFor }, () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const before = faults(text);
        const wasJson = isJson(text);
        for (const { fix, alternatives = [] } of analyze(text, settings).diagnostics) {
          for (const { edits } of fix ? [fix, ...alternatives] : []) {
            const after = applyEdits(text, edits);
            if (wasJson) JSON.parse(after);
            expect(faults(after)).toBeLessThanOrEqual(before);
          }
        }
      }),
      runs(400),
    );
  });
});

describe(`what is nearly JSON, seed ${seed}`, () => {
  const others = Object.fromEntries(
    rules.filter(({ id }) => id !== "json/syntax").map(({ id }) => [id, "off"] as const),
  );

  it("means the same after the fixes of its syntax", { timeout: maxTextFor }, () => {
    fc.assert(
      fc.property(value, fc.array(fc.nat(9), { minLength: 30, maxLength: 30 }), (json, taste) => {
        const { root, faults } = parse(fixAll(write([json], taste), { rules: others }));
        expect(faults).toEqual([]);
        expect(JSON.stringify(root && nodeValue(root))).toBe(JSON.stringify([json]));
      }),
      runs(500),
    );
  });
});

/** A value in the mixed manner of several languages; each choice is the next number of the taste. */
function write(json: Json, taste: readonly number[]): string {
  let choice = 0;
  const chance = () => (taste[choice++ % taste.length] ?? 0) < 3;
  const quote = (text: string) => {
    const inner = JSON.stringify(text).slice(1, -1);
    return chance() ? `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : `"${inner}"`;
  };
  const join = (members: string[]) =>
    members.reduce((all, next) => `${all}${chance() ? "" : ","}${chance() ? " # it's" : ""}\n${next}`);
  const one = (value: Json): string => {
    if (typeof value === "string") return quote(value);
    if (value === null || typeof value === "boolean") {
      const word = { null: "None", true: "True", false: "False" }[String(value)] ?? "";
      return chance() ? word : String(value);
    }
    if (typeof value === "number") return JSON.stringify(value);
    const members = Array.isArray(value)
      ? value.map(one)
      : Object.entries(value).map(([key, inner]) => {
          const bare = /^[A-Za-z_$][\w$]*$/.test(key) && chance();
          return `${bare ? key : quote(key)}: ${one(inner)}`;
        });
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    return members.length > 0 ? `${open}\n${join(members)}\n${close}` : `${open}${close}`;
  };
  return one(json);
}

function plain(analysis: Analysis): unknown {
  return JSON.parse(JSON.stringify(analysis));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isEmpty(text: string): boolean {
  return parseDocument(text).shape === "empty";
}

/** How many faults a text has; infinitely many if the parser lost its way, since mending one then uncovers others. */
function faults(text: string): number {
  const document = parseDocument(text);
  const all = [...document.faults, ...document.tools.flatMap((slice) => slice.faults)];
  const syntax = all.filter((fault) => fault.kind === "syntax");
  return syntax.every(({ replacement }) => replacement !== undefined) ? syntax.length : Number.POSITIVE_INFINITY;
}
