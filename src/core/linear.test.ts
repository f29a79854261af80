import { expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { checkArguments } from "./check/index.ts";
import { compatCells } from "./clients/index.ts";
import { designPage } from "./design/index.ts";
import { compareDocuments, diffTools } from "./diff/index.ts";
import { schemaReader } from "./import/openapi/schema.ts";
import { stepsOf } from "./steps.testing.ts";
import type { Json, JsonObject } from "./types.ts";

const mapOf = (size: number, entry: (index: number) => readonly [string, Json]): JsonObject =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => entry(index)));
const listOf = (size: number, entry: (index: number) => Json): readonly Json[] =>
  Array.from({ length: size }, (_, index) => entry(index));
const toolWith = (members: JsonObject): JsonObject => ({
  name: "a",
  description: "Does it.",
  inputSchema: { type: "object", ...members },
});
const strings = (size: number) => mapOf(size, (index) => [`p${index}`, { type: "string" }]);
const branches = (size: number, type: string) =>
  listOf(size, (index) => ({
    type: "object",
    properties: { kind: { const: `k${index}` }, [`a${index}`]: { type } },
    required: ["kind"],
  }));

it.each<[string, (size: number) => () => unknown]>([
  [
    "required properties, linted",
    (size) => {
      const tool = toolWith({ properties: strings(size), required: listOf(size, (index) => `p${index}`) });
      return () => analyze(JSON.stringify(tool), { preset: "all" });
    },
  ],
  [
    "changed properties, compared as rows",
    (size) => {
      const text = JSON.stringify([toolWith({ properties: strings(size) })]);
      const target = text.replaceAll('"string"', '"integer"');
      return () => compareDocuments({ text, target, targetIsNewer: true });
    },
  ],
  [
    "branches, compared",
    (size) => {
      const [older, newer] = ["string", "integer"].map((type) => [
        toolWith({ properties: { p: { anyOf: branches(size, type) } } }),
      ]);
      return () => diffTools(older ?? [], newer ?? []);
    },
  ],
  [
    "places of a tuple, sent through every client",
    (size) => {
      const prefixItems = listOf(size, (index) => ({ type: "integer", minimum: index }));
      const tool = toolWith({ properties: { p: { type: "array", prefixItems } } });
      return () => compatCells([tool]);
    },
  ],
  [
    "parts of an allOf, sent through every client",
    (size) => {
      const tool = toolWith({ allOf: listOf(size, (index) => ({ properties: { [`a${index}`]: { minimum: 1 } } })) });
      return () => compatCells([tool]);
    },
  ],
  [
    "parts of an allOf, sent through LangChain.js",
    (size) => {
      const tool = toolWith({ allOf: listOf(size, (index) => ({ required: [`a${index}`] })) });
      return () => compatCells([tool], { clients: ["langchain-mcp-adapters-js"] });
    },
  ],
  ...["S", "S_"].map((start): [string, (size: number) => () => unknown] => [
    `definitions of OpenAPI called ${start}, read`,
    (size) => {
      // What follows `S_` are letters that no name keeps: all want to be called `S__`.
      const schemas = mapOf(size, (index) => [
        start + (start === "S" ? index : String.fromCharCode(0x4e00 + index)),
        {},
      ]);
      const properties = Object.fromEntries(
        Object.keys(schemas).map((key) => [key, { $ref: `#/components/schemas/${key}` }]),
      );
      const root = { components: { schemas } };
      return () => schemaReader(root, () => undefined).read({ properties }, "input");
    },
  ]),
  [
    "branches, designed",
    (size) => () => designPage(toolWith({ properties: { p: { anyOf: branches(size / 2, "string") } } })),
  ],
])("twice as many %s, are no more than two and a half times the steps", (_, prepare) => {
  prepare(8)();
  const [small = 0, large = 0] = [200, 400].map((size) => stepsOf(prepare(size), { searches: true }));
  expect(large / small).toBeLessThan(2.5);
});

it("says of the first 100 unknown names alone what was meant, since each is compared with every known one", () => {
  const tool = toolWith({ properties: mapOf(150, (index) => [`name_${index}`, {}]), additionalProperties: false });
  const { problems } = checkArguments(
    tool,
    mapOf(150, (index) => [`nmae_${index}`, 1]),
  );
  expect(problems.length).toBeGreaterThan(100);
  expect(problems.filter(({ fix }) => fix !== undefined)).toHaveLength(100);
});
