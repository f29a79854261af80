import { describe, expect, it } from "vitest";
import { estimateTokens } from "../cost/index.ts";
import { applyEdits, nodeValue, parse, valueAt } from "../text/index.ts";
import type { Json, JsonNode, JsonObject, Path } from "../types.ts";
import { designEdit } from "./apply.ts";
import { designDocumentEdit } from "./document-edit.ts";
import { type DesignEdit, isRefused } from "./edit.ts";
import { choiceInWords, consequenceInWords, placeInWords, refusalInWords } from "./edit-words.ts";
import { readExamples } from "./examples.ts";
import { designPage } from "./page.ts";

function textOf(text: string, edit: DesignEdit): string {
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
  '      "state": {',
  '        "enum": [',
  '          "open", // the usual one',
  '          "closed",',
  '          "all"',
  "        ],",
  '        "default": "open"',
  "      },",
  '      "box": { "type": "object", "properties": { "left": { "type": "number" } }, "required": ["left"] },',
  '      "by": { "$ref": "#/$defs/User" },',
  '      "to": { "anyOf": [{ "$ref": "#/$defs/User" }, { "type": "string" }] }',
  "    },",
  '    "$defs": {',
  '      "User": {',
  "        // who",
  '        "type": "object",',
  '        "properties": { "id": { "type": "integer" } }',
  "      }",
  "    }",
  "  }",
  "}",
);
const at = (...steps: string[]): Path => ["inputSchema", ...steps.flatMap((step) => ["properties", step])];
const values = (...all: Json[]): DesignEdit => ({ verb: "values", path: at("state"), keyword: "enum", values: all });

describe("values of a list stay with their comments", () => {
  it.each<[string, DesignEdit, string, string]>([
    ["one more", values("open", "closed", "all", "new"), '"all"\n', '"all",\n          "new"\n'],
    ["one less", values("open", "all"), '          "closed",\n', ""],
    ["another one", values("open", "shut", "all"), '"closed"', '"shut"'],
    [
      "sorted",
      values("all", "closed", "open"),
      lines('"open", // the usual one', '          "closed",', '          "all"'),
      lines('"all",', '          "closed",', '          "open" // the usual one'),
    ],
    [
      "one between",
      values("open", "new", "closed", "all"),
      '          "closed",',
      '          "new",\n          "closed",',
    ],
    [
      "examples, where there are none",
      { verb: "values", path: at("state"), keyword: "examples", values: ["open"] },
      '"default": "open"',
      '"default": "open",\n        "examples": ["open"]',
    ],
  ])("%s", (_, edit, old, fresh) => expect(textOf(tool, edit)).toBe(tool.replace(old, fresh)));

  it("no values: no keyword", () => {
    expect(valueAt(read(textOf(tool, values())), at("state"))).toEqual({ default: "open" });
  });
});

const read = (text: string): Json => nodeValue(parse(text).root as JsonNode);

describe("fields go in and out of objects", () => {
  it("moves out to stand right after the object, required as it was", () => {
    const moved = read(textOf(tool, { verb: "move-out", path: at("box", "left") }));
    expect(Object.keys(valueAt(moved, ["inputSchema", "properties"]) as object)).toEqual([
      ...["state", "box", "left", "by", "to"],
    ]);
    expect(valueAt(moved, ["inputSchema", "required"])).toEqual(["left"]);
    expect(valueAt(moved, [...at("box"), "required"])).toBeUndefined();
  });

  it("moves into the object right above", () => {
    const moved = read(textOf(tool, { verb: "move-in", path: at("by") }));
    expect(valueAt(moved, at("box", "by"))).toEqual({ $ref: "#/$defs/User" });
  });

  it.each<[string, DesignEdit, string]>([
    ["what is in no object", { verb: "move-out", path: at("by") }, "outermost"],
    ["into what is no object", { verb: "move-in", path: at("box") }, "no-object"],
    ["the first field into anything", { verb: "move-in", path: at("state") }, "no-object"],
    ["a definition", { verb: "move-out", path: ["inputSchema", "$defs", "User", "properties", "id"] }, "outermost"],
  ])("refuses %s", (_, edit, code) => expect(textOf(tool, edit)).toBe(code));
});

it("says at least one instead of exactly one by one word", () => {
  const edit: DesignEdit = { verb: "union-kind", path: at("to"), keyword: "oneOf" };
  expect(textOf(tool, edit)).toBe(tool.replace('"anyOf"', '"oneOf"'));
});

