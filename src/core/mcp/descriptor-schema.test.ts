import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { parse } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import schema from "../../../schemas/tool-descriptor.schema.json" with { type: "json" };
import { samples } from "../gallery/samples.ts";
import { rules } from "../lint/rules.ts";
import { revisions } from "./revisions.ts";

interface Documented {
  readonly description?: string;
  readonly markdownDescription?: string;
  readonly defaultSnippets?: readonly { label: string; body?: unknown; bodyText?: string }[];
}

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
const validate = ajv.compile(schema);
const { tool, keywords, schema: schemaDefinition } = schema.definitions;
const schemaKeywords: Record<string, Documented> = { ...keywords.properties, ...schemaDefinition.properties };

describe("documents", () => {
  it.each(samples.map(({ id, text }) => [id, text]))("accepts the sample %s", (_, text) => {
    expect(problems(text)).toEqual([]);
  });

  const ofTools = rules.filter(({ result }) => !result);
  it.each(ofTools.map(({ id, examples }) => [id, examples.good]))("accepts the good example of %s", (_, text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    '{ "name": "a" }',
    '{ "name": "a", "inputSchema": {} }',
    '{ "name": "a", "inputSchema": { "type": "string" } }',
    '[{ "name": 1, "inputSchema": { "type": "object" } }]',
    '{ "tools": [{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "type": "text" } } } }] }',
    '{ "result": { "tools": {} } }',
    '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "required": true } } } }',
    '{ "name": "a", "inputSchema": { "type": "object" }, "annotations": { "readOnlyHint": "yes" } }',
  ])("rejects %s", (text) => {
    expect(problems(text)).not.toEqual([]);
  });
});

describe("documentation", () => {
  it("covers every keyword of 2020-12 and the spellings of draft-07", () => {
    const missing = [...keywords202012(), "definitions", "dependencies", "additionalItems"].filter(
      (keyword) => !schemaKeywords[keyword]?.description,
    );
    expect(missing).toEqual([]);
  });

  it("covers every tool field and hint of every revision", () => {
    const fields: Record<string, Documented> = tool.properties;
    const hints: Record<string, Documented> = tool.properties.annotations.properties;
    for (const { toolFields, annotationFields } of revisions) {
      expect(toolFields.filter((field) => !fields[field]?.description)).toEqual([]);
      expect(annotationFields.filter((field) => !hints[field]?.description)).toEqual([]);
    }
  });

  it("is made of short sentences, with the same words in both forms", () => {
    for (const [name, { description = "", markdownDescription }] of documented(schema.definitions)) {
      expect(description, name).toMatch(/^([A-Z]|true: ).*\.$/s);
      expect(description.length, name).toBeLessThan(420);
      if (markdownDescription) expect(markdownDescription.replaceAll("`", "")).toBe(description);
    }
  });

  it("leaves the description of a place to the place: hover shows the innermost one", () => {
    for (const [name, definition] of Object.entries(schema.definitions)) {
      expect(Object.keys(definition), name).not.toContain("description");
      expect(Object.keys(definition), name).not.toContain("title");
    }
  });
});

describe("snippets", () => {
  it("of the root are valid documents", () => {
    for (const { body } of schema.defaultSnippets) expect(problems(expand(body))).toEqual([]);
  });

  it("are readable JSON once their placeholders are filled in", () => {
    const all = [...documented(schema.definitions)].flatMap(([, { defaultSnippets = [] }]) => defaultSnippets);
    expect(all.length).toBeGreaterThan(20);
    for (const { label, body, bodyText } of all) {
      const text = bodyText === undefined ? expand(body) : fill(bodyText);
      expect(() => JSON.parse(text), `${label}: ${text}`).not.toThrow();
    }
  });

  it("for a field are valid schemas", () => {
    const isSchema = ajv.compile({ ...schema.definitions.schema, definitions: schema.definitions });
    for (const { label, ...snippet } of keywords.properties.properties.additionalProperties.defaultSnippets) {
      const value = JSON.parse("bodyText" in snippet ? fill(snippet.bodyText ?? "") : expand(snippet.body));
      expect(isSchema(value), label).toBe(true);
    }
  });
});

function problems(text: string): string[] {
  validate(parse(text, [], { allowTrailingComma: true }));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function keywords202012(): string[] {
  const folder = new URL("../../../node_modules/ajv/dist/refs/json-schema-2020-12/", import.meta.url);
  const files = ["schema.json", ...readdirSync(new URL("meta/", folder)).map((file) => `meta/${file}`)];
  return files.flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, folder), "utf8")).properties));
}

/** Every property that is described somewhere below, by its path; and every holder of snippets. */
function* documented(value: unknown, path = ""): Generator<[string, Documented]> {
  if (typeof value !== "object" || value === null) return;
  if ("description" in value && typeof value.description === "string") yield [path, value as Documented];
  for (const [key, child] of Object.entries(value)) {
    if (key !== "defaultSnippets") yield* documented(child, `${path}/${key}`);
  }
}

/** The text that the editor inserts for a snippet's body, with every placeholder at its default. */
function expand(body: unknown): string {
  const raw = JSON.stringify(body, (_, value) => (typeof value === "string" ? fill(value) : value));
  return raw.replace(/"\^((?:[^"\\]|\\.)*)"/g, (_, text: string) => JSON.parse(`"${text}"`));
}

function fill(text: string): string {
  return text
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, "$1")
    .replace(/\$\{\d+:([^}]*)\}/g, "$1")
    .replace(/(?<!\\)\$\d/g, "")
    .replaceAll("\\$", "$");
}
