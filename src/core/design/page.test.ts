import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../types.ts";
import { designPage } from "./page.ts";
import type { Row } from "./row.ts";
import { chipInWords, nameInWords, typeInWords } from "./words.ts";

const rowsOf = (inputSchema: Json, open = true): readonly Row[] =>
  designPage({ name: "t", inputSchema }, { isOpen: () => open }).sections.flatMap(({ rows }) => rows);

/** "  name: type [chip, chip] !" with two blanks a level and a mark where it is required. */
const said = (row: Row) => {
  const chips = row.chips.map(chipInWords).join(", ");
  const words = `${nameInWords(row)}: ${typeInWords(row.type)}${chips ? ` [${chips}]` : ""}`;
  return `${"  ".repeat(row.level - 1)}${words}${row.required ? " !" : ""}`;
};

describe("types and limits in words", () => {
  it.each<[Json, string]>([
    [{ type: "string", minLength: 2 }, "text [min 2 characters]"],
    [{ type: "string", minLength: 1 }, "text [min 1 character]"],
    [{ type: "integer", minimum: 1, maximum: 100, default: 20 }, "integer [1 to 100, default 20]"],
    [{ type: "number", exclusiveMinimum: 0 }, "number [above 0]"],
    [{ type: "boolean" }, "true or false"],
    [{ enum: ["a", "b", null] }, "one of 2 values or null"],
    [{ const: "repository" }, "always repository"],
    [{ type: ["string", "null"], format: "date" }, "text or null [date]"],
    [{ type: ["string", "integer"] }, "text or integer"],
    [
      { type: "array", items: { type: "string" }, maxItems: 10, uniqueItems: true },
      "list of text [max 10 items, no repeats]",
    ],
    [{ type: "array", items: { type: "object" } }, "list of objects"],
    [{ type: "object", additionalProperties: { type: "string" } }, "text by name"],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, "text or null"],
    [{ oneOf: [{ title: "Repository" }, { title: "Project" }] }, "Repository or Project"],
    [true, "any JSON"],
    [false, "no value"],
    [{}, "any JSON"],
    [[], "a list, which is no schema"],
    [{ $ref: "#/$defs/gone" }, "gone (not there)"],
  ])("%j", (schema, expected) => {
    const [row] = rowsOf({ type: "object", properties: { f: schema } }, false);
    expect(row && said(row)).toBe(`f: ${expected}`);
  });
});

