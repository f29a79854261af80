import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isObject } from "../json.ts";
import { applyEdits, nodeValue, parse, valueAt } from "../text/index.ts";
import type { Json, JsonNode, JsonObject, Path, TextEdit } from "../types.ts";
import { designEdit } from "./apply.ts";
import { designDocumentEdit } from "./document-edit.ts";
import { type DesignEdit, isRefused } from "./edit.ts";
import { inferSchema } from "./infer.ts";
import { modelOf } from "./model.testing.ts";
import { designPage } from "./page.ts";
import type { Row } from "./row.ts";

/** The text after an edit, or the code of the refusal. */
function textAfter(text: string, edit: DesignEdit): string {
  const result = designEdit(text, edit);
  return isRefused(result) ? result.refusal.code : applyEdits(text, result.edits);
}

const lines = (...all: string[]) => all.join("\n");
const tool = lines(
  "{",
  '  "name": "find",',
  '  "inputSchema": {',
  '    "type": "object",',
  '    "properties": {',
  "      // what to look for",
  '      "query": { "type": "string", "minLength": 2 }, // at least two',
  '      "limit": { "type": "integer", "minimum": 1, "maximum": 100, "default": 20 },',
  '      "box": {',
  '        "type": "object",',
  '        "properties": { "left": { "type": "number" } }',
  "      }",
  "    },",
  '    "required": ["query"]',
  "  }",
  "}",
);
const input = (...steps: string[]): Path => ["inputSchema", ...steps.flatMap((step) => ["properties", step])];

describe("an edit of the page is a small edit of the text", () => {
  it.each<[string, DesignEdit, string, string]>([
    ["a name, with required", { verb: "rename", path: input("query"), to: "text" }, '"query"', '"text"'],
    [
      "a limit",
      { verb: "keyword", path: input("query"), keyword: "maxLength", value: 9 },
      '"minLength": 2 }',
      '"minLength": 2, "maxLength": 9 }',
    ],
    [
      "a limit away",
      { verb: "keyword", path: input("query"), keyword: "minLength", value: undefined },
      ', "minLength": 2',
      "",
    ],
    ["one more required", { verb: "require", path: input("limit"), required: true }, '["query"]', '["query", "limit"]'],
    [
      "none required",
      { verb: "require", path: input("query"), required: false },
      '    },\n    "required": ["query"]\n',
      "    }\n",
    ],
    [
      "a new field after another",
      { verb: "add", path: input(), after: "query", name: "page" },
      " // at least two\n",
      ' // at least two\n      "page": { "type": "string" },\n',
    ],
    [
      "another type, without the limits of the old one",
      { verb: "type", path: input("limit"), to: { to: "text" } },
      '{ "type": "integer", "minimum": 1, "maximum": 100, "default": 20 }',
      '{ "type": "string" }',
    ],
    [
      "a list of what was there",
      { verb: "wrap-list", path: input("query") },
      '{ "type": "string", "minLength": 2 }',
      '{ "type": "array", "items": { "type": "string", "minLength": 2 } }',
    ],
    [
      "null too",
      { verb: "nullable", path: input("query"), nullable: true },
      '"string", "minL',
      '["string", "null"], "minL',
    ],
    [
      "an annotation",
      { verb: "annotate", key: "readOnlyHint", value: true },
      '    "required": ["query"]\n  }\n',
      '    "required": ["query"]\n  },\n  "annotations": { "readOnlyHint": true }\n',
    ],
    [
      "a title in its place",
      { verb: "tool-text", field: "title", value: "Find" },
      '"name": "find",\n',
      '"name": "find",\n  "title": "Find",\n',
    ],
    [
      "a shared definition",
      { verb: "extract", path: input("box"), name: "Box" },
      lines(
        '"box": {',
        '        "type": "object",',
        '        "properties": { "left": { "type": "number" } }',
        "      }",
        "    },",
        '    "required": ["query"]',
      ),
      lines(
        '"box": { "$ref": "#/$defs/Box" }',
        "    },",
        '    "required": ["query"],',
        '    "$defs": {',
        '      "Box": {',
        '        "type": "object",',
        '        "properties": { "left": { "type": "number" } }',
        "      }",
        "    }",
      ),
    ],
  ])("%s", (_, edit, old, fresh) => {
    const expected = edit.verb === "rename" ? tool.replaceAll(old, fresh) : tool.replace(old, fresh);
    expect(textAfter(tool, edit)).toBe(expected);
  });

  it("moves a field with its comments, and required with it", () => {
    const moved = textAfter(tool, { verb: "move", path: input("query"), into: input("box") });
    expect(moved).toContain("// what to look for");
    expect(moved).toContain("at least two");
    const value = nodeValue(parse(moved).root as JsonNode);
    expect(valueAt(value, [...input("box"), "required"])).toEqual(["query"]);
    expect(valueAt(value, ["inputSchema", "required"])).toBeUndefined();
  });

  it("renames a field in the saved calls of its tool", () => {
    const cases =
      '"cases": [{ "name": "one", "tool": "find", "arguments": { /* why */ "query": "x" }, "expect": "valid" }]';
    const text = `{ "tools": [${tool}], ${cases} }`;
    const span = { offset: text.indexOf(tool), length: tool.length };
    const result = designDocumentEdit(text, span, { verb: "rename", path: input("query"), to: "text" });
    if (isRefused(result)) throw new Error(result.refusal.code);
    expect(result.consequences).toEqual([{ code: "renamed-along", places: 1, cases: 1 }]);
    expect(applyEdits(text, result.edits)).toBe(text.replaceAll('"query"', '"text"'));
  });

  it("brings back what it extracted", () => {
    const shared = textAfter(tool, { verb: "extract", path: input("box"), name: "Box" });
    const back = textAfter(shared, { verb: "inline", path: input("box") });
    expect(valueAt(nodeValue(parse(back).root as JsonNode), input("box"))).toEqual(
      valueAt(nodeValue(parse(tool).root as JsonNode), input("box")),
    );
  });

  it("renames a definition with all that refer to it", () => {
    const shared = textAfter(tool, { verb: "extract", path: input("box"), name: "Box" });
    const renamed = textAfter(shared, { verb: "rename", path: ["inputSchema", "$defs", "Box"], to: "a/b c%" });
    const value = nodeValue(parse(renamed).root as JsonNode) as JsonObject;
    const row = designPage(value).sections[0]?.rows.find(({ name }) => name === "box");
    expect(row?.type).toMatchObject({ kind: "shared", isDangling: false });
  });

  it.each<[string, DesignEdit, string]>([
    ["a name that is taken", { verb: "rename", path: input("query"), to: "limit" }, "name-taken"],
    ["no name", { verb: "rename", path: input("query"), to: "" }, "name-empty"],
    ["a place that is not there", { verb: "delete", path: input("gone") }, "not-there"],
    ["an object into itself", { verb: "move", path: input("box"), into: input("box") }, "into-itself"],
    ["what is no JSON", { verb: "replace", path: input("box"), text: "{ oh" }, "not-json"],
  ])("refuses %s", (_, edit, code) => expect(textAfter(tool, edit)).toBe(code));
});

