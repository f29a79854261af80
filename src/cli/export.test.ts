import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exporters } from "../core/index.ts";
import { emptyFolder, runHere } from "./test-host.ts";

const tool = (name: string) => ({
  name,
  description: "Reads one entry",
  inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
});

function folderWith(...names: string[]): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, "tools.json"), JSON.stringify({ tools: names.map(tool) }));
  return folder;
}

describe("export", () => {
  it("lists every target", async () => {
    const { out, code } = await runHere(["export", "--list", "--format", "json"], emptyFolder());
    expect(code).toBe(0);
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(exporters.map(({ id }) => id));
  });

  it("prints files and notes", async () => {
    const { out, code } = await runHere(["export", "tools.json", "--to", "openai"], folderWith("read_entry"));
    const { files, notes } = JSON.parse(out);
    expect({ code, paths: files.map(({ path }: { path: string }) => path), notes }).toEqual({
      ...{ code: 0, paths: ["openai-tools.json"], notes: [] },
    });
    expect(JSON.parse(files[0].text)[0].function.name).toBe("read_entry");
  });

  it.each([
    [["--to", "opnai"], "did you mean `openai`?"],
    [["--to", "openai", "--option", "api"], "write key=value"],
    [["--to", "openai", "--option", "api=mail"], "is one of"],
    [[], "--to <id>"],
    [["--to", "json", "--tool", "red_entry"], "read_entry"],
  ])("says what is wrong with %j", async (words, reason) => {
    const { code, notes } = await runHere(["export", "tools.json", ...words], folderWith("read_entry", "write_entry"));
    expect({ code, reason: notes.join(" ") }).toEqual({ code: 2, reason: expect.stringContaining(reason) });
  });
});

describe("export --out", () => {
  const words = (to: string) => ["export", "tools.json", "--to", to, "--out", "out"];

  it("overwrites nothing without --force", async () => {
    const folder = folderWith("read_entry");
    expect((await runHere(words("markdown"), folder)).code).toBe(0);
    expect((await runHere(words("markdown"), folder)).code).toBe(0);
    const file = join(folder, "out/tools.md");
    writeFileSync(file, "mine");
    expect(await runHere(words("markdown"), folder)).toMatchObject({ code: 2 });
    expect(readFileSync(file, "utf8")).toBe("mine");
    expect((await runHere([...words("markdown"), "--force"], folder)).code).toBe(0);
    expect(readFileSync(file, "utf8")).toContain("read_entry");
  });

  it("writes through no link", async () => {
    const folder = folderWith("read_entry");
    const outside = emptyFolder();
    mkdirSync(join(folder, "out"));
    symlinkSync(outside, join(folder, "out/tools"));
    symlinkSync(join(outside, "x.md"), join(folder, "out/tools.md"));
    for (const to of ["repo", "markdown"]) {
      const { code, notes } = await runHere([...words(to), "--force"], folder);
      expect({ code, notes }).toEqual({ code: 2, notes: [expect.stringContaining("is a link")] });
    }
    expect(readdirSync(outside)).toEqual([]);
  });

  it("leaves handlers alone and follows the tools with the files it generated", async () => {
    const folder = folderWith("read_entry", "drop_entry");
    const at = (path: string) => join(folder, "out", path);
    expect((await runHere(words("repo"), folder)).code).toBe(0);
    writeFileSync(at("tools/read-entry/handler.ts"), "// mine");
    writeFileSync(join(folder, "tools.json"), JSON.stringify({ tools: [{ ...tool("read_entry"), title: "Read" }] }));
    expect(await runHere(words("repo"), folder)).toMatchObject({ code: 0 });
    expect(readFileSync(at("tools/read-entry/handler.ts"), "utf8")).toBe("// mine");
    expect(readFileSync(at("tools/read-entry/descriptor.json"), "utf8")).toContain('"Read"');
    expect(existsSync(at("tools/drop-entry/tool.ts"))).toBe(false);
    expect(existsSync(at("tools/drop-entry/handler.ts"))).toBe(true);
  });

  it("does not touch a generated file that somebody changed", async () => {
    const folder = folderWith("read_entry");
    await runHere(words("repo"), folder);
    writeFileSync(join(folder, "out/server.ts"), "// changed by hand");
    writeFileSync(join(folder, "tools.json"), JSON.stringify({ tools: [tool("other_entry")] }));
    const { code, notes } = await runHere(words("repo"), folder);
    expect({ code, reason: notes[0] }).toEqual({ code: 2, reason: expect.stringContaining("server.ts") });
    expect(existsSync(join(folder, "out/tools/other-entry"))).toBe(false);
  });
});
