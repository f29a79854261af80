import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { isObject, member } from "../json.ts";
import { applyEdits, nodeValue, parse, valueAt } from "../text/index.ts";
import type { Json, JsonNode, JsonObject, Path, TextEdit } from "../types.ts";
import { designEdit } from "./apply.ts";
import { type DesignEdit, isRefused } from "./edit.ts";
import { commented, commentsIn, lostComments } from "./kept-comments.testing.ts";
import { modelOf } from "./model.testing.ts";
import { type Next, randomEdit, verbs } from "./random-edit.testing.ts";

/** How many times more than usual; and the first of the numbers that chance is made of. */
const times = Number(process.env.DESIGN_RUNS ?? 1);
const firstSeed = Number(process.env.DESIGN_SEED ?? 1);

const tool = `{
  "name": "find",
  "inputSchema": {
    "type": "object",
    "properties": {
      // what to look for
      "query": { "type": "string", "minLength": 2 }, // at least two
      "limit": { "type": "integer", "minimum": 1, "maximum": 100, "default": 20 },
      "box": {
        "type": "object",
        "properties": { "left": { "type": "number" } }
      },
      "state": { "enum": ["open", "closed", null], "default": "open" },
      "tags": { "type": "array", "items": { "type": ["string", "null"], "format": "date" }, "maxItems": 3 },
      "by": { "$ref": "#/$defs/User", "description": "Who" },
      "to": {
        "anyOf": [
          { "$ref": "#/$defs/User" },
          { "type": "string" },
          { "type": "null" }
        ]
      },
      "maybe": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/User" }] },
      "either": { "oneOf": [{ "type": "integer" }, { "type": "boolean" }] },
      "shape": {
        "oneOf": [
          { "title": "A circle", "type": "object", "properties": { "radius": {} } }, // round
          { "type": "object", "required": ["side"], "properties": { "side": {} } },
          { "properties": {} }
        ]
      },
      "figure": { "anyOf": [{ "type": "object" }, { "title": "Line", "type": "object", "description": "Straight" }] },
      "pair": { "type": "array", "prefixItems": [{ "type": "number" }, { "type": "string" }] }
    },
    "required": ["query", "box"],
    "$defs": {
      "User": { "type": "object", "properties": { "login": { "type": "string" } }, "required": ["login"] },
      "Other": {}
    }
  }
}`;

/** What became of each verb: carried out, judged by the model, refused. */
const tally = new Map(verbs.map((verb) => [verb, { done: 0, judged: 0, refused: 0 }]));

describe("every edit means what it says", () => {
  it("for a tool with everything in it, with comments anywhere", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.infiniteStream(fc.nat(1_000)), (seed, numbers) => {
        const next = (max: number) => numbers.next().value % Math.max(1, max);
        const text = commented(tool, seed);
        holds(seed % 3 === 0 ? text.replaceAll("\n", "\r\n") : text, next);
      }),
      // Another seed finds other ways; a fixed one tries every verb each time.
      { numRuns: 900 * times, seed: firstSeed },
    );
  }, 600_000);

  const corpus = new URL("../../../../shared/corpus/tools-list/", import.meta.url);
  const isThere = existsSync(corpus);
  it.skipIf(!isThere)(
    `for published tools${isThere ? "" : " (skipped: no corpus)"}`,
    () => {
      let seed = firstSeed;
      const next = (max: number) => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed % Math.max(1, max);
      };
      for (const [index, file] of readdirSync(corpus).entries()) {
        const list = JSON.parse(readFileSync(new URL(encodeURIComponent(file), corpus), "utf8")).tools as JsonObject[];
        for (const one of list.filter((_, at) => (at + index) % 12 === 0)) {
          const text = commented(JSON.stringify(one, null, 2), next(1_000));
          for (let round = 0; round < 4 * times; round++) holds(text, next);
        }
      }
    },
    600_000,
  );

  it("with every verb, and each is judged", () => {
    for (const [verb, { done, judged }] of tally) expect([verb, done > 0, judged > 0]).toEqual([verb, true, true]);
  });

  afterAll(() => {
    if (times > 1) console.table(Object.fromEntries(tally));
  });
});