describe("branches are told apart", () => {
  const union = (branches: string) =>
    `{ "name": "t", "inputSchema": { "properties": { "to": { "oneOf": [${branches}] } } } }`;
  const edit: DesignEdit = { verb: "tell-apart", path: at("to"), by: "kind" };
  const told = (branches: string) => {
    const text = union(branches);
    const result = designEdit(text, edit);
    return "refusal" in result ? result.refusal : applyEdits(text, result.edits);
  };

  it("by a required constant of their own, in front of their fields", () => {
    expect(
      told(
        '{ "title": "A Repo", "type": "object", "properties": { /* whose */ "owner": {} }, "required": ["owner"] }, { "type": "null" }, { "type": "object" }',
      ),
    ).toBe(
      union(
        '{ "title": "A Repo", "type": "object", "properties": { "kind": { "const": "a_repo" }, /* whose */ "owner": {} }, "required": ["owner", "kind"] }, { "type": "null" }, { "type": "object", "properties": { "kind": { "const": "option_2" } }, "required": ["kind"] }',
      ),
    );
  });

  it("by another name, with all that speaks of it", () => {
    const branches = (name: string) =>
      `{ "properties": { "a": {}, "${name}": { "const": "x" } }, "required": ["${name}"] }, { "type": "null" }, { "properties": { "${name}": { "enum": ["y"] } } }`;
    expect(told(branches("type"))).toBe(union(branches("kind")));
    expect(told(branches("kind"))).toBe(union(branches("kind")));
  });

  it("also in the saved calls, whichever branch they are of", () => {
    const text = (name: string) => {
      const branch = (value: string) => `{ "properties": { "${name}": { "const": "${value}" } } }`;
      const calls = `{ "name": "a", "tool": "t", "arguments": { "to": { "${name}": "y" } }, "expect": "valid" }`;
      return `{ "tools": [${union(`${branch("x")}, ${branch("y")}`)}], "cases": [${calls}] }`;
    };
    const before = text("type");
    const span = { offset: before.indexOf("[") + 1, length: before.indexOf('], "cases"') - before.indexOf("[") - 1 };
    const result = designDocumentEdit(before, span, edit);
    if (isRefused(result)) throw new Error(result.refusal.code);
    expect(applyEdits(before, result.edits)).toBe(text("kind"));
    expect(result.consequences).toEqual([{ code: "renamed-along", places: 0, cases: 1 }]);
  });

  it.each([
    ['{ "type": "object" }, { "type": "string" }', { code: "branch-without-fields", branch: 2 }],
    ['{ "$ref": "#/$defs/A" }, { "type": "object" }', { code: "branch-without-fields", branch: 1 }],
    ['{ "properties": { "kind": {} } }, { "type": "object" }', { code: "name-taken", name: "kind" }],
    [
      '{ "properties": { "type": { "const": 1 }, "kind": {} } }, { "properties": { "type": { "const": 2 } } }',
      { code: "name-taken", name: "kind" },
    ],
    ['{ "type": "object" }', { code: "not-there" }],
  ])("or not: %s", (branches, refusal) => expect(told(branches)).toEqual(refusal));
});

it("writes a definition out with its comments", () => {
  expect(textOf(tool, { verb: "inline", path: at("by") })).toBe(
    tool.replace(
      '"by": { "$ref": "#/$defs/User" }',
      lines(
        '"by": {',
        "        // who",
        '        "type": "object",',
        '        "properties": { "id": { "type": "integer" } }',
        "      }",
      ),
    ),
  );
});

it("says what a copy of a definition costs", () => {
  const edit: DesignEdit = { verb: "inline", path: at("by") };
  const result = designEdit(tool, edit);
  const copied = isRefused(result) ? undefined : result.consequences.find(({ code }) => code === "copied");
  const more = estimateTokens(read(textOf(tool, edit))) - estimateTokens(read(tool));
  // Each figure is rounded.
  expect(copied?.code === "copied" && Math.abs(copied.tokens - more)).toBeLessThanOrEqual(1);
  expect(more).toBeGreaterThan(5);
});

describe("what examples told", () => {
  const schema = {
    type: "object",
    properties: { left: { type: "string" }, top: { type: "integer" } },
    required: ["top"],
  };
  it("adds the fields that an object lacks", () => {
    const told = read(textOf(tool, { verb: "infer", path: at("box"), schema }));
    expect(valueAt(told, at("box"))).toEqual({
      type: "object",
      properties: { left: { type: "number" }, top: { type: "integer" } },
      required: ["left", "top"],
    });
  });

  it("gives an object without any field all that it needs", () => {
    const bare = tool.replace(', "properties": { "left": { "type": "number" } }, "required": ["left"]', "");
    const told = read(textOf(bare, { verb: "infer", path: at("box"), schema }));
    expect(valueAt(told, at("box"))).toEqual(schema);
  });

  it("makes anything else what the examples are, without what would mean nothing", () => {
    const told = read(textOf(tool, { verb: "infer", path: at("state"), schema: { type: "integer" } }));
    expect(valueAt(told, at("state"))).toEqual({ type: "integer" });
  });

  it.each<[string, "fields" | "value", number]>([
    ['{ "a": 1 }', "fields", 1],
    ['[{ "a": 1 }, { "a": 2 }]', "fields", 2],
    ['[{ "a": 1 }, { "a": 2 }]', "value", 1],
    ['{ "a": 1 }\n{ "a": 2 }', "fields", 2],
    ['{\n  "a": 1\n}\n{\n  "a": 2\n}', "fields", 2],
    ["[1, 2]", "fields", 1],
  ])("%j are examples for %s: %i", (text, wants, number) => {
    const found = readExamples(text, wants);
    expect(found.kind === "examples" && found.examples.length).toBe(number);
  });

  it.each([
    ["", "nothing"],
    ["{ oh", "fault"],
  ])("%j is %s", (text, kind) => expect(readExamples(text, "fields").kind).toBe(kind));
});

