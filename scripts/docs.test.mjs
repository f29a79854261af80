import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { inRoot } from "./run.mjs";

const decisions = fs.readdirSync(inRoot("docs", "adr")).sort();
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "docs/hosting.md",
  "src/README.md",
  ...decisions.map((file) => `docs/adr/${file}`),
];
const read = (/** @type {string} */ file) => fs.readFileSync(inRoot(file), "utf8");
const exists = (/** @type {string} */ file) => fs.existsSync(inRoot(file));

it.each(pages)("%s links to what is there", (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
  const local = links
    .filter((link) => !/^https?:/.test(link))
    .map((link) => path.posix.join(path.posix.dirname(page), link));
  expect(local.filter((file) => !exists(file))).toEqual([]);
});

it("the common changes are one look away: every file in their table is there", () => {
  const [, table = ""] = read("CONTRIBUTING.md").split("## Common changes and their files");
  const rows = table.split("\n").filter((line) => /^\| (?!to …)[a-z]/.test(line));
  const files = [...table.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, file = ""]) => file);
  expect(rows.length).toBeGreaterThanOrEqual(15);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !exists(file))).toEqual([]);
});

it("what CONTRIBUTING names elsewhere is there, too", () => {
  const named = [...read("CONTRIBUTING.md").matchAll(/`((?:src|scripts|e2e|docs)\/[\w./<>-]+)`/g)].map(
    ([, file = ""]) => file,
  );
  const known = named.map((file) => file.replace(/<.*$/, "")).filter((file) => !exists(file));
  expect(known).toEqual([]);
});

it("the map names every room and every folder that it has", () => {
  const map = read("src/README.md");
  const folders = ["core", "app", "cli"].flatMap((part) =>
    fs
      .readdirSync(inRoot("src", part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${part}/${name}`),
  );
  expect(folders.filter((folder) => !map.includes(`\`${folder}\``))).toEqual([]);
  const [, places = ""] = map.split("## Where things are");
  const named = [...(places.split("## Who may import whom")[0] ?? "").matchAll(/`((?:\.\.|core|app|cli)\/[\w./-]*)`/g)];
  expect(named.map(([, file = ""]) => `src/${file}`).filter((file) => !exists(file))).toEqual([]);
});

it("the map lists every decision, each with a number of its own", () => {
  const listed = [...read("src/README.md").matchAll(/\]\(\.\.\/docs\/adr\/([\w.-]+)\)/g)].map(([, file]) => file);
  expect(listed).toEqual(decisions);
  expect(decisions.map((file) => Number(file.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
  const untitled = decisions.filter((file) => !read(`docs/adr/${file}`).startsWith(`# ${Number(file.slice(0, 4))}. `));
  expect(untitled).toEqual([]);
});
