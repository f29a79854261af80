import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "@typescript/typescript6";
import { expect, it } from "vitest";
import { revisions } from "./core/mcp/revisions.ts";

/** Where a date of a revision may stand in a text: for people to read, or in a format that never changes again. */
interface Exemption {
  readonly files: RegExp;
  /** The members of objects that hold such texts; left out, the whole file may. */
  readonly members?: readonly string[];
  readonly why: string;
}

const exemptions: readonly Exemption[] = [
  { files: /^core\/mcp\/revisions(\.ts$|\/)/, why: "the revisions themselves" },
  {
    files: /^core\/lint\/rules\//,
    members: ["summary", "why", "source", "examples"],
    why: "the documentation of a rule, and the revision that its example is judged by",
  },
  { files: /^core\/gallery\/samples\//, why: "texts to start from" },
  { files: /^core\/share\/dictionary\.ts$/, why: "frozen: old links are read with it" },
  { files: /^cli\/commands\//, members: ["examples"], why: "the help of a command" },
];

const source = dirname(fileURLToPath(import.meta.url));
const dates = revisions.map(({ id }) => id);

interface Found {
  readonly place: string;
  readonly exemption: Exemption | undefined;
  /** The member that makes it exempt. */
  readonly member: string | undefined;
}

const found = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testing|cases|d)\.tsx?$/.test(file))
  .flatMap(datesIn);

it("a new revision is one file and its line in the list: no other code names a date", () => {
  expect(found.length).toBeGreaterThan(dates.length);
  expect(found.filter(({ exemption }) => !exemption).map(({ place }) => place)).toEqual([]);
});

it("every exemption is used", () => {
  const idle = exemptions.flatMap((exemption) => {
    const used = found.filter((one) => one.exemption === exemption);
    if (!exemption.members) return used.length > 0 ? [] : [String(exemption.files)];
    const unused = exemption.members.filter((name) => !used.some(({ member }) => member === name));
    return unused.map((name) => `${exemption.files}: ${name}`);
  });
  expect(idle).toEqual([]);
});

it("the list holds every file of its folder, oldest first, and the configuration knows them", () => {
  const names = readdirSync(join(source, "core/mcp/revisions")).map((file) => file.replace(/\.ts$/, ""));
  expect(dates).toEqual(names.toSorted());
  const schema = JSON.parse(readFileSync(join(source, "../schemas/toolwright.config.schema.json"), "utf8"));
  expect(schema.properties.revision.enum).toEqual(dates);
});

/** The texts of a file, parts of templates included, that hold the date of a revision. */
function datesIn(file: string): readonly Found[] {
  const text = readFileSync(join(source, file), "utf8");
  if (!dates.some((date) => text.includes(date))) return [];
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const hits: Found[] = [];
  const waiting: ts.Node[] = [parsed];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const said = isText(node) ? node.text : "";
    if (dates.some((date) => said.includes(date))) hits.push(judged(file, node, parsed));
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
  return hits;
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
}

function judged(file: string, node: ts.Node, parsed: ts.SourceFile): Found {
  const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
  const exemption = exemptions.find(({ files }) => files.test(file));
  const member = exemption?.members?.find((name) => stands(node, name));
  const isExempt = exemption && (!exemption.members || member !== undefined);
  return { place: `${file}:${line + 1}`, exemption: isExempt ? exemption : undefined, member };
}

/** Whether a node stands in the value of a member of that name. */
function stands(node: ts.Node, name: string): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isPropertyAssignment(at) && at.name.getText() === name) return true;
  }
  return false;
}