describe("consequences, in words", () => {
  const said = (edit: DesignEdit) => {
    const result = designEdit(tool, edit);
    return isRefused(result) ? refusalInWords(result.refusal) : result.consequences.map(consequenceInWords);
  };
  it.each<[string, DesignEdit, string | string[]]>([
    [
      "a type",
      { verb: "type", path: at("state"), to: { to: "integer" } },
      ["Removes `enum` and `default`, which would mean nothing any more"],
    ],
    [
      "a default that is refused",
      { verb: "keyword", path: at("state"), keyword: "default", value: "shut" },
      ['The default `"shut"` is not one of `"open"`, `"closed"`, `"all"`'],
    ],
    [
      "a definition",
      { verb: "keyword", path: ["inputSchema", "$defs", "User"], keyword: "title", value: "User" },
      ["Changes 2 places: all that use `User`"],
    ],
    ["a copy", { verb: "inline", path: at("by") }, ["Writes `User` out here; 1 other place still uses it"]],
    ["a name", { verb: "rename", path: at("by"), to: "state" }, "`state` is taken"],
    [
      "fields that are there",
      { verb: "infer", path: at("box"), schema: { type: "object", properties: { left: {} } } },
      ["`left` is there already and stays as it is"],
    ],
  ])("%s", (_, edit, words) => expect(said(edit)).toEqual(words));

  it("names places as the rows do", () => {
    const value = read(tool) as JsonObject;
    expect(placeInWords([...at("filter"), "items", "properties", "author"], value)).toEqual([
      ...["filter", "each", "author"],
    ]);
    expect(placeInWords([...at("to"), "anyOf", 0], value)).toEqual(["to", "User"]);
    expect(placeInWords(["inputSchema"], value)).toEqual(["inputSchema"]);
    expect(choiceInWords({ to: "shared", reference: "#/$defs/a~1b" })).toBe("a/b");
  });
});

it("says by which reference a row inside of a definition is shown", () => {
  const [input] = designPage(read(tool) as never, { isOpen: () => true }).sections;
  const row = input?.rows.find(({ shared, name }) => shared !== undefined && name === "id");
  expect(row?.sharedBy).toEqual(at("by"));
});

describe("hostile tools", () => {
  const deep = (levels: number): Json =>
    levels === 0 ? { type: "string" } : { type: "object", properties: { a: deep(levels - 1) } };
  const verbs = (path: Path): readonly DesignEdit[] => [
    { verb: "add", path: path.slice(0, -2) },
    { verb: "delete", path },
    { verb: "rename", path, to: "__proto__" },
    { verb: "require", path, required: true },
    { verb: "keyword", path, keyword: "description", value: "x" },
    { verb: "type", path, to: { to: "integer" } },
    { verb: "nullable", path, nullable: true },
    { verb: "duplicate", path },
    { verb: "wrap-list", path },
    { verb: "make-union", path },
    { verb: "add-branch", path },
    { verb: "tell-apart", path, by: "kind" },
    { verb: "inline", path },
    { verb: "move-in", path },
    { verb: "move-out", path },
    { verb: "values", path, keyword: "enum", values: [1] },
    { verb: "union-kind", path, keyword: "oneOf" },
    { verb: "infer", path, schema: { type: "object", properties: { x: {} } } },
    { verb: "extract", path, name: "a/b~c%" },
    { verb: "reorder", path, to: 1 },
    { verb: "replace", path, text: "{ // why\n}" },
  ];
  it.each<[string, Json, Path]>([
    ["properties as a list", { type: "object", properties: [] }, at("a")],
    ["required as a text", { type: "object", required: "x", properties: { a: { type: "string" }, b: {} } }, at("a")],
    ["a schema that takes anything", { properties: { a: true } }, at("a")],
    ["a schema that takes nothing", { properties: { a: false } }, at("a")],
    ["no schema at all", { properties: { a: null } }, at("a")],
    ["a reference to itself", { properties: { a: { $ref: "#/properties/a" } } }, at("a")],
    ["an empty list of branches", { properties: { a: { anyOf: [] } } }, at("a")],
    ["an enum that is no list", { properties: { a: { enum: "x", default: 1 } } }, at("a")],
    ["500 levels", deep(240), at(..."a".repeat(240))],
  ])("%s: every verb ends as a value, and in a text that can be read", (_, inputSchema, path) => {
    const text = JSON.stringify({ name: "t", inputSchema }, null, 1);
    for (const edit of verbs(path)) {
      const result = designEdit(text, edit);
      if (isRefused(result)) continue;
      expect(parse(applyEdits(text, result.edits)).faults, JSON.stringify(edit)).toEqual([]);
    }
  });
});
