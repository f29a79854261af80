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

  it("writes nothing over what has changed since it was read", async () => {
    const [file, other] = [join(folder, "a.json"), join(folder, "b.json")];
    writeFileSync(file, "newer");
    await expect(writeWhole(file, "two", "one")).rejects.toMatchObject({ code: "ECHANGED" });
    linkSync(file, other);
    await expect(writeWhole(file, "two", "one")).rejects.toMatchObject({ code: "ECHANGED" });
    expect([readFileSync(file, "utf8"), readdirSync(folder)]).toEqual(["newer", ["a.json", "b.json"]]);
    await writeWhole(file, "two", "newer");
    expect(readFileSync(other, "utf8")).toBe("two");
  });

  it.skipIf(process.getuid?.() === 0)("leaves a file that may not be written, in a folder that may", async () => {
    const file = join(folder, "a.json");
    writeFileSync(file, "one", { mode: 0o444 });
    await expect(writeWhole(file, "two")).rejects.toMatchObject({ code: "EACCES" });
    expect(readFileSync(file, "utf8")).toBe("one");
  });

  it("leaves nothing behind where it cannot write", async () => {
    await expect(writeWhole(join(folder, "no", "a.json"), "one")).rejects.toMatchObject({ code: "ENOENT" });
    expect(readdirSync(folder)).toEqual([]);
  });
});
