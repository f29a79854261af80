import { expect, it } from "vitest";
import { deadExports, readModule } from "./dead-exports.mjs";

/** @param {Record<string, string>} files */
const dead = (files) =>
  deadExports(new Map(Object.entries(files).map(([file, text]) => [file, readModule(file, text)])));
const unused = (/** @type {string} */ place, /** @type {string} */ name) =>
  `${place}: ${name} is exported, and no other file uses it`;

it("finds what nobody imports, of every kind", () => {
  const text =
    "export const a = 1;\nexport function b() {}\nexport interface C {}\nexport type D = 1;\nexport class E {}";
  expect(dead({ "src/x.ts": text, "src/x.test.ts": 'import { a, E } from "./x.ts";' })).toEqual([
    unused("src/x.ts:2", "b"),
    unused("src/x.ts:3", "C"),
    unused("src/x.ts:4", "D"),
  ]);
});

it("counts passing on as no use, whatever the name on the way", () => {
  const files = {
    "src/room/a.ts": "export const a = 1; export const b = 2;",
    "src/room/index.ts": 'export { a, b as c } from "./a.ts";',
    "src/index.ts": 'export * from "./room/index.ts";',
  };
  expect(dead({ ...files, "src/x.test.ts": 'import { c } from "./index.ts";' })).toEqual([
    unused("src/room/a.ts:1", "a"),
    unused("src/room/index.ts:1", "a"),
  ]);
});

it.each([
  ["a name of its own", 'import { a as b } from "./x.ts";'],
  ["all names", 'import * as x from "./x.ts";'],
  ["a later load", 'const { a } = await import("./x.ts");'],
  ["a type in place", 'let a: typeof import("./x.ts").a;'],
  ["a pattern", 'import.meta.glob("./*.ts");'],
  ["a worker", 'new Worker(new URL("./x.ts", import.meta.url));'],
])("knows an import by %s", (_, text) => {
  expect(dead({ "src/x.ts": "export const a = 1;", "src/x.test.ts": text })).toEqual([]);
});

it("leaves the types of a function that is used, and not those inside of it", () => {
  const text = "export interface In {}\nexport type Out = 1;\nexport const f = (given: In) => { const x: Out = 1; };";
  expect(dead({ "src/x.ts": text, "src/x.test.ts": 'import { f } from "./x.ts";' })).toEqual([
    unused("src/x.ts:2", "Out"),
  ]);
});

it("finds a file that nobody loads", () => {
  expect(dead({ "src/x.ts": "export const a = 1;" })).toEqual(["src/x.ts: nobody loads this file"]);
});
