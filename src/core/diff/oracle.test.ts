import { describe, expect, it } from "vitest";
import { randomFrom } from "../sample/random.ts";
import { attempt, type Engine, sdkEngine } from "../schema/engines/ajv.ts";
import { opinionsOn } from "../schema/engines/opinions.ts";
import type { Json, JsonObject } from "../types.ts";
import { diffTools } from "./diff.ts";
import { dialectIn, firstSeed, pairsOr, valuesFor } from "./oracle.testing.ts";
import { randomPair } from "./random-schemas.testing.ts";
import { judge } from "./read/judge.ts";
import { locate } from "./read/locate.ts";

/** Undefined for a schema that leads back to itself in place: nobody can tell. */
type Takes = (value: Json) => boolean | undefined;

const engines: Readonly<Record<string, Engine>> = {
  "2020-12": sdkEngine("2020-12", true),
  "draft-07": sdkEngine("draft-07", true),
};

/** The validator of the official SDK, compiled once; undefined where it refuses the schema. */
function validatorOf(schema: JsonObject): Takes | undefined {
  const engine = engines[dialectIn(schema)];
  const compiled = attempt(() => engine?.compile(schema as never));
  engine?.removeSchema(schema as never);
  if (typeof compiled !== "function") return undefined;
  return (value) => {
    try {
      return compiled(value) === true;
    } catch {
      return undefined;
    }
  };
}

/** Whether a second validator agrees. Ajv alone forgets between two lists that `contains` has to hold for each. */
const isSure = (schema: JsonObject, value: Json, takes: boolean) =>
  opinionsOn(schema, value, dialectIn(schema)).every(
    ({ engine, takes: opinion }) => engine === "ajv-draft-07" || opinion === takes,
  );

const pairs = pairsOr(150);

describe("against a validator", () => {
  it("no value refutes safe or none, every witness is one, and our judge is right", () => {
    const seen = { breaking: 0, safe: 0, none: 0, unknown: 0, behavioural: 0 };
    const bad: [seed: number, what: string, value: Json | undefined][] = [];
    const count = { values: 0, witnesses: 0 };
    for (let seed = firstSeed(); seed < firstSeed() + pairs; seed++) {
      const random = randomFrom(seed);
      const [older, newer] = randomPair(random);
      const asInput = diffTools([{ name: "t", inputSchema: older }], [{ name: "t", inputSchema: newer }]);
      const any = { name: "t", inputSchema: {} };
      const asOutput = diffTools([{ ...any, outputSchema: newer }], [{ ...any, outputSchema: older }]);
      seen[asInput.verdict]++;
      const [oldTakes, newTakes] = [validatorOf(older), validatorOf(newer)];
      if (oldTakes?.(null) === undefined || newTakes?.(null) === undefined) continue;
      const wrong = (value: Json, fits: (was: boolean, is: boolean) => boolean) => {
        const [was, is] = [oldTakes(value), newTakes(value)];
        if (was === undefined || is === undefined) return false;
        return !fits(was, is) && isSure(older, value, was) && isSure(newer, value, is);
      };
      for (const { changes } of [asInput, asOutput]) {
        for (const { severity, witness } of changes) {
          if (severity !== "breaking") continue;
          count.witnesses++;
          if (witness === undefined || wrong(witness, (was, is) => was && !is)) bad.push([seed, "no witness", witness]);
        }
      }
      const verdicts = [asInput.verdict, asOutput.verdict];
      if (!verdicts.includes("safe") && !verdicts.includes("none")) continue;
      for (const value of valuesFor([older, newer], random, 30)) {
        count.values++;
        for (const schema of [older, newer]) {
          const ours = judge(locate(schema, dialectIn(schema)), value);
          const theirs = (schema === older ? oldTakes : newTakes)(value);
          const contradicts = theirs !== undefined && ours === !theirs && isSure(schema, value, theirs);
          if (contradicts) bad.push([seed, "our judge", value]);
        }
        const refuted = verdicts.some(
          (verdict) =>
            (verdict === "safe" && wrong(value, (was, is) => !was || is)) ||
            (verdict === "none" && wrong(value, (was, is) => was === is)),
        );
        if (refuted) bad.push([seed, "refuted", value]);
      }
    }
    expect(bad).toEqual([]);
    expect(count.values).toBeGreaterThan(pairs * 10);
    expect(count.witnesses).toBeGreaterThan(pairs / 2);
    expect(seen.breaking).toBeGreaterThan(pairs / 5);
    expect(seen.safe).toBeGreaterThan(pairs / 10);
    expect(seen.unknown).toBeLessThan(pairs / 5);
  });
});
