import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import lzString from "lz-string";
import { deflateRaw } from "pako";
import { describe, expect, it, test } from "vitest";
import schema from "../../../schemas/snapshot.schema.json";
import { samples } from "../gallery/samples.ts";
import type { Snapshot } from "../types.ts";
import { base64url, checksum, utf8Bytes } from "./bytes.ts";
import { dictionary } from "./dictionary.ts";
import { decodeSnapshot, encodeSnapshot } from "./share.ts";

const snapshot = (text: string, more: Partial<Snapshot> = {}): Snapshot => ({
  ...{ version: 1, name: "tools", text, revision: "2026-07-28" },
  ...more,
});

/** A link with content of any kind whose checksum is right. */
function sealed(content: string | Uint8Array): string {
  const packed = typeof content === "string" ? packedText(content) : content;
  const sum = new Uint8Array(new DataView(new ArrayBuffer(4)).buffer);
  new DataView(sum.buffer).setUint32(0, checksum(packed));
  return `#v1/${base64url(new Uint8Array([...sum, ...packed]))}`;
}

const packedText = (content: string) =>
  deflateRaw(utf8Bytes(content), { level: 9, memLevel: 9, dictionary: utf8Bytes(dictionary) });

describe("what goes in comes out, to the byte", () => {
  const tool = { name: "a", inputSchema: { type: "object", properties: { __proto__: {}, "2": [], "1": {} } } };
  const odd = ['{"b":1.0,"a":1e5,"a":"\\u0041"}', '[\n  "a" ,\n  2\n]', "{\n\t\n}", '{\n  "a": "b\n', "[\n // no\n]"];
  const texts = [
    ...["", " ", "\n", "{", "}]", "\uFEFF{}", "{}\r\n", '"\uD800"', "\u0000\u007f\u0080\uFFFF😀", ...odd],
    ...[" ", "  ", "    ", "\t"].flatMap((unit) => {
      const pretty = JSON.stringify([tool, {}, [], [[{}]]], null, unit);
      return [pretty, `${pretty}\n`, `${pretty}\n\n`, pretty.replaceAll("\n", "\r\n")];
    }),
    ...samples.map(({ text }) => text),
  ];
  it.each(texts.map((text) => [text]))("%j", (text) => {
    expect(decodeSnapshot(encodeSnapshot(snapshot(text)))).toEqual({ ok: true, snapshot: snapshot(text) });
  });

  const choices: readonly Partial<Snapshot>[] = [
    { clients: ["codex"] },
    { clients: ["codex", "claude-code"], server: { name: "github" } },
    { clients: ["vscode-copilot"], server: { name: "g\u202E", title: 'Git, "Hub"' } },
  ];

  it("name, revision, tool, panel and the choice of clients too", () => {
    const full = snapshot("{}", { name: '"\n\\ü', revision: "2030-01-01", tool: "get __proto__", panel: "wire" });
    expect(decodeSnapshot(encodeSnapshot(full))).toEqual({ ok: true, snapshot: full });
    for (const chosen of choices) {
      const held = { ...full, ...chosen };
      expect(decodeSnapshot(encodeSnapshot(held))).toEqual({ ok: true, snapshot: held });
    }
    const isSnapshot = new Ajv2020().compile(schema);
    expect([isSnapshot(full), isSnapshot({ ...full, settings: {} })]).toEqual([true, false]);
  });

  it("any text, and JSON in any layout", () => {
    const layouts = fc.tuple(fc.json(), fc.constantFrom(" ", "  ", "\t")).map(([json, unit]) => {
      return JSON.stringify(JSON.parse(json), null, unit);
    });
    const any = fc.oneof(fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }), layouts);
    fc.assert(
      fc.property(any, (text) => {
        expect(decodeSnapshot(encodeSnapshot(snapshot(text)))).toEqual({ ok: true, snapshot: snapshot(text) });
      }),
      { numRuns: 500 },
    );
  });
});

describe("version 1 stays readable", () => {
  const file = new URL("./fixtures/v1.json", import.meta.url);
  const frozen: readonly { link: string; snapshot: Snapshot }[] = JSON.parse(readFileSync(file, "utf8"));
  it.each(frozen.map(({ link, snapshot: held }) => [held.name, link, held]))("%s", (_, link, held) => {
    expect(decodeSnapshot(link)).toEqual({ ok: true, snapshot: held });
  });
});

