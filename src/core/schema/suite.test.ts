import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validate } from "../check/validate.ts";
import type { Dialect, Json } from "../types.ts";

/** The official suite. It stands beside the checkout where there is one, and is no part of it. */
const suite = new URL("../../../../shared/oracles/json-schema-test-suite/", import.meta.url);

interface Group {
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[];
}

const drafts: readonly (readonly [string, Dialect, number])[] = [
  ["draft7", "draft-07", 927],
  ["draft2019-09", "2019-09", 1259],
  ["draft2020-12", "2020-12", 1299],
];

describe("the official suite of JSON Schema", () => {
  if (!existsSync(suite)) {
    it.skip("skipped: no corpus", () => {});
    return;
  }
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, suite), "utf8"));
  const files = (path: string, recursive = false) =>
    readdirSync(new URL(path, suite), { recursive, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  const remotes = Object.fromEntries(
    files("remotes/", true).map((file) => [`http://localhost:1234/${file}`, read(`remotes/${file}`)]),
  );

  const run = (folder: string, dialect: Dialect, formats: boolean) => {
    const failed: string[] = [];
    let total = 0;
    for (const file of files(`tests/${folder}/`)) {
      for (const { description, schema, tests } of read(`tests/${folder}/${file}`) as Group[]) {
        for (const { data, valid, description: what } of tests) {
          total++;
          const verdict = validate(schema, data, { dialect, remotes, formats });
          if (verdict.valid !== valid || (verdict.problems.length === 0) !== valid) {
            failed.push(`${file}: ${description}: ${what} (${verdict.engine}, ${verdict.failure})`);
          }
        }
      }
    }
    return { total, failed };
  };

  it.each(drafts)(
    "%s: every required test",
    (folder, dialect, min) => {
      const { total, failed } = run(folder, dialect, false);
      expect(failed).toEqual([]);
      expect(total).toBeGreaterThanOrEqual(min);
    },
    60_000,
  );

  it.each(drafts)(
    "%s: 99 in 100 of the tests of formats",
    (folder, dialect) => {
      const { total, failed } = run(`${folder}/optional/format`, dialect, true);
      expect(total).toBeGreaterThan(600);
      expect(failed.length / total, failed.join("\n")).toBeLessThanOrEqual(0.01);
    },
    60_000,
  );
});
