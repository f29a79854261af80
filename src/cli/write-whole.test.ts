import { spawn } from "node:child_process";
import {
  linkSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeWhole } from "./write-whole.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "toolwright-write-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("writeWhole", () => {
  it("writes a new file, and over one that is there; nothing else stays", async () => {
    const file = join(folder, "a.json");
    await writeWhole(file, "one");
    await writeWhole(file, "é");
    expect(readFileSync(file, "utf8")).toBe("é");
    expect(readdirSync(folder)).toEqual(["a.json"]);
  });

  it("keeps the mode", async () => {
    const file = join(folder, "a.json");
    writeFileSync(file, "one", { mode: 0o640 });
    await writeWhole(file, "two");
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  it("writes what a link leads to, and leaves the link", async () => {
    const [file, link] = [join(folder, "a.json"), join(folder, "link.json")];
    writeFileSync(file, "one");
    symlinkSync("a.json", link);
    await writeWhole(link, "two");
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(file, "utf8")).toBe("two");
  });

  it("keeps both names of a file with two", async () => {
    const [file, other] = [join(folder, "a.json"), join(folder, "b.json")];
    writeFileSync(file, "a longer text");
    linkSync(file, other);
    await writeWhole(file, "two");
    expect(readFileSync(other, "utf8")).toBe("two");
  });

  it("leaves nothing behind where it cannot write", async () => {
    await expect(writeWhole(join(folder, "no", "a.json"), "one")).rejects.toMatchObject({ code: "ENOENT" });
    expect(readdirSync(folder)).toEqual([]);
  });
});

const kills = 200;

describe("a process that is killed while it writes", () => {
  it("leaves the text before or the text after, and no half of one", { timeout: 600_000 }, async () => {
    const texts = ["a", "b"].map((letter) => `${letter.repeat(300_000)}\n`);
    const script = join(folder, "writer.mjs");
    const source = readFileSync(new URL("write-whole.ts", import.meta.url), "utf8");
    const { code } = await transformWithOxc(source, "write-whole.ts", { sourcemap: false });
    writeFileSync(script, `${code}\n${writer}`);
    const found = new Set<string>();
    const killOften = async (file: string, turns: number) => {
      writeFileSync(file, texts[0] ?? "");
      for (let turn = 0; turn < turns; turn++) {
        await killWhileWriting(script, file, turn % 20);
        const text = readFileSync(file, "utf8");
        expect(texts, `after kill ${turn}: ${text.length} characters`).toContain(text);
        found.add(text);
      }
    };
    const files = ["a", "b", "c", "d"].map((name) => join(folder, `${name}.json`));
    await Promise.all(files.map((file) => killOften(file, kills / files.length)));
    // Both: otherwise nothing was ever written.
    expect(found.size).toBe(2);
  });
});

/** Says when it begins, then writes both texts in turn without end. */
const writer = `
const texts = ["a", "b"].map((letter) => letter.repeat(300_000) + "\\n");
process.stdout.write("begin");
for (let turn = 1; ; turn++) await writeWhole(process.argv[2], texts[turn % 2]);
`;

function killWhileWriting(script: string, file: string, afterMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, file], { stdio: ["ignore", "pipe", "ignore"] });
    child.stdout.once("data", () => setTimeout(() => child.kill("SIGKILL"), afterMs));
    child.once("error", reject);
    child.once("exit", (_, signal) =>
      signal === "SIGKILL" ? resolve() : reject(new Error("the writer ended by itself")),
    );
  });
}
