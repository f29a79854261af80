import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { components } from "./core/schema/components.ts";
import { gates, gateTable, mayImport, rootFiles } from "./gates.testing.ts";

const source = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && !file.includes("fixtures/"));
const isTest = (file: string) => /\.(test|testing|cases)\.tsx?$/.test(file);

it("every file imports only what it may", () => {
  const forbidden = files.flatMap((file) => {
    const gate = gates.find(({ files: pattern }) => pattern.test(file));
    if (!gate) return [`${file} is outside every gate: add a row`];
    return importsOf(file).flatMap(({ name }) => (mayImport(gate, file, name) ? [] : [`${file} imports ${name}`]));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(forbidden).toEqual([]);
});

it("every gate has a file that passes through it, and every name in it one that is imported", () => {
  const used = new Set<unknown>();
  for (const file of files) used.add(gates.find(({ files: pattern }) => pattern.test(file)));
  const idle = gates.filter((gate) => !used.has(gate)).map(({ part }) => `${part} matches no file`);
  const needless = gates.flatMap((gate) => {
    const own = files.filter((file) => gates.find(({ files: pattern }) => pattern.test(file)) === gate);
    const imports = own.flatMap((file) => importsOf(file).map(({ name }) => ({ file, name })));
    return gate.may.flatMap((name) => {
      if (isCommon(name)) return [];
      const alone = { ...gate, may: [name] };
      const without = { ...gate, may: gate.may.filter((other) => other !== name) };
      const isNeeded = imports.some(
        (one) => mayImport(alone, one.file, one.name) && !mayImport(without, one.file, one.name),
      );
      return isNeeded ? [] : [`nothing in ${gate.part} imports ${name}`];
    });
  });
  expect([...idle, ...needless]).toEqual([]);
});

it("no file imports itself by a detour", () => {
  const code = files.filter((file) => !isTest(file));
  const numbers = new Map(code.map((file, index) => [file, index]));
  const edges = code.map((file) =>
    importsOf(file).flatMap(({ name, isType }) => (isType ? [] : (numbers.get(name) ?? []))),
  );
  expect(components(edges).map((circle) => circle.map((index) => code[index]))).toEqual([]);
});

it("only what all rooms share lies at the root of the core", () => {
  const strays = files.filter((file) => /^core\/[^/]+$/.test(file) && !isTest(file));
  const known = rootFiles.map((name) => `core/${name}.ts`);
  expect(strays.filter((file) => !known.includes(file))).toEqual([]);
  expect(known.length).toBeLessThanOrEqual(12);
});

it("the map holds the table of the gates", () => {
  const file = posix.join(source, "README.md");
  const text = readFileSync(file, "utf8");
  // Without its end mark the table would swallow the rest of the map.
  const marked = /(?<=<!-- gates -->\n).*?(?=<!-- \/gates -->)/s;
  expect(text).toMatch(marked);
  const wanted = text.replace(marked, () => `${gateTable()}\n`);
  if (process.env.UPDATE_GOLDENS) writeFileSync(file, wanted);
  else expect(text, "src/README.md is behind: run once with UPDATE_GOLDENS=1").toBe(wanted);
});

/** What whole groups of parts may use is not owed by each of them. */
function isCommon(name: string): boolean {
  const layers = ["anything", "shared files", "core/text", "core/schema", "core/mcp", "core/settings.ts", "core"];
  return layers.includes(name) || name.startsWith("not ");
}

interface Import {
  readonly name: string;
  readonly isType: boolean;
}

/** Packages as they are, files by their path from this folder. */
function importsOf(file: string): Import[] {
  const text = readFileSync(posix.join(source, file), "utf8");
  const found = text.matchAll(
    /^\s*(?:import|export)\s(type\s)?(?:([^"';]*?)from\s)?["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm,
  );
  return [...found].flatMap(([, type, names, from, dynamic]) => {
    const given = from ?? dynamic ?? "";
    if (given.endsWith(".css")) return [];
    const name = given.startsWith(".") ? posix.join(posix.dirname(file), given) : given;
    const listed = /^\{([^}]*)\}/.exec(names?.trim() ?? "")?.[1]?.split(",") ?? [""];
    const isListed = listed.some((one) => one.trim() !== "") && listed.every((one) => /^\s*(type\s|$)/.test(one));
    // What is loaded later closes no circle while files load.
    return [{ name, isType: type !== undefined || isListed || dynamic !== undefined }];
  });
}
