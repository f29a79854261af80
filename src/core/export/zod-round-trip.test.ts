import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { diffTool } from "../diff/index.ts";
import { samples } from "../gallery/index.ts";
import { importTools } from "../import/import-tools.ts";
import { isObject } from "../json.ts";
import { parseDocument } from "../text/index.ts";
import type { JsonObject } from "../types.ts";
import { exportTools } from "./export-tools.ts";

/** What Zod can express, each as a parameter that is needed and as one that may be left out. */
const table: readonly (readonly [string, JsonObject])[] = [
  ["text", { type: "string" }],
  ["text with limits", { type: "string", minLength: 1, maxLength: 5, pattern: "^a+$" }],
  ["a format", { type: "string", format: "email" }],
  ["a day", { type: "string", format: "date" }],
  ["an address", { type: "string", format: "uri" }],
  ["a whole number", { type: "integer", minimum: 1, maximum: 10 }],
  ["a number", { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.25 }],
  ["true or false", { type: "boolean" }],
  ["words", { type: "string", enum: ["metric", "imperial"] }],
  ["a constant", { type: "string", const: "only" }],
  ["null as well", { type: ["string", "null"] }],
  ["one of two types", { type: ["string", "number"] }],
  ["a list", { type: "array", items: { type: "string" }, minItems: 1, maxItems: 3 }],
  [
    "a closed object",
    { type: "object", properties: { a: { type: "string" } }, required: ["a"], additionalProperties: false },
  ],
  ["a map", { type: "object", additionalProperties: { type: "integer" } }],
  [
    "a choice",
    {
      anyOf: [
        { type: "string", minLength: 2 },
        { type: "array", items: { type: "string" } },
      ],
    },
  ],
  ["words about it", { type: "string", title: "Where", description: 'Two lines\n  "quoted" and é', examples: ["a"] }],
];

it.each(table)("%s comes back from Zod as it was", (_, schema) => {
  const inputSchema = {
    type: "object",
    properties: { needed: schema, optional: schema, "not-a-name": schema },
    required: ["needed"],
    additionalProperties: false,
  };
  const { files } = exportTools([{ name: "get_it", inputSchema }], { to: "ts-sdk-v2-zod" });
  const { tools, notes } = importTools(files.find(({ path }) => path === "get-it.ts")?.text ?? "");
  expect(notes.filter(({ kind }) => kind === "lost")).toEqual([]);
  expect(tools).toEqual([{ name: "get_it", inputSchema }]);
});

it.each<[string, JsonObject, string]>([
  ["a default of what is needed", { type: "integer", default: 3 }, "z.int()\n    .meta({ default: 3 })"],
  [
    "words come last",
    { type: "string", default: "a", description: "Which" },
    'z.string().default("a")\n    .describe("Which")',
  ],
  [
    "keywords that Zod does not know are shown",
    { type: "string", format: "hostname", "x-order": 2, note: "n" },
    'z.string().optional()\n    .meta({ format: "hostname", "x-order": 2, note: "n" })',
  ],
  [
    "that names are text is nothing to check",
    { type: "object", propertyNames: { type: "string" } },
    "z.looseObject({})",
  ],
])("%s", (name, schema, code) => {
  const required = name.includes("needed") ? { required: ["at"] } : {};
  const inputSchema = { type: "object", properties: { at: schema }, ...required };
  const { text, changes } = roundTrip({ name: "get_it", inputSchema });
  expect(text).toContain(code);
  expect(changes).toEqual([]);
});

/** The changes that the way through Zod makes, and whether somebody is told of any. */
function roundTrip({ name: _, inputSchema, outputSchema }: JsonObject) {
  const tool = { name: "get_it", inputSchema, ...(outputSchema !== undefined && { outputSchema }) } as JsonObject;
  const { files, notes } = exportTools([tool], { to: "ts-sdk-v2-zod" });
  const text = files.find(({ path }) => path === "get-it.ts")?.text ?? "";
  const back = importTools(text);
  const isTold =
    notes.some(({ kind, message }) => kind === "loss" || message.includes("not in the schema")) ||
    back.notes.some(({ kind }) => kind === "lost");
  // Alternatives are paired by their form: one that is written another way counts as gone and new.
  const changes = diffTool(tool, back.tools[0] ?? {}).filter(({ kind }) => !/^branch-(?:added|removed)$/.test(kind));
  return { text, changes, isTold };
}

function judged(tools: readonly JsonObject[]) {
  const results = tools.map((tool) => ({ tool: String(tool.name), ...roundTrip(tool) }));
  const changed = results.filter(({ changes }) => changes.length > 0);
  return { same: results.length - changed.length, untold: changed.filter(({ isTold }) => !isTold) };
}

it("the tools of the gallery come back with the same meaning, or it is told what Zod cannot show", () => {
  const tools = samples.flatMap(({ text }) => parseDocument(text).tools.map(({ value }) => value)).filter(isObject);
  const { same, untold } = judged(tools);
  expect(untold).toEqual([]);
  expect(same / tools.length).toBeGreaterThan(0.9);
});

// Published tool lists stand beside the checkout where there are any, and are no part of it.
const lists = new URL("../../../../shared/corpus/tools-list/", import.meta.url);
it.skipIf(!existsSync(lists))(
  existsSync(lists) ? "so do published tools" : "skipped: no corpus",
  () => {
    const files = readdirSync(lists).filter((file) => file.endsWith(".json"));
    const all = files.flatMap(
      (file) => JSON.parse(readFileSync(new URL(encodeURIComponent(file), lists), "utf8")).tools,
    );
    const tools = all.filter((_: unknown, index: number) => index % 20 === 0) as readonly JsonObject[];
    const { same, untold } = judged(tools);
    expect(untold).toEqual([]);
    expect(same / tools.length).toBeGreaterThan(0.95);
  },
  60_000,
);
