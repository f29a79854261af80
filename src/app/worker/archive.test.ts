import { readFileSync } from "node:fs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { holdsTools } from "../../core/index.ts";
import { bundleManifest, pack, unpack } from "./archive.ts";

const hostile = [
  ...["../../etc/passwd", "..\\x", "/abs", "C:\\x", "CON", "nul", ".git/hooks/x", "a\nb", "a\u0000b", "-rf", "~/x"],
  ...["", "x.", "x ", "A", "a", "\u00c9", "E\u0301", "__proto__", "toolwright", "x".repeat(300), "%2e%2e%2f", "a:b"],
];
const ending = "json" as const;
const corpus = readCorpus();

describe("an archive of documents", () => {
  it("gives back every document as it was, in order, also two of one name", () => {
    const documents = ["ops", "ops", ...hostile].map((name, at) => ({
      name,
      text: `[${at}] // \u{1F600}\r\n`,
      ending,
    }));
    const unpacked = unpack(pack(documents));
    const named = documents.map(({ name }) => name.slice(0, 80));
    expect(unpacked).toMatchObject({ kind: "unpacked", left: 0 });
    const back = unpacked.kind === "unpacked" ? unpacked.documents : [];
    expect(back.map(({ bytes }) => strFromU8(bytes))).toEqual(documents.map(({ text }) => text));
    expect(back.filter(({ name }, at) => named[at]?.trim() !== "" && name !== named[at])).toEqual([]);
  });

  for (const [source, names] of [["ours", hostile], ...(corpus ? [["the corpus", corpus] as const] : [])] as const)
    it(`writes only safe file names, none twice in any case: ${source}`, () => {
      const files = Object.keys(unzipSync(pack(names.map((name) => ({ name, text: "[]", ending })))));
      expect(files).toHaveLength(names.length + 1);
      expect(
        files.filter((file) => !/^(documents\/[a-z0-9][a-z0-9_-]{0,90}\.json|toolwright\.json)$/.test(file)),
      ).toEqual([]);
      expect(files.filter((file) => /\/(con|prn|aux|nul|com\d|lpt\d)\./.test(file))).toEqual([]);
      expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
    });
  if (!corpus) it.skip("skipped: no corpus", () => {});

  it("takes the JSON of any zip, by its file names, and nothing else of it", () => {
    const zip = zipSync({
      "a/../../b.json": strToU8("[]"),
      "__MACOSX/x.png": strToU8("png"),
    });
    expect(unpack(zip)).toEqual({ kind: "unpacked", documents: [{ name: "b", bytes: strToU8("[]") }], left: 0 });
  });

  it("unpacks no bomb, and says that a file is no zip", () => {
    const bomb = zipSync({ "bomb.json": new Uint8Array(20 * 1024 * 1024), "fine.json": strToU8("[]") });
    expect(unpack(bomb)).toMatchObject({ documents: [{ name: "fine" }], left: 1 });
    expect(unpack(strToU8("no zip"))).toMatchObject({ kind: "unreadable" });
    const many = Object.fromEntries(Array.from({ length: 1_200 }, (_, at) => [`${at}.json`, strToU8("[]")]));
    expect(unpack(zipSync(many, { level: 0 }))).toMatchObject({ left: 200 });
  });
});

it("tells files with tools from other JSON", () => {
  const texts = {
    tool: '{"name":"ping","inputSchema":{"type":"object"}}',
    list: '{"tools":[{"name":"a"},{"name":"b","inputSchema":{}}]}',
    package: '{"name":"x","version":"1.0.0","description":"A package."}',
    settings: '{"compilerOptions":{"strict":true}}',
    broken: "{{{{",
    deep: "[".repeat(100_000),
  };
  expect(
    Object.entries(texts)
      .filter(([, text]) => holdsTools(text))
      .map(([name]) => name),
  ).toEqual(["tool", "list"]);
});

function readCorpus(): readonly string[] | undefined {
  try {
    return JSON.parse(readFileSync("../shared/oracles/nasty.json", "utf8")).fileNames;
  } catch {
    return undefined;
  }
}

describe("an MCP bundle", () => {
  const manifest = '{ "manifest_version": "0.3" }';
  it.each([
    ["gives its manifest", zipSync({ "manifest.json": strToU8(manifest), "server/index.js": strToU8("0") }), manifest],
    ["has it at the top", zipSync({ "server/manifest.json": strToU8(manifest) }), undefined],
    ["is a zip", strToU8(manifest), undefined],
  ])("%s", (_, bytes, expected) => {
    const found = bundleManifest(bytes);
    expect(found && strFromU8(found)).toBe(expected);
  });
});
