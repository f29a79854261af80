import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { buildCommand, spawnCommand } from "./built.ts";
import { emptyFolder } from "./test-host.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const typo =
  '{ "name": "a", "inputSchema": { "type": "object", "properties": { "command": {} }, "required": ["comand"] } }';

let main = "";
beforeAll(async () => {
  main = await buildCommand();
});

test("is one file with a shebang, and says that it is CommonJS", () => {
  expect(readFileSync(main, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(JSON.parse(readFileSync(join(dirname(main), "package.json"), "utf8"))).toEqual({ type: "commonjs" });
  const outside = readFileSync(main, "utf8").matchAll(/^(?:let|const|var) .*\brequire\("([^"]+)"\)/gm);
  // A name that starts with a dot is a part inside the file: there is no other file that it could be.
  expect([...outside].map(([, name]) => name).filter((name) => !/^(?:node:|\.\/)/.test(name ?? ""))).toEqual([]);
  expect(readdirSync(dirname(main)).sort()).toEqual(["licences.txt", "main.js", "package.json"]);
});

test("shows its help without any of its parts, which are in the comment at its end", () => {
  const alone = join(emptyFolder(), "main.js");
  const text = readFileSync(main, "utf8");
  writeFileSync(alone, text.slice(0, text.lastIndexOf("/*")));
  expect(spawnCommand(alone, ["--help"])).toEqual(spawnCommand(main, ["--help"]));
  expect(spawnCommand(alone, ["rules"]).code).not.toBe(0);
});

describe("exit codes and streams", () => {
  test("0: results on stdout, nothing on stderr", () => {
    expect(spawnCommand(main, ["--version"])).toMatchObject({ code: 0, error: "" });
    expect(spawnCommand(main, ["rules"])).toMatchObject({ code: 0, error: "" });
  });

  test("1: findings on stdout", () => {
    const { code, out, error } = spawnCommand(main, ["lint", "-", "--rule", "required-undefined=error"], {
      input: typo,
    });
    expect([code, error]).toEqual([1, ""]);
    expect(out).toContain("schema/required-undefined");
  });

  test("2: one line on stderr, nothing on stdout", () => {
    const { code, out, error } = spawnCommand(main, ["lint", "--formt"]);
    expect([code, out]).toEqual([2, ""]);
    expect(error).toMatch(/^toolwright lint: .*did you mean --format\?.*\n$/);
  });

  test("colours only where wanted", () => {
    const words = ["lint", "-"];
    expect(spawnCommand(main, words, { input: typo }).out).not.toContain("\u001b");
    expect(spawnCommand(main, words, { input: typo, environment: { FORCE_COLOR: "1" } }).out).toContain("\u001b[");
    const both = { FORCE_COLOR: "1", NO_COLOR: "1" };
    expect(spawnCommand(main, words, { input: typo, environment: both })).toMatchObject({
      out: expect.not.stringContaining("\u001b"),
      error: "",
    });
    for (const format of ["json", "sarif", "github", "markdown"]) {
      const { out } = spawnCommand(main, [...words, "--format", format], {
        input: typo,
        environment: { FORCE_COLOR: "1" },
      });
      expect(out).not.toContain("\u001b");
    }
  });

  test("a long report comes whole through a pipe", () => {
    const many = Array.from({ length: 1_500 }, (_, index) => typo.replace('"a"', `"tool_${index}"`)).join(",\n");
    const { out } = spawnCommand(main, ["lint", "-", "--format", "json"], { input: `[${many}]` });
    expect(out.length).toBeGreaterThan(1_000_000);
    expect(JSON.parse(out).files[0].tools).toBe(1_500);
  });

  test("a reader that leaves early is no error", async () => {
    const many = Array.from({ length: 1_500 }, () => typo).join(",");
    const child = spawn(process.execPath, [main, "lint", "-", "--format", "json", "--fail-on", "never"]);
    let error = "";
    child.stderr.on("data", (chunk) => {
      error += chunk;
    });
    child.stdout.once("data", () => child.stdout.destroy());
    child.stdin.end(`[${many}]`);
    const code = await new Promise((done) => child.on("close", done));
    expect({ code, error }).toEqual({ code: 0, error: "" });
  });
});

describe("files", () => {
  test("--fix-dry-run shows what --fix writes", () => {
    const directory = emptyFolder();
    const path = join(directory, "t.json");
    writeFileSync(path, typo);
    const { out } = spawnCommand(main, ["lint", "t.json", "--fix-dry-run"], { directory });
    expect(out).toContain("--- a/t.json\n+++ b/t.json\n");
    expect(readFileSync(path, "utf8")).toBe(typo);
    spawnCommand(main, ["lint", "t.json", "--fix"], { directory });
    expect(readFileSync(path, "utf8")).toContain('["command"]');
  });

  const unreadable: [string, (path: string) => void, RegExp][] = [
    ["missing", () => {}, /bad\.json does not exist/],
    ["binary", (path) => writeFileSync(path, Buffer.from([0x7b, 0, 0x7d])), /bad\.json is binary/],
    ["not UTF-8", (path) => writeFileSync(path, Buffer.from([0x22, 0xff, 0x22])), /bad\.json is not UTF-8/],
    ["UTF-16", (path) => writeFileSync(path, Buffer.from("\uFEFF{}", "utf16le")), /bad\.json is UTF-16/],
    ["a link to itself", (path) => symlinkSync("bad.json", path), /bad\.json cannot be read \(ELOOP\)/],
    ["an empty folder", (path) => mkdirSync(path), /bad\.json holds no \.json/],
    [
      "32 MB",
      (path) => writeFileSync(path, " ".repeat(32 * 1024 * 1024)),
      /bad\.json is longer than 10,485,760 characters/,
    ],
  ];

  test.each(unreadable)("%s: exit code 2 with one line, and the others are still checked", (_, make, reason) => {
    const directory = emptyFolder();
    writeFileSync(join(directory, "good.json"), typo);
    make(join(directory, "bad.json"));
    const { code, out, error } = spawnCommand(main, ["lint", "bad.json", "good.json", "--format", "json"], {
      directory,
    });
    expect(code).toBe(2);
    expect(error).toMatch(reason);
    expect(error.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(out).files).toMatchObject([{ file: "good.json", tools: 1 }]);
  });

  test.each([
    ["nothing", ""],
    ["blanks", " \n\t"],
    ["a hundred thousand brackets", "[".repeat(100_000)],
    ["a hundred thousand objects", '{"a":'.repeat(100_000)],
    ["half a tool", typo.slice(0, 60)],
  ])("%s is a finding, not a crash", (_, input) => {
    expect(spawnCommand(main, ["lint", "-", "--fix-dry-run"], { input })).toMatchObject({ code: 1, error: "" });
  });

  test("a device without end is refused", () => {
    expect(spawnCommand(main, ["lint", "/dev/zero"])).toMatchObject({ code: 2, out: "Nothing was checked\n" });
  });
});
