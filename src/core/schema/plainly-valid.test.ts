import Ajv from "ajv";
import Ajv2019 from "ajv/dist/2019.js";
import Ajv2020 from "ajv/dist/2020.js";
import draft06 from "ajv/dist/refs/json-schema-draft-06.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { samples } from "../gallery/samples.ts";
import { parseDocument } from "../text/document.ts";
import type { Json } from "../types.ts";
import { dialectUris } from "./dialect.ts";
import { keywordNames } from "./keywords.ts";
import { plainlyValid } from "./plainly-valid.ts";

const options = { strict: false, allErrors: false, logger: false } as const;
const judges = [
  new Ajv({ ...options, meta: false }).addMetaSchema(draft06).getSchema(dialectUris["draft-06"]),
  new Ajv(options).getSchema(dialectUris["draft-07"]),
  new Ajv2019(options).getSchema(dialectUris["2019-09"]),
  new Ajv2020(options).getSchema(dialectUris["2020-12"]),
];

const values: readonly Json[] = [
  ...[null, true, false, 0, -1, 1, 1.5, Number.POSITIVE_INFINITY, "", "string", "a#b", "1a", "["],
  ...[[], ["a"], ["a", "a"], [1, 1], [0, 1], ["string", "null"], ["string", "strng"], [{}], [true, 5], [[]]],
  ...[{}, { a: {} }, { a: true }, { a: 5 }, { a: ["b"] }, { a: null }, { type: "strng" }, { minLength: -1 }],
  JSON.parse('{"__proto__":5}'),
];

describe("a schema that is plainly valid", () => {
  it.each([...keywordNames, "x-note", "id", "constructor"])(
    "is accepted by every meta-schema, whatever is in %s",
    (keyword) => {
      const plain = values.flatMap((value) => {
        const schema = { [keyword]: value };
        return [schema, { properties: { a: schema } }, { anyOf: [{}, schema] }, { items: schema }].filter((one) =>
          plainlyValid(one),
        );
      });
      const refused = plain.filter((schema) => !judges.every((judge) => judge?.(schema)));
      expect(refused).toEqual([]);
    },
  );

  it("is what people write", () => {
    const tools = samples.flatMap(({ text }) => parseDocument(text).tools.map(({ value }) => value));
    const schemas = tools.flatMap(({ inputSchema, outputSchema }) => [inputSchema, outputSchema ?? true]);
    expect(schemas.filter((schema) => plainlyValid(schema ?? true)).length).toBeGreaterThan(schemas.length * 0.8);
  });

  it("is not too deep to tell", () => {
    const nested = (levels: number): Json => (levels === 0 ? {} : { not: nested(levels - 1) });
    expect([nested(50), nested(70)].map((schema) => plainlyValid(schema))).toEqual([true, false]);
  });
});
