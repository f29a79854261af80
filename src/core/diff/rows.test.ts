import { describe, expect, it } from "vitest";
import { applyEdits } from "../text/text-edits.ts";
import { alignDocument, compareDocuments } from "./rows.ts";

const text = `{
  "tools": [
    // runs things
    { "name": "run", "description": "Runs.", "inputSchema": { "type": "object", "properties": { "name": { "type": "string" }, "env": { "type": "object" } }, "required": ["name"] } },
    { "name": "new", "inputSchema": { "type": "object" } }
  ]
}
`;
const target = `[
  { "name": "run", "description": "Runs.", "inputSchema": { "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": { "command": { "type": "string" } }, "required": ["command"] } },
  { "name": "old", "description": "x", "inputSchema": { "type": "object", "required": ["a"] } }
]`;
const request = { text, target, targetIsNewer: false };

describe("two documents as rows", () => {
  const { verdict, rows } = compareDocuments(request);

  it("has one for every change, and for what only reads differently", () => {
    expect(verdict).toBe("breaking");
    expect(rows.map(({ tool, kind, severity, editable }) => [tool, kind, severity, editable])).toEqual([
      ["run", "parameter-renamed", "breaking", true],
      ["run", "parameter-added", "behavioural", true],
      ["run", "spelling", "none", true],
      ["new", "tool-added", "safe", true],
      ["old", "tool-removed", "breaking", true],
    ]);
    expect(rows[0]?.here).toContain('"name": "run"');
    expect(rows.every(({ id }, index) => rows.findIndex((row) => row.id === id) === index)).toBe(true);
  });

  it("becomes the target where all rows are chosen, comments kept", () => {
    const after = applyEdits(
      text,
      alignDocument(
        request,
        rows.map(({ id }) => id),
      ),
    );
    expect(after).toContain("// runs things");
    expect(compareDocuments({ ...request, text: after }).rows).toEqual([]);
  });

  it("changes nothing else where one row is chosen", () => {
    const id = rows.find(({ kind }) => kind === "parameter-added")?.id as string;
    expect(applyEdits(text, alignDocument(request, [id]))).toBe(text.replace(', "env": { "type": "object" }', ""));
  });

  it("is meant for the tool under the cursor where the target has no name", () => {
    const schema = { ...request, target: '{"type":"object","additionalProperties":false}', tool: "new" };
    expect(compareDocuments(schema).rows.map(({ tool, kind }) => [tool, kind])).toEqual([["new", "opened"]]);
    expect(compareDocuments({ ...schema, target: "nonsense" }).problem).toContain("neither tools nor a schema");
  });

  it("turns round", () => {
    expect(compareDocuments({ ...request, targetIsNewer: true }).rows.map(({ kind }) => kind)).toContain("tool-added");
  });
});

it("shows the place in a text of one line", () => {
  const tools = (description: string) =>
    JSON.stringify(Array.from({ length: 40 }, (_, index) => ({ name: `tool_${index}`, description, inputSchema: {} })));
  const { rows } = compareDocuments({ text: tools("New."), target: tools("Old."), targetIsNewer: false });
  expect(rows[30]?.here).toMatch(/^….*"tool_30","description":"New\."/);
  expect(rows[30]?.there).toMatch(/^….*"tool_30","description":"Old\."/);
});

it("adds a tool after all that the list holds, also what is no tool", () => {
  const tool = (name: string) => `{ "name": "${name}", "inputSchema": { "type": "object" } }`;
  const before = `[null, ${tool("a")}, ${tool("b")}]`;
  const wanted = { text: before, target: `[${tool("a")}, ${tool("b")}, ${tool("c")}]`, targetIsNewer: true };
  const ids = compareDocuments(wanted).rows.map(({ id }) => id);
  expect(JSON.parse(applyEdits(before, alignDocument(wanted, ids)))).toEqual(
    JSON.parse(`[null, ${tool("a")}, ${tool("b")}, ${tool("c")}]`),
  );
  const added = compareDocuments({ text: before, target: `[${tool("a")}]`, targetIsNewer: false }).rows;
  expect(added.map(({ kind, path }) => [kind, path])).toEqual([["tool-added", "/2"]]);
});
