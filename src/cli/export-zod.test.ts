import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ExportNote, exportTools, type JsonObject, parseDocument, samples } from "../core/index.ts";
import { sampleArguments } from "../core/sample/sample.ts";
import { load } from "./generated.ts";

const corpus = "../shared/corpus/tools-list";
const word = { type: "string" };
const tree = { type: "object", properties: { children: { type: "array", items: { $ref: "#/$defs/tree" } } } };

/** Properties that show one thing each. */
const own: Readonly<Record<string, JsonObject>> = {
  text: { a: { type: "string", minLength: 2, maxLength: 4, pattern: "^[a-z]+$" } },
  number: { a: { type: "number", minimum: 1, exclusiveMaximum: 9 }, b: { type: "integer", multipleOf: 5 } },
  values: { a: { enum: ["x", 1, null, { b: [1] }] }, b: { const: "only" }, c: { enum: [] } },
  nullable: { a: { type: ["string", "null"] }, b: { type: ["integer", "boolean"], default: 1 } },
  list: { a: { type: "array", items: word, minItems: 1, maxItems: 2, uniqueItems: true } },
  contained: { a: { type: "array", contains: { const: 1 }, minContains: 1, maxContains: 2 } },
  tuple: { a: { type: "array", prefixItems: [word, { type: "integer" }], items: false, minItems: 1 } },
  closed: { a: { type: "object", properties: { b: word }, required: ["b", "c"], additionalProperties: false } },
  map: { a: { type: "object", additionalProperties: { type: "integer" }, minProperties: 1, maxProperties: 2 } },
  patterns: { a: { type: "object", patternProperties: { "^x-": word }, additionalProperties: { type: "integer" } } },
  names: { a: { type: "object", propertyNames: { pattern: "^[a-c]$" } } },
  dependent: { a: { type: "object", dependentRequired: { b: ["c"] }, properties: { b: word, c: word } } },
  union: { a: { anyOf: [word, { type: "integer", minimum: 3 }] }, b: { oneOf: [{ const: 1 }, { type: "integer" }] } },
  all: { a: { allOf: [{ type: "integer", minimum: 1 }, { maximum: 5 }] }, b: { not: { const: 2 } } },
  condition: JSON.parse(
    '{"a":{"type":"integer","if":{"minimum":10},"then":{"multipleOf":10},"else":{"multipleOf":2}}}',
  ),
  recursive: { a: { $ref: "#/$defs/tree" } },
  inherited: JSON.parse('{"__proto__":{"type":"string"},"constructor":{"type":"integer"},"toString":{"const":1}}'),
  untyped: { a: { minLength: 3 }, b: {}, c: true },
};

const ownTools = Object.entries(own).map(
  ([name, properties]): JsonObject => ({
    name,
    inputSchema: { type: "object", properties, required: Object.keys(properties), $defs: { tree } },
  }),
);

/** What Zod and the validator see differently, where no note of the export says so. */
async function disagreements(tools: readonly JsonObject[]): Promise<string[]> {
  const { files, notes } = exportTools(tools, { to: "ts-sdk-v2-zod" });
  const sources = files.filter(({ path }) => path !== "server.ts");
  const text = sources.map(({ path }, at) => `export * as t${at} from "./${path.replace(/ts$/, "js")}";`).join("\n");
  const modules = await load([...sources, { path: "every.ts", text }], "every.js");
  let judged = 0;
  const found = tools.flatMap((tool, at) => {
    const { inputSchema } = modules[`t${at}`] as { inputSchema: { safeParse(value: unknown): { success: boolean } } };
    const values = [
      ...sampleArguments(tool, { count: 3 }).values,
      ...sampleArguments(tool, { count: 12, invalid: true }).values,
    ];
    judged += values.length;
    return values
      .filter(({ value, valid }) => inputSchema.safeParse(value).success !== valid)
      .filter(
        ({ breaks }) =>
          !isSaid(
            notes.filter((note) => note.tool === tool.name),
            breaks,
          ),
      )
      .map(({ value, valid, breaks }) => `${tool.name}: ${valid ? "valid" : breaks} ${JSON.stringify(value)}`);
  });
  expect(judged).toBeGreaterThan(tools.length * 2);
  return found;
}

/** A difference that a note names by its keyword, or a loss that lets values pass or fail. */
function isSaid(notes: readonly ExportNote[], keyword: string | undefined): boolean {
  return notes.some(({ kind, message }) => kind === "loss" || (keyword && message.includes(`\`${keyword}\` `)));
}

describe("schemas in Zod judge arguments as validators do", { timeout: 60_000 }, () => {
  it("of every kind of schema", async () => {
    expect(await disagreements(ownTools)).toEqual([]);
  });

  it("of every sample", async () => {
    const tools = samples.flatMap(({ id, text }) =>
      parseDocument(text).tools.map(({ value }) => ({ ...value, name: `${id} ${value.name}` })),
    );
    expect(await disagreements(tools)).toEqual([]);
  });

  if (!existsSync(corpus)) it.skip("skipped: no corpus");
  else
    it("of tools all over the corpus", async () => {
      const all = readdirSync(corpus).flatMap((file) => parseDocument(readFileSync(`${corpus}/${file}`, "utf8")).tools);
      const tools = all
        .filter((_, at) => at % 16 === 0)
        .map(({ value }, at) => ({ ...value, name: `${at} ${value.name}` }));
      expect(tools.length).toBeGreaterThan(150);
      expect(await disagreements(tools)).toEqual([]);
    });
});
