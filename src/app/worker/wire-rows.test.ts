import { expect, it } from "vitest";
import { parseDocument, revisions, wire } from "../../core/index.ts";
import { stepsOf } from "../../core/steps.testing.ts";
import { differencesOf, rowsOf } from "./wire-rows.ts";

const [oldest, latest] = [revisions.at(0)?.id ?? "", revisions.at(-1)?.id ?? ""];
const properties = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, index) => [`p${index}`, {}]));

it.each([
  ["a title", 50_000, (size: number) => ({ title: "x".repeat(size) })],
  ["properties", 500, (size: number) => ({ inputSchema: { type: "object", properties: properties(size) } })],
  ["fields that one side leaves out", 500, (size: number) => ({ _meta: properties(size) })],
])("twice as much of %s is at most two and a half times the work", (_, size, make) => {
  const [once = 0, twice = 0] = [size, 2 * size].map((each) => {
    const document = parseDocument(JSON.stringify([{ name: "a", inputSchema: { type: "object" }, ...make(each) }]));
    const [ours, theirs] = [latest, oldest].map((revision) => wire(document, { revision, message: "tools/list" }));
    return stepsOf(() => {
      if (ours && theirs) differencesOf(rowsOf([ours], [theirs]));
    });
  });
  expect(twice).toBeLessThan(2.5 * once);
});