describe("a link that is not whole is refused", () => {
  const link = encodeSnapshot(snapshot(JSON.stringify({ tools: [{ name: "a", description: "Adds two" }] }, null, 2)));

  it("cut anywhere", () => {
    for (let length = 0; length < link.length; length++) {
      expect(decodeSnapshot(link.slice(0, length)), `${length}`).toMatchObject({ ok: false });
    }
  });

  it("with any bit flipped", () => {
    for (let at = 0; at < link.length; at++) {
      for (let bit = 0; bit < 16; bit++) {
        const flipped = String.fromCharCode(link.charCodeAt(at) ^ (1 << bit));
        const changed = link.slice(0, at) + flipped + link.slice(at + 1);
        expect(decodeSnapshot(changed), `${at}, ${bit}`).toMatchObject({ ok: false });
      }
    }
  });

  it("with anything changed, added or doubled", () => {
    const place = fc.nat(link.length - 1);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: link.length - 1 }),
        place,
        fc.base64String({ maxLength: 8 }),
        (from, to, put) => {
          const changed = link.slice(0, from) + put + link.slice(to);
          fc.pre(changed !== link);
          expect(decodeSnapshot(changed)).toMatchObject({ ok: false });
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe("hostile links say what is wrong", () => {
  const head = '["x","2026-07-28"]\n';
  const spread = '["x","2026-07-28",0,0,"        "]\n';
  const hostile: readonly (readonly [string, string, string])[] = [
    ["20 MB of blanks", sealed(deflateRaw(new Uint8Array(20_000_000).fill(32))), "too-large"],
    ["a gigabyte", `#v1/${"A".repeat(1_400_000)}`, "too-long"],
    ["2 MB", `#v1/${"A".repeat(2_000_000)}`, "too-long"],
    ["100,000 levels", sealed(head + "[".repeat(100_000)), "too-deep"],
    ["100,000 objects", sealed(head + '{"a":'.repeat(100_000)), "too-deep"],
    ["blanks that multiply", sealed(`${spread}${"[".repeat(450)}${"1,".repeat(300_000)}`), "too-large"],
    ["levels that would be laid out", sealed(`${spread}${"[".repeat(90_000)}`), "too-deep"],
    ["a newer version", "#v999/AAAA", "newer"],
    ["version 0", "#v0/AAAA", "no-link"],
    ["another form", "#v999=AAAA", "no-link"],
    ["no base64", "#s=%%%", "no-link"],
    ["no base64 after the version", "#v1/%%%", "damaged"],
    ["nothing", "", "no-link"],
    ["empty", "#s=", "no-link"],
    ["nothing after the version", "#v1/", "damaged"],
    ["encoded twice", "#s=%2525", "no-link"],
    ["two parameters", "#s=AAAA&s=BBBB", "no-link"],
    ["names of every object", "#__proto__=x&constructor=y", "no-link"],
    ["settings", "#v1/AAAA&validator=off&trustRemote=1", "damaged"],
    ["an address", "?import=https://evil.invalid/mcp", "no-link"],
    ["no deflate", sealed(new Uint8Array([7, 7, 7, 7])), "damaged"],
    ["deflate without end", sealed(packedText(`${head}{}`).slice(0, -2)), "damaged"],
    ["no head", sealed("{}"), "damaged"],
    ["another head", sealed('{"name":"x"}\n{}'), "damaged"],
    ["a head with numbers", sealed("[1,2]\n{}"), "damaged"],
    ["an indentation that is none", sealed('["x","y",0,0,"alert"]\n{}'), "damaged"],
    ["a head with more", sealed('["x","y",0,0,0,0,"settings"]\n{}'), "damaged"],
    ["bytes that are no text", sealed(deflateRaw(new Uint8Array([0x22, 0xff, 0xfe, 0x0a]))), "damaged"],
    ["lz-string", `#v1/${lzString.compressToEncodedURIComponent("a".repeat(100_000))}`, "damaged"],
  ];
  it.each(hostile)("%s", (_, link, reason) => {
    const decoded = decodeSnapshot(link);
    expect(decoded).toMatchObject({ ok: false, reason, message: expect.stringMatching(/^The .{20,}[^.]$/) });
    expect("polluted" in {}).toBe(false);
  });
});

const corpus = new URL("../../../../shared/corpus/tools-list/", import.meta.url);
const here = existsSync(corpus);
const few = here ? readdirSync(corpus).filter((_, index) => index % 3 === 0) : [];
test.skipIf(!here)(here ? "the corpus comes back to the byte" : "skipped: no corpus", { timeout: 30_000 }, () => {
  for (const file of few) {
    const text = readFileSync(new URL(file, corpus), "utf8");
    const link = encodeSnapshot(snapshot(text, { name: file }));
    const decoded = decodeSnapshot(link);
    if (decoded.ok) expect(decoded.snapshot.text === text, file).toBe(true);
    else expect([decoded.reason, link.length > 65_536], file).toEqual(["too-long", true]);
    // Most of the corpus is laid out alike, and the dictionary knows the words.
    expect(link.length, file).toBeLessThan(400 + text.length / 3);
  }
});
