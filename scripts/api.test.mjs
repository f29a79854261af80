import fs from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import * as library from "../src/core/library.ts";
import { readApi } from "./api.mjs";
import { apiFile, apiPage } from "./api-page.mjs";
import { inRoot } from "./run.mjs";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** @type {import("./api.mjs").Api} */
let api;
beforeAll(() => {
  api = readApi();
});

it("names every type that a signature of the library speaks of", () => {
  expect(api.unnamed).toEqual([]);
});

it("documents everything that can be called or read, with an example", () => {
  const values = api.entries.filter(({ kind }) => kind !== "type");
  const bare = values.filter(({ doc }) => doc.text === "" || !doc.example.includes(" // => "));
  expect(bare.map(({ name }) => name)).toEqual([]);
  expect(values.map(({ name }) => name).sort()).toEqual(Object.keys(library).sort());
});

it("documents arguments by the names that they have", () => {
  const wrong = api.entries.flatMap(({ name, declaration, doc }) =>
    doc.parameters.filter(([parameter]) => !new RegExp(`\\b${parameter}\\b`).test(declaration)).map(() => name),
  );
  expect(wrong).toEqual([]);
});

it("has a page that is up to date", () => {
  const page = apiPage(api.entries);
  if (process.env.UPDATE_GOLDENS) fs.writeFileSync(inRoot(apiFile), page);
  const hint = `${apiFile} is behind: run node scripts/api-page.mjs`;
  expect(fs.readFileSync(inRoot(apiFile), "utf8"), hint).toBe(page);
});

it("has examples that are true", () => {
  const made = api.entries.flatMap(({ name, doc }) => claims(doc.example).map((claim) => ({ name, ...claim })));
  expect(made.length).toBeGreaterThan(40);
  expect(made.filter(({ found, wanted }) => found !== wanted)).toEqual([]);
});

/** What an example says of itself: `expression; // => value`, both as JSON. @param {string} example */
function claims(example) {
  const lines = example.split("\n").map((line) => {
    const [, expression, wanted] = /^(.*); \/\/ => (.*)$/.exec(line) ?? [];
    return expression === undefined ? line : `claim(${expression}, ${wanted});`;
  });
  /** @type {{ found: string, wanted: string }[]} */
  const made = [];
  const claim = (/** @type {unknown} */ found, /** @type {unknown} */ wanted) =>
    made.push({ found: JSON.stringify(found), wanted: JSON.stringify(wanted) });
  new Function(...Object.keys(library), "claim", lines.join("\n"))(...Object.values(library), claim);
  return made;
}
