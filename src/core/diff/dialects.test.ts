import { describe, expect, it } from "vitest";
import { dialectUris } from "../schema/dialect.ts";
import type { Json, JsonObject } from "../types.ts";
import { dialectChange } from "./dialect-changes.testing.ts";
import { diffTools } from "./diff.ts";
import { firstSeed, pairsOr, takes, tryPairs } from "./oracle.testing.ts";

const diffInput = (older: Json, newer: Json) =>
  diffTools([{ name: "t", inputSchema: older }], [{ name: "t", inputSchema: newer }]);
const inDraft07 = (schema: JsonObject): JsonObject => ({ $schema: dialectUris["draft-07"], ...schema });

describe("what stands beside a reference up to draft-07", () => {
  const body = {
    type: "object",
    properties: { a: { $ref: "#/definitions/t", maxLength: 3 } },
    definitions: { t: { type: "string" } },
  };

  it.each([undefined, "2019-09", "2020-12"] as const)("wakes up in %s, and breaks", (dialect) => {
    const newer = dialect ? { $schema: dialectUris[dialect], ...body } : body;
    const { verdict, changes } = diffInput(inDraft07(body), newer);
    expect(verdict).toBe("breaking");
    const witness = changes.find(({ severity }) => severity === "breaking")?.witness as Json;
    expect([takes(inDraft07(body), witness), takes(newer, witness)]).toEqual([true, false]);
  });

  it("falls asleep, and breaks nobody", () => {
    expect(diffInput(body, inDraft07(body)).verdict).toBe("safe");
  });

  it("is proven to say the same, for those who heed it, too", () => {
    const limited = (limit: JsonObject) =>
      inDraft07({ ...body, properties: { a: { ...body.properties.a, ...limit } } });
    const [older, newer] = [limited({ not: { const: "x" } }), limited({ not: { not: { not: { const: "x" } } } })];
    expect(diffInput(older, newer).verdict).toBe("none");
    const wide = { ...newer, properties: { ...(newer.properties as JsonObject), b: { type: "string" } } };
    expect(diffInput({ ...older, additionalProperties: false }, { ...wide, additionalProperties: false }).verdict).toBe(
      "safe",
    );
  });

  it("changes behaviour for both where a name is new that nobody declared", () => {
    const newer = { ...body, properties: { ...body.properties, b: { type: "string" } } };
    expect(diffInput(inDraft07(body), inDraft07(newer)).verdict).toBe("behavioural");
  });

  it("is heeded by some validators, so that a change of it is not called safe", () => {
    const stricter = { ...body, properties: { a: { $ref: "#/definitions/t", maxLength: 2 } } };
    expect(diffInput(inDraft07(body), inDraft07(stricter)).verdict).toBe("unknown");
    expect(diffInput(inDraft07(stricter), inDraft07(body)).verdict).toBe("safe");
    expect(diffInput(inDraft07(body), inDraft07(structuredClone(body))).verdict).toBe("none");
  });
});

it("heeds what an `if` alone evaluates", () => {
  const older = {
    type: "object",
    if: { properties: { c: { const: 1 } }, required: ["c"] },
    unevaluatedProperties: false,
  };
  const newer = { ...older, if: { ...older.if, dependentRequired: { c: ["b"] } } };
  expect(diffInput(older, newer).verdict).toBe("breaking");
});

const pairs = pairsOr(40);

it("no verdict on a change of dialect is refuted by a value", () => {
  const { faults, seen } = tryPairs(pairs, dialectChange, firstSeed());
  expect(faults).toEqual([]);
  expect(seen.breaking).toBeGreaterThan(0);
  expect(seen.safe).toBeGreaterThan(0);
  expect(seen.none).toBeGreaterThan(pairs / 4);
});
