import { describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { runCases } from "./cases/index.ts";
import { checkArguments } from "./check/index.ts";
import { compatCells } from "./clients/index.ts";
import { completionAt } from "./complete/index.ts";
import { costNow, estimateTokens, savingFinder } from "./cost/index.ts";
import { designPage, readPage } from "./design/index.ts";
import { createLock, diffTools } from "./diff/index.ts";
import { type Kind, kinds, usual } from "./doubling.testing.ts";
import { exporters, exportTools } from "./export/index.ts";
import { applyFixes } from "./fix.ts";
import { formPlan } from "./form/index.ts";
import { importTools } from "./import/index.ts";
import { latestRevision } from "./mcp/index.ts";
import { edgeCases, sampleArguments } from "./sample/index.ts";
import { stepsOf } from "./steps.testing.ts";
import { parseDocument } from "./text/index.ts";
import type { Json, JsonObject } from "./types.ts";
import { wire } from "./wire/index.ts";

/** What is made of a document; what comes before it is prepared and not counted. */
type Loop = (text: string, args: Json) => () => unknown;

const valuesIn = (text: string) => parseDocument(text).tools.map(({ value }) => value);
const firstIn = (text: string) => valuesIn(text)[0] as JsonObject;
/** The same document, in which every value says something else. */
const changed = (text: string) =>
  text
    .replaceAll(/"(string|String)"/g, '"integer"')
    .replaceAll('"v', '"w')
    .replaceAll('"const":', '"const":7');

const neverAsked = { count: () => 0 } as never;
/** They write what others write, too. */
const alike: readonly string[] = ["ts-project", "ts-sdk-v1-zod", "tools-list", "azure-binding"];

const loops: Readonly<Record<string, Loop>> = {
  lint: (text) => () => analyze(text, { preset: "all" }),
  repair: (text) => {
    const { diagnostics } = analyze(text);
    return () => applyFixes(text, diagnostics);
  },
  check: (text, args) => {
    const tool = firstIn(text);
    return () => checkArguments(tool, args);
  },
  sample: (text) => {
    const tool = firstIn(text);
    return () => sampleArguments(tool);
  },
  "broken samples": (text) => {
    const tool = firstIn(text);
    return () => edgeCases(tool);
  },
  cases: (text) => {
    const document = parseDocument(text);
    return () => runCases(document);
  },
  wire: (text) => {
    const document = parseDocument(text);
    return () => [wire(document, { message: "tools/list" }), wire(document, { message: "tools/call", args: {} })];
  },
  design: (text) => {
    const tool = parseDocument(text).tools[0];
    return () => [designPage(tool?.value as JsonObject), readPage(tool?.text ?? "")];
  },
  form: (text) => {
    const { inputSchema } = firstIn(text);
    return () => formPlan(inputSchema);
  },
  clients: (text) => {
    const tools = valuesIn(text);
    return () => compatCells(tools);
  },
  cost: (text) => {
    const tools = valuesIn(text);
    return () => tools.map((tool) => costNow(tool, "estimate", () => neverAsked));
  },
  savings: (text) => {
    const { tools } = parseDocument(text);
    const tokens = (tool: JsonObject) => estimateTokens(JSON.stringify(tool));
    return () => savingFinder()(tools, { revision: latestRevision.id, clients: [], tokens });
  },
  diff: (text) => {
    const [older, newer] = [valuesIn(text), valuesIn(changed(text))];
    return () => diffTools(older, newer);
  },
  lock: (text) => {
    const tools = valuesIn(text);
    return () => createLock(tools);
  },
  completion: (text) => {
    const reference = text.indexOf('"#/');
    return () => completionAt(text, reference < 0 ? text.length >> 1 : reference + 2);
  },
  import: (text) => () => importTools(text),
  ...Object.fromEntries(
    exporters
      .filter(({ id }) => !alike.includes(id))
      .map(({ id }): [string, Loop] => [
        `export to ${id}`,
        (text) => {
          const tools = valuesIn(text);
          return () => exportTools(tools, { to: id });
        },
      ]),
  ),
  ...Object.fromEntries(
    ["ts-sdk-v2-zod", "python-mcp", "openai", "gemini", "json-schema"].map((id): [string, Loop] => [
      `import of what ${id} writes`,
      (text) => {
        const [file] = exportTools(valuesIn(text), { to: id }).files;
        return () => importTools(file?.text ?? "");
      },
    ]),
  ),
};

/** Twice as many; of what does much with each it is enough to have fewer, but not where something else begins at about a hundred. */
function sizesFor(name: string, { usually = 200 }: Kind): readonly [small: number, large: number] {
  const small = /^(diff|import)/.test(name) ? 200 : /^(export|broken|check|clients)/.test(name) ? usually / 2 : usually;
  return [small, small * 2];
}

describe.each(Object.entries(loops))("%s", (name, loop) => {
  it.each<[string, Kind]>(kinds.map((kind) => [kind.of, kind]))(
    "takes about twice the steps for twice the %s",
    (__, kind) => {
      const { text, args, max = usual } = kind;
      const prepared = (size: number) => loop(text(size), JSON.parse(args?.(size) ?? "{}") as Json);
      // What is made once is made before.
      prepared(10)();
      const [small = 0, large = 0] = sizesFor(name, kind).map(
        (size) => stepsOf(prepared(size), { searches: true }) + 1_000,
      );
      expect(large / small).toBeLessThan(max);
    },
  );
});
