import { describe, expect, it } from "vitest";
import { applyEdits } from "../text/index.ts";
import type { Path } from "../types.ts";
import { designEdit } from "./apply.ts";
import { copiedSchema, type PastedField, pastedFields } from "./pasted.ts";

const field = (name: string | undefined, text: string, required = false): PastedField => ({
  ...(name !== undefined && { name }),
  text,
  required,
});

describe("pasted JSON", () => {
  it.each<[string, string, readonly PastedField[] | undefined]>([
    ["a schema alone", '{ "type": "integer" }', [field(undefined, '{ "type": "integer" }')]],
    ["a reference", '{ "$ref": "#/$defs/User" }', [field(undefined, '{ "$ref": "#/$defs/User" }')]],
    [
      "the fields of a schema",
      '{ "properties": { "a": {}, "b": { /* kept */ } }, "required": ["b"] }',
      [field("a", "{}"), field("b", "{ /* kept */ }", true)],
    ],
    [
      "a tool",
      '{ "name": "t", "inputSchema": { "properties": { "a": { "type": "null" } } } }',
      [field("a", '{ "type": "null" }')],
    ],
    [
      "schemas by name",
      '{ "a": { "type": ["string", "null"] }, "b": { "enum": [1] } }',
      [field("a", '{ "type": ["string", "null"] }'), field("b", '{ "enum": [1] }')],
    ],
    ["an example", '{ "type": "bug", "id": 7 }', undefined],
    ["an empty object", "{}", undefined],
    ["a list", '[{ "type": "string" }]', undefined],
    ["no JSON", "{ oh", undefined],
    ["nothing", "", undefined],
  ])("%s", (_, text, expected) => expect(pastedFields(text)).toEqual(expected));

  const tool = `{
  "inputSchema": {
    "properties": {
      "a": {
        // why
        "type": "string"
      } // beside
    }
  },
  "outputSchema": { "type": "object" }
}`;
  const pasted = (path: Path, fields: readonly PastedField[], after?: string) => {
    const result = designEdit(tool, { verb: "paste", path, fields, ...(after !== undefined && { after }) });
    return "refusal" in result ? result.refusal.code : applyEdits(tool, result.edits);
  };

  it("is copied as it stands at the left edge", () => {
    expect(copiedSchema(tool, ["inputSchema", "properties", "a"])).toBe('{\n  // why\n  "type": "string"\n}');
    expect(copiedSchema(tool, ["inputSchema", "properties", "b"])).toBeUndefined();
  });

  it("stands after a field under a free name, with its comments and what is required", () => {
    const text = copiedSchema(tool, ["inputSchema", "properties", "a"]) ?? "";
    expect(pasted(["inputSchema"], [field("a", text, true)], "a")).toBe(
      tool.replace(
        "} // beside\n    }\n",
        '}, // beside\n      "a_2": {\n        // why\n        "type": "string"\n      }\n    },\n    "required": ["a_2"]\n',
      ),
    );
  });

  it("brings the first fields of an object along", () => {
    expect(pasted(["outputSchema"], [field("x", "{}", true), field(undefined, "true")])).toBe(
      tool.replace(
        '{ "type": "object" }',
        '{ "type": "object", "properties": {\n    "x": {},\n    "field": true\n  },\n  "required": ["x"] }',
      ),
    );
  });

  it.each<[string, Path, readonly PastedField[], string]>([
    ["what is no JSON", ["inputSchema"], [field("x", "{ oh")], "not-json"],
    ["nothing", ["inputSchema"], [], "not-there"],
    ["fields into nowhere", ["other"], [field("x", "{}")], "not-there"],
  ])("refuses %s", (_, path, fields, code) => expect(pasted(path, fields)).toBe(code));

  it("gives a tool without a schema one", () => {
    const bare = '{ "name": "bare" }';
    const done = designEdit(bare, { verb: "paste", path: ["inputSchema"], fields: [field("x", "{}", true)] });
    expect("edits" in done && JSON.parse(applyEdits(bare, done.edits)).inputSchema).toEqual({
      type: "object",
      properties: { x: {} },
      required: ["x"],
    });
  });
});