/** Refusals that chance can lead to. */
const usual = [
  "name-taken",
  "name-empty",
  "malformed",
  "not-there",
  "into-itself",
  "no-object",
  "outermost",
  "branch-without-fields",
];
/** What moves or wraps a text takes its comments along: not one may go. */
const whole = new Set<DesignEdit["verb"]>([
  ...([
    "rename",
    "add",
    "paste",
    "duplicate",
    "wrap-list",
    "make-union",
    "add-branch",
    "union-kind",
    "tell-apart",
  ] as const),
  ...(["extract", "reorder", "move", "move-in", "move-out"] as const),
]);

/** One random edit: its value is the model's, nothing outside of its spans changes, and no comment is lost. */
function holds(text: string, next: Next): void {
  const root = parse(text).root as JsonNode;
  const value = nodeValue(root) as JsonObject;
  const edit = randomEdit(value, next);
  const result = designEdit(text, edit);
  const count = tally.get(edit.verb) ?? { done: 0, judged: 0, refused: 0 };
  if (isRefused(result)) {
    count.refused++;
    expect(usual, JSON.stringify([edit, result.refusal])).toContain(result.refusal.code);
    return;
  }
  count.done++;
  const changed = applyEdits(text, result.edits);
  expect(applyEdits(changed, inverse(text, result.edits))).toBe(text);
  const after = parse(changed);
  const about = `${JSON.stringify(edit)}\n${changed}`;
  expect(after.faults, about).toEqual([]);
  const got = nodeValue(after.root as JsonNode);
  const model = modelOf(value, edit);
  if (model) {
    count.judged++;
    expect(withoutEmptyRequired(got), about).toEqual(withoutEmptyRequired(model));
    const isOrdered =
      edit.verb === "reorder" || edit.verb === "add" || edit.verb === "duplicate" || edit.verb === "paste";
    if (isOrdered) expect(orders(got), about).toEqual(orders(model));
  }
  const kept = new Set(commentsIn(changed));
  const lost = whole.has(edit.verb)
    ? commentsIn(text).filter((comment) => !kept.has(comment))
    : lostComments([text, changed], root, [value, got], replacedBy(edit, value));
  expect(lost, about).toEqual([]);
}

/** Values that are written anew, whatever stood in them. */
function replacedBy(edit: DesignEdit, tool: JsonObject): readonly Path[] {
  switch (edit.verb) {
    case "replace":
      return [edit.path];
    case "keyword":
      return [[...edit.path, edit.keyword]];
    case "type":
      return edit.to.to === "inferred" ? keysOf(edit.path, edit.to.schema) : [[...edit.path, "enum"]];
    case "infer":
      return member(valueAt(tool, edit.path), "type") === "object" ? [] : keysOf(edit.path, edit.schema);
    default:
      return [];
  }
}

function keysOf(path: Path, schema: Json): readonly Path[] {
  return Object.keys(schema as JsonObject).map((key) => [...path, key]);
}

/** The edits that Undo makes. They find what they take back only where nothing outside of the spans has changed. */
function inverse(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  let shift = 0;
  return edits
    .toSorted((a, b) => a.offset - b.offset || a.length - b.length)
    .map((edit) => {
      const undo = {
        offset: edit.offset + shift,
        length: edit.text.length,
        text: text.substring(edit.offset, edit.offset + edit.length),
      };
      shift += edit.text.length - edit.length;
      return undo;
    });
}

/** A list that is empty says what no list says; it stays where a comment stands in it. */
function withoutEmptyRequired(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => withoutEmptyRequired(item as Json));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key, inner]) => !(key === "required" && Array.isArray(inner) && inner.length === 0),
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutEmptyRequired(inner as Json)]));
}

/** The names of all fields in their order, by the place of their object. */
function orders(value: Json, place = ""): Readonly<Record<string, readonly string[]>> {
  if (typeof value !== "object" || value === null) return {};
  const inner = Object.entries(value).map(([key, one]) => orders(one as Json, `${place}/${key}`));
  const own = place.endsWith("/properties") ? { [place]: Object.keys(value) } : {};
  return Object.assign(own, ...inner);
}
