import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runCases } from "../cases/cases.ts";
import { parseDocument } from "../text/document.ts";
import type { JsonObject } from "../types.ts";
import { alignTool } from "./align.ts";

const text = `{
  // Reviewed in March.
  "tools": [
    {
      "name": "skill",
      "description": "Runs a skill.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "description": "Name of the skill" } // the one to run
        },
        "required": ["name"]
      },
      "annotations": { "title": "Skill" }
    }
  ]
}
`;

const wanted = 'The skill name (no arguments). E.g., "pdf" or "xlsx"';
const target = {
  name: "skill",
  description: "Runs a skill.",
  inputSchema: {
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    properties: { command: { type: "string", description: wanted } },
    required: ["command"],
    additionalProperties: false,
  },
};

describe("aligning a tool to a target", () => {
  const { differences, text: aligned } = alignTool(text, "skill", target);
  const tool = parseDocument(aligned).tools[0]?.value as JsonObject;

  it("lists every difference, with what it means for callers", () => {
    expect(differences.map(({ path, class: kind, optional }) => [path, kind, optional])).toEqual([
      ["/inputSchema/$schema", "none", false],
      ["/inputSchema/properties/name", "breaking", false],
      ["/inputSchema/properties/name/description", "behavioural", false],
      ["/inputSchema/additionalProperties", "breaking", false],
      ["/annotations", "behavioural", true],
    ]);
  });

  it("closes the gap and keeps comments, formatting and what the target does not speak of", () => {
    expect(tool).toEqual({ ...target, annotations: { title: "Skill" } });
    expect(aligned).toContain("// Reviewed in March.");
    expect(aligned).toContain("// the one to run");
    expect(alignTool(aligned, "skill", target).differences.filter(({ optional }) => !optional)).toEqual([]);
  });

  it("then all saved cases of the target hold", () => {
    const cases = [
      { name: "the new name", tool: "skill", arguments: { command: "test" }, expect: "valid" },
      { name: "the old name", tool: "skill", arguments: { name: "test" }, expect: "invalid" },
      { name: "more than it takes", tool: "skill", arguments: { command: "test", extra: "value" }, expect: "invalid" },
      { name: "nothing", tool: "skill", arguments: {}, expect: "invalid" },
    ];
    const withCases = (document: string) => document.replace(/\]\n\}\n$/, `], "cases": ${JSON.stringify(cases)} }`);
    expect(runCases(withCases(text)).filter(({ pass }) => !pass)).toHaveLength(2);
    expect(runCases(withCases(aligned)).map(({ pass }) => pass)).toEqual([true, true, true, true]);
  });

  it("closes only what is chosen", () => {
    const id = differences.find(({ path }) => path.endsWith("/description"))?.id as string;
    const after = alignTool(text, "skill", target, [id]).text;
    expect(after).toBe(text.replace('"Name of the skill"', JSON.stringify(wanted)));
  });

  it("sees what nobody sees", () => {
    const [difference] = alignTool(
      '{"name":"a","description":"Adds\\u200b numbers"}',
      "a",
      '{"name":"a","description":"Adds numbers"}',
    ).differences;
    expect(difference?.message).toContain("only in characters that nobody sees (U+200B");
  });

  it("takes a bare schema for the input, and says what it cannot use", () => {
    expect(alignTool(text, "skill", '{"type":"object"}').differences.map(({ path }) => path)).toContain(
      "/inputSchema/properties",
    );
    expect(alignTool(text, "skill", "42").problem).toBe("The target holds neither a tool nor a schema");
    expect(alignTool(text, "skil", target).problem).toBe("No tool is called `skil`");
  });

  it("writes changes that meet one after the other", () => {
    const own =
      '{"name":"a","inputSchema":{"type":"object","required":["x","y"],"properties":{"x":{"type":"string"},"y":{"type":"string"}}}}';
    const other = {
      name: "a",
      inputSchema: { type: "object", required: ["z"], properties: { z: { type: "integer" } } },
    };
    expect(JSON.parse(alignTool(own, "a", other).text)).toEqual(other);
  });

  it("judges fewer differences of a large tool", () => {
    const own = { ...target, title: "x".repeat(1_500_000), inputSchema: { type: "object" } };
    const { differences } = alignTool(JSON.stringify(own), "skill", target);
    expect(differences.length).toBeGreaterThan(3);
    expect(differences.map(({ class: kind }) => kind).indexOf("unknown")).toBe(2);
  });
});

describe("one pass closes the gap", () => {
  const left = (tool: JsonObject, goal: JsonObject) => {
    const { name } = tool;
    const asked = typeof name === "string" ? name : undefined;
    const { text: after } = alignTool(JSON.stringify({ tools: [tool] }, null, 2), asked, goal);
    return alignTool(after, asked, goal).differences.filter(({ optional }) => !optional);
  };

  it("where a field gets another name and another description, and its neighbour goes", () => {
    const tool = {
      name: "kv",
      inputSchema: {
        type: "object",
        properties: { key: { type: "string", description: "What to delete" }, force: { type: "boolean" } },
        required: ["key", "force"],
      },
    };
    const goal = {
      name: "kv",
      inputSchema: { type: "object", properties: { prefix: { type: "string", description: "What to list" } } },
    };
    expect(left(tool, goal)).toEqual([]);
  });

  const folder = "../shared/corpus/tools-list/";
  const here = existsSync(folder);
  it.skipIf(!here)(here ? "between published tools" : "skipped: no corpus", { timeout: 120_000 }, () => {
    const tools = readdirSync(folder)
      .flatMap((file) => parseDocument(readFileSync(folder + file, "utf8")).tools.map(({ value }) => value))
      .filter((_, index) => index % 10 < 2);
    const pairs = tools.flatMap((tool, index): [JsonObject, JsonObject][] => {
      const other = tools[index + 1];
      return index % 2 === 0 && other ? [[tool, { ...other, name: tool.name ?? "a" }]] : [];
    });
    expect(pairs.length).toBeGreaterThan(250);
    expect(pairs.filter(([tool, goal]) => left(tool, goal).length > 0)).toEqual([]);
  });
});