it("a tool without a schema gets one with its first field", () => {
  const text = '{ "name": "bare" }';
  const done = designEdit(text, { verb: "add", path: ["inputSchema"] });
  expect("edits" in done && JSON.parse(applyEdits(text, done.edits))).toEqual({
    name: "bare",
    inputSchema: { type: "object", properties: { field: { type: "string" } } },
  });
  expect(designEdit(text, { verb: "add", path: ["other"] })).toEqual({ refusal: { code: "not-there" } });
});

describe("every edit means what it says", () => {
  it("for the tool above, with comments anywhere", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.infiniteStream(fc.nat(1_000)), (seed, numbers) => {
        const next = (max: number) => numbers.next().value % Math.max(1, max);
        const text = commented(tool, seed);
        holds(seed % 3 === 0 ? text.replaceAll("\n", "\r\n") : text, next);
      }),
      { numRuns: 300 },
    );
  });

  const corpus = new URL("../../../../shared/corpus/tools-list/", import.meta.url);
  const isThere = existsSync(corpus);
  it.skipIf(!isThere)(
    `for published tools${isThere ? "" : " (skipped: no corpus)"}`,
    () => {
      let seed = 1;
      const next = (max: number) => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed % Math.max(1, max);
      };
      for (const [index, file] of readdirSync(corpus).entries()) {
        const list = JSON.parse(readFileSync(new URL(encodeURIComponent(file), corpus), "utf8")).tools as JsonObject[];
        for (const one of list.filter((_, at) => (at + index) % 12 === 0)) {
          const text = commented(JSON.stringify(one, null, 2), next(1_000));
          for (let round = 0; round < 4; round++) holds(text, next);
        }
      }
    },
    60_000,
  );
});