describe("rows", () => {
  it("shows what lies below, and says what has no name", () => {
    const schema = {
      type: "object",
      properties: {
        labels: { type: "array", items: { type: "string" } },
        pair: { type: "array", prefixItems: [{ type: "number" }, { type: "boolean" }] },
        target: {
          oneOf: [
            { type: "object", properties: { kind: { const: "repo" }, owner: { type: "string" } }, required: ["kind"] },
            { type: "object", properties: { kind: { const: "board" } }, required: ["kind"] },
          ],
        },
        both: { allOf: [{ type: "string" }] },
      },
      required: ["labels", "ghost"],
      if: { required: ["pair"] },
    };
    expect(rowsOf(schema).map(said)).toEqual([
      "labels: list of text !",
      "  each: text",
      "pair: list by position",
      "  1st: number",
      "  2nd: true or false",
      "target: repo or board [by kind]",
      "  repo: kind is repo [2 fields]",
      "    kind: always repo !",
      "    owner: text",
      "  board: kind is board [1 field]",
      "    kind: always board !",
      "both: JSON",
      "  and, part 1: text",
      "ghost: any JSON !",
      "if: JSON",
    ]);
  });

  it("opens a definition where it is used, one level at a time, and counts its uses", () => {
    const node = { type: "object", properties: { next: { $ref: "#/$defs/Node" }, name: { type: "string" } } };
    const rows = designPage(
      {
        name: "t",
        inputSchema: { type: "object", properties: { root: { $ref: "#/$defs/Node" } }, $defs: { Node: node } },
      },
      { isOpen: (id) => id === "/inputSchema/field/root" },
    ).sections.flatMap((section) => section.rows);
    expect(rows.map(({ path, shared, uses }) => [path.join("."), shared, uses])).toEqual([
      ["inputSchema.properties.root", undefined, undefined],
      ["inputSchema.$defs.Node.properties.next", "#/$defs/Node", undefined],
      ["inputSchema.$defs.Node.properties.name", "#/$defs/Node", undefined],
      ["inputSchema.$defs.Node", undefined, 2],
    ]);
    expect(rows[0]?.type).toMatchObject({ kind: "shared", name: "Node", isRecursive: true });
  });

  it("opens what may be null as well", () => {
    const schema = {
      properties: { by: { anyOf: [{ type: "null" }, { $ref: "#/$defs/User" }] } },
      $defs: { User: { properties: { login: { type: "string" } } } },
    };
    const [by, login] = rowsOf(schema);
    expect([by?.hasChildren, login?.name, login?.sharedBy?.join("/")]).toEqual([
      ...[true, "login", "inputSchema/properties/by/anyOf/1"],
    ]);
  });

  it("names every keyword that it does not show", () => {
    const [row] = rowsOf({
      type: "object",
      properties: { f: { type: "string", "x-column": "s", $comment: "c", minimum: 3 } },
    });
    expect(row?.other).toEqual([
      ["x-column", "s"],
      ["$comment", "c"],
      ["minimum", 3],
    ]);
  });

  it("says which annotations are not set, wrong, or without effect", () => {
    const { annotations } = designPage({ name: "t", annotations: { readOnlyHint: true, openWorldHint: "no" } });
    expect(annotations.map(({ key, value, isWrong, hasNoEffect }) => [key, value, isWrong, hasNoEffect])).toEqual([
      ["readOnlyHint", true, false, false],
      ["destructiveHint", undefined, false, true],
      ["idempotentHint", undefined, false, true],
      ["openWorldHint", undefined, true, false],
    ]);
  });
});

describe("bad input", () => {
  const deep = (levels: number): Json =>
    levels === 0 ? { type: "string" } : { type: "object", properties: { a: deep(levels - 1) } };
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`p${index}`, { type: "string" }]));
  it.each<[string, Json]>([
    ["properties as a list", { type: "object", properties: [] }],
    ["required as a text", { type: "object", required: "a", properties: { a: null } }],
    ["500 levels", deep(450)],
    ["a circle of references", { properties: { a: { $ref: "#/properties/b" }, b: { $ref: "#/properties/a" } } }],
    ["a reference to itself", { $ref: "#" }],
    ["a broken escape", { properties: { a: { $ref: "#/$defs/100%" } } }],
    ["names that objects inherit", { properties: { constructor: {}, toString: { $ref: "#/__proto__" } } }],
    ["no object at all", "text"],
  ])("%s makes a page", (_, schema) => {
    expect(designPage({ name: "t", inputSchema: schema } as JsonObject, { isOpen: () => true }).sections).not.toEqual(
      [],
    );
  });

  it("folds away what is too much, and counts it", () => {
    const [input] = designPage({ name: "t", inputSchema: { type: "object", properties: many } }).sections;
    expect(input?.rows).toHaveLength(10_000);
    expect(input?.folded).toBe(90_000);
  });

  const nasty = new URL("../../../../shared/oracles/nasty.json", import.meta.url);
  const isThere = existsSync(nasty);
  it.skipIf(!isThere)(`hostile names and schemas make a page${isThere ? "" : " (skipped: no corpus)"}`, () => {
    const { strings = [], keys = [], schemas = [] } = JSON.parse(readFileSync(nasty, "utf8"));
    const texts = [...strings, ...keys].map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
    for (const text of texts) {
      const rows = rowsOf({
        properties: Object.fromEntries([[text, { description: text, const: text, title: text }]]),
      });
      expect(rows.map(said).join("")).toContain(text.slice(0, 10));
    }
    for (const one of schemas) expect(() => rowsOf(one.schema ?? one)).not.toThrow();
  });
});
