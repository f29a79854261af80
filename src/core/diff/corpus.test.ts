import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { samples } from "../gallery/samples.ts";
import { isObject } from "../json.ts";
import { latestRevision } from "../mcp/revisions.ts";
import { dialectOf } from "../schema/dialect.ts";
import { metaMismatches } from "../schema/engines/meta.ts";
import { compileRefusal, mismatchesAt } from "../schema/engines/sdk.ts";
import { parseDocument } from "../text/document.ts";
import type { Json, JsonObject } from "../types.ts";
import { diffTools } from "./diff.ts";
import type { DiffVerdict } from "./model/change.ts";
import { mutations, type Subject } from "./mutations.testing.ts";

const dialect = (schema: Json) => dialectOf(schema, latestRevision) ?? "2020-12";
const isUsable = (schema: Json) =>
  metaMismatches(schema, dialect(schema)).length === 0 && compileRefusal(schema, dialect(schema)) === undefined;

const toolsOf = (texts: readonly string[]) =>
  texts.flatMap((text) => parseDocument(text).tools.map(({ value }) => value));

/** The tools that the mutations can be tried on: a schema that nobody can use has no verdict. */
function subjectsOf(tools: readonly JsonObject[]): Subject[] {
  return tools.flatMap((tool) => {
    const { inputSchema: input } = tool;
    return isObject(input) && input.type === "object" && isObject(input.properties) && isUsable(input)
      ? [{ tool, input, properties: input.properties }]
      : [];
  });
}

/** Not so where a required name is refused: no call was ever right. */
const isPossible = ({ input, properties }: Subject) =>
  input.additionalProperties !== false ||
  !Array.isArray(input.required) ||
  input.required.every((name) => Object.hasOwn(properties, String(name)));

/** So that every mutation finds something to change. */
const obliging: JsonObject = {
  name: "obliging",
  inputSchema: {
    type: "object",
    properties: {
      text: { type: "string" },
      tags: { type: "array", items: { type: "string" } },
      ratio: { type: "number" },
      kind: { const: "obliging" },
      note: { type: ["string", "null"], description: "A note." },
      link: { anyOf: [{ type: "string" }, { type: "null" }] },
    },
    required: ["text"],
  },
};

const own = new URL("../fixtures/tools/", import.meta.url);
/** Tool lists of published servers. They stand beside the checkout where there are any, and are no part of it. */
const published = new URL("../../../../shared/corpus/tools-list/", import.meta.url);
const textsIn = (folder: URL) =>
  readdirSync(folder).map((file) => readFileSync(new URL(encodeURIComponent(file), folder), "utf8"));

const ours = subjectsOf([...toolsOf([...textsIn(own), ...samples.map(({ text }) => text)]), obliging]);
const groups: (readonly [string, readonly Subject[]])[] = [["fixtures and samples", ours.filter(isPossible)]];
if (existsSync(published)) {
  const tools = toolsOf(textsIn(published)).filter((_, index) => index % 20 === 0);
  groups.push(["published tools", subjectsOf([...tools, obliging])]);
}

/** A witness is one for the official validator, too. */
function expectWitness(from: Json, to: Json, witness: Json | undefined) {
  expect(witness, "a witness").toBeDefined();
  expect(mismatchesAt(from, [], witness as Json, dialect(from))).toEqual([]);
  expect(mismatchesAt(to, [], witness as Json, dialect(to))).not.toEqual([]);
}

describe.each(groups)("%s, changed in known ways", (_, subjects) => {
  it.each(mutations)("$what: $verdict", { timeout: 60_000 }, ({ verdict, asOutput = verdict, mutate }) => {
    const any = { name: "t", inputSchema: { type: "object" } };
    const wrong: [string, DiffVerdict][] = [];
    let tried = 0;
    let witnesses = 0;
    for (const { tool, input, properties } of subjects) {
      const changed = mutate({ tool, input, properties });
      if (!changed) continue;
      tried++;
      const asInput = diffTools([tool], [{ ...tool, inputSchema: changed }]);
      // What was given before is what is given now: the same break, seen from the other side.
      const output = diffTools([{ ...any, outputSchema: changed }], [{ ...any, outputSchema: input }]);
      if (asInput.verdict !== verdict) wrong.push([String(tool.name), asInput.verdict]);
      if (output.verdict !== asOutput) wrong.push([`${String(tool.name)}, output`, output.verdict]);
      for (const { changes } of [asInput, output]) {
        const broken = changes.find(({ severity }) => severity === "breaking");
        if (broken && witnesses++ % 10 === 0) expectWitness(input, changed, broken.witness);
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  });
});

const other = { name: "unlike any other tool", inputSchema: { type: "object", properties: { q: { type: "null" } } } };

/** What is done to a tool around its schemas. */
const descriptors: readonly (readonly [string, DiffVerdict, (tool: JsonObject) => readonly JsonObject[]])[] = [
  ["a description", "behavioural", (tool) => [{ ...tool, description: `${String(tool.description)} Now.` }]],
  ["no description", "behavioural", ({ description: _, ...tool }) => [tool as JsonObject]],
  ["a title", "behavioural", (tool) => [{ ...tool, title: "Another title" }]],
  ["a hint", "behavioural", (tool) => [{ ...tool, annotations: { ...(tool.annotations as JsonObject), new: true } }]],
  ["an icon", "behavioural", (tool) => [{ ...tool, icons: [{ src: "https://example.com/new.png" }] }]],
  ["a promised result", "safe", (tool) => [{ ...tool, outputSchema: { type: "object", required: ["a"] } }]],
  ["only as a task", "breaking", (tool) => [{ ...tool, execution: { taskSupport: "required" } }]],
  ["another name", "breaking", (tool) => [{ ...tool, name: `${String(tool.name)}_v2` }]],
  ["a tool more", "safe", (tool) => [tool, other]],
  ["no tool any more", "breaking", () => [other]],
];

it.each(descriptors)("%s: %s", (_, verdict, change) => {
  for (const { tool } of ours) {
    const { outputSchema: _promised, ...bare } = tool;
    if (typeof bare.name !== "string" || typeof bare.description !== "string") continue;
    expect([bare.name, diffTools([bare], change(bare)).verdict]).toEqual([bare.name, verdict]);
  }
});

it("breaks nobody where no call was ever right", () => {
  const impossible = ours.filter((subject) => !isPossible(subject));
  expect(impossible.length).toBeGreaterThan(3);
  for (const { tool, input } of impossible) {
    const changed = { ...tool, inputSchema: { ...input, additionalProperties: true, minProperties: 1 } };
    expect([tool.name, diffTools([tool], [changed]).verdict]).toEqual([tool.name, "safe"]);
    const stillNone = { ...tool, inputSchema: { ...input, minProperties: 99 } };
    expect([tool.name, diffTools([tool], [stillNone]).verdict]).toEqual([tool.name, "none"]);
  }
});

if (!existsSync(published)) it.skip("skipped: no corpus", () => {});