/** One random edit: its value is the model's, nothing outside of its spans changes, and no comment is lost. */
function holds(text: string, next: (max: number) => number): void {
  const value = nodeValue(parse(text).root as JsonNode) as JsonObject;
  const edit = randomEdit(value, next);
  const result = designEdit(text, edit);
  if (isRefused(result)) {
    expect(
      ["name-taken", "malformed", "not-there", "into-itself", "no-object", "outermost"],
      JSON.stringify([edit, result.refusal]),
    ).toContain(result.refusal.code);
    return;
  }
  const changed = applyEdits(text, result.edits);
  expect(applyEdits(changed, inverse(text, result.edits))).toBe(text);
  const { root, faults } = parse(changed);
  const about = `${JSON.stringify(edit)}\n${changed}`;
  expect(faults, about).toEqual([]);
  const model = modelOf(value, edit);
  if (model) {
    const got = nodeValue(root as JsonNode);
    expect(withoutEmptyRequired(got), about).toEqual(withoutEmptyRequired(model));
    if (edit.verb === "reorder" || edit.verb === "add")
      expect(JSON.stringify(order(got)), about).toBe(JSON.stringify(order(model)));
  }
  // What is removed takes the comments inside of it along.
  if (!["delete", "type", "keyword", "output", "annotate", "nullable", "values", "infer"].includes(edit.verb)) {
    const kept = new Set(commentsIn(changed));
    expect(
      commentsIn(text).filter((comment) => !kept.has(comment)),
      about,
    ).toEqual([]);
  }
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
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutEmptyRequired(inner)]));
}

/** The names of all fields in their order. */
function order(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => order(item as Json));
  if (!isObject(value)) return null;
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "properties" && isObject(inner) ? [Object.keys(inner), order(inner)] : [order(inner)],
  );
}

function randomEdit(tool: JsonObject, next: (max: number) => number): DesignEdit {
  const rows = designPage(tool, { isOpen: () => true }).sections.flatMap((section) => section.rows);
  const fields = rows.filter(({ kind, shared }) => kind === "field" && shared === undefined);
  const row = fields[next(fields.length)];
  const name = `n${next(50)}`;
  if (!row || next(12) === 0) {
    return next(2) === 0
      ? { verb: "tool-text", field: "title", value: name }
      : { verb: "annotate", key: "idempotentHint", value: [true, false, undefined][next(3)] };
  }
  const edits: readonly ((row: Row) => DesignEdit)[] = [
    ({ path }) => ({ verb: "rename", path, to: name }),
    ({ path, required }) => ({ verb: "require", path, required: !required }),
    ({ path }) => ({ verb: "keyword", path, keyword: "description", value: `Says "${name}" // not a comment` }),
    ({ path }) => ({ verb: "keyword", path, keyword: "title", value: undefined }),
    ({ path, name: before }) => ({
      verb: "add",
      path: path.slice(0, -2),
      after: before,
      name,
      schema: { type: "integer" },
    }),
    ({ path }) => ({ verb: "delete", path }),
    ({ path, siblings }) => ({ verb: "reorder", path, to: next(siblings) }),
    ({ path }) => ({ verb: "duplicate", path }),
    ({ path }) => ({
      verb: "type",
      path,
      to: { to: (["text", "integer", "list", "object", "any"] as const)[next(5)] ?? "any" },
    }),
    ({ path, type }) => ({ verb: "nullable", path, nullable: !type.nullable }),
    ({ path }) => ({ verb: "wrap-list", path }),
    ({ path }) => ({ verb: "make-union", path }),
    ({ path }) => ({ verb: "extract", path, name }),
    ({ path }) => ({ verb: "move", path, into: fields[next(fields.length)]?.path ?? [] }),
    ({ path }) => ({ verb: "move-in", path }),
    ({ path }) => ({ verb: "move-out", path }),
    ({ path }) => ({ verb: "inline", path }),
    ({ path }) => ({ verb: "infer", path, schema: inferSchema([{ [name]: 1, other: "x" }]) }),
    ({ path }) => valuesEdit(tool, path, next),
  ];
  return (edits[next(edits.length)] as (row: Row) => DesignEdit)(row);
}

/** Values of an `enum`, or examples: another order, one less, one more, another one. */
function valuesEdit(tool: JsonObject, path: Path, next: (max: number) => number): DesignEdit {
  const found = valueAt(tool, [...path, "enum"]);
  const keyword = Array.isArray(found) ? "enum" : "examples";
  const before: readonly Json[] = Array.isArray(found) ? found : [];
  const at = next(before.length);
  const values =
    [
      () => before.toReversed(),
      () => before.toSpliced(at, 1),
      () => [...before, `v${next(9)}`, 7],
      () => before.toSpliced(at, 0, "between"),
      () => before.map((value, index) => (index === at ? "other" : value)),
    ][next(5)]?.() ?? [];
  return { verb: "values", path, keyword, values: values.length > 0 ? values : ["only"] };
}

/** Comments above and behind some of the lines. */
function commented(text: string, seed: number): string {
  return text
    .split("\n")
    .map((line, index) => {
      const kind = (seed + index * 7) % 9;
      if (line.trim() === "" || kind > 2) return line;
      if (kind === 0) return `    // above ${index}\n${line}`;
      return line.includes("//") ? line : `${line} ${kind === 1 ? `// beside ${index}` : `/* beside ${index} */`}`;
    })
    .join("\n");
}

function commentsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?:above|beside) \d+|what to look for|at least two/g)].map(([comment]) => comment).sort();
}
