import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fixAll, rules } from "../core/index.ts";
import { commands } from "./commands.ts";
import { emptyFolder, runHere } from "./test-host.ts";
import { version } from "./version.ts";

const typo =
  '{ "name": "a", "inputSchema": { "type": "object", "properties": { "command": {} }, "required": ["comand"] } }';
const rule = "schema/required-undefined";

/** Options that leave one rule on, so that the others may change. */
function only(severity: string): string[] {
  return rules.flatMap(({ id }) => ["--rule", `${id}=${id === rule ? severity : "off"}`]);
}

describe("the program", () => {
  test.each(commands)(
    "$name stands in a file of that name and has help of its own",
    async ({ name, summary, load }) => {
      const command = await load();
      expect({ name, summary }).toEqual({ name: command.name, summary: command.summary });
      expect(command.examples.every((example) => example.includes(name))).toBe(true);
      expect(command.examples).not.toEqual([]);
      expect(existsSync(join(import.meta.dirname, "commands", `${name}.ts`))).toBe(true);
      const { code, out } = await runHere([name, "--help"], "/");
      expect(code).toBe(0);
      expect(out).toContain(summary);
      for (const option of command.options) expect(out).toContain(`--${option.name}`);
      expect((await runHere(["--help"], "/")).out).toContain(`  ${name} `);
    },
  );

  /** They speak a protocol of their own, or write files. */
  const speakers = ["serve", "mcp", "ui", "init", "completion", "lsp"];

  test.each(commands.filter(({ name }) => !speakers.includes(name)))("$name takes --format json", async ({ load }) => {
    const { options } = await load();
    expect(options.find(({ name }) => name === "format")?.choices).toContain("json");
  });

  test.each([
    [[], expect.stringMatching(/^toolwright: name a command: lint, .* \(see toolwright --help\)$/)],
    [["lnit"], "toolwright: lnit is no command: did you mean lint? (see toolwright --help)"],
    [
      ["lint"],
      "toolwright lint: name the files to check, a folder, or - for stdin; or list them as files in toolwright.config.json",
    ],
    [["explain"], "toolwright explain: name a rule: toolwright rules lists them all (see toolwright explain --help)"],
    [["explain", "duplicate-kye"], "toolwright explain: duplicate-kye is no rule: did you mean duplicate-key?"],
    [
      ["lint", "-", "--rule", "json/duplicate-kye=off"],
      "toolwright lint: json/duplicate-kye is no rule: did you mean json/duplicate-key?",
    ],
    [["lint", "-", "--rule", `${rule}=of`], "toolwright lint: of is no severity: did you mean off?"],
    [["lint", "-", "--rule", rule], `toolwright lint: --rule ${rule} needs a severity: ${rule}=off`],
    [["lint", "-", "x", "--fix"], "toolwright lint: --fix with - prints the repaired text: give no other files"],
    [["\u001b[31m"], expect.stringMatching(/^toolwright: \\u001b\[31m is no command/)],
  ])("%j is refused with one line", async (words, note) => {
    expect(await runHere(words, emptyFolder())).toEqual({ code: 2, out: "", notes: [note] });
  });

  test("says its version", async () => {
    expect(await runHere(["--version"], "/")).toEqual({ code: 0, out: `${version}\n`, notes: [] });
  });
});

const groupOf = (id: unknown) => String(id).split("/")[0];

describe("rules and explain", () => {
  test("rules --format json has the documented members", async () => {
    const { out } = await runHere(["rules", "--format", "json"], "/");
    const members = ["id", "severity", "summary", "why", "source", "fixable", "preset", "radius"];
    const listed: Record<string, unknown>[] = JSON.parse(out);
    expect(listed.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    for (const { clients, ...entry } of listed) {
      expect(Object.keys(entry)).toEqual(members);
      expect(clients !== undefined).toBe(groupOf(entry.id) === "client");
    }
  });

  test("rules names every rule", async () => {
    const { out } = await runHere(["rules"], "/");
    for (const { id } of rules) expect(out).toContain(`\n${id} `);
  });

  test.each(rules.map(({ id }) => id))("explain %s", async (id) => {
    const { code, out } = await runHere(["explain", id], "/");
    expect(code).toBe(0);
    const { summary, why, source, examples } = rules.find((candidate) => candidate.id === id) ?? {};
    for (const text of [summary, why, source]) expect(out).toContain(text);
    const { out: json } = await runHere(["explain", id, "--format", "json"], "/");
    expect(JSON.parse(json)).toMatchObject({ id, examples: { bad: examples?.bad, good: examples?.good } });
  });

  test("explain takes a name without its group", async () => {
    const { out } = await runHere(["explain", "duplicate-key"], "/");
    expect(out).toContain("json/duplicate-key");
  });
});

describe("lint", () => {
  test.each([
    ["error", [], 1],
    ["warning", [], 0],
    ["warning", ["--fail-on", "warning"], 1],
    ["info", ["--fail-on", "warning"], 0],
    ["info", ["--fail-on", "info"], 1],
    ["hint", ["--fail-on", "info"], 0],
    ["error", ["--fail-on", "never"], 0],
    ["off", ["--fail-on", "info"], 0],
  ])("a finding of severity %s with %j exits with %i", async (severity, words, code) => {
    expect(await runHere(["lint", "-", ...only(severity), ...words], "/", typo)).toMatchObject({ code, notes: [] });
  });

  test("prints the documented JSON", async () => {
    const { out } = await runHere(["lint", "-", "--format", "json", ...only("info")], "/", typo);
    const at = typo.indexOf('"comand"');
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      files: [
        {
          file: "<stdin>",
          tools: 1,
          diagnostics: [
            {
              rule,
              severity: "info",
              tool: "a",
              path: "/inputSchema/required/0",
              range: {
                start: { line: 1, column: at + 1, offset: at },
                end: { line: 1, column: at + 9, offset: at + 8 },
              },
              fix: { safe: true, edits: [{ offset: at, length: 8, text: '"command"' }] },
            },
          ],
        },
      ],
      counts: { error: 0, warning: 0, info: 1, hint: 0 },
    });
  });

  test("the command line wins over the project's file", async () => {
    const folder = emptyFolder();
    const settings = { rules: Object.fromEntries(rules.map(({ id }) => [id, id === rule ? "error" : "off"])) };
    writeFileSync(join(folder, "toolwright.config.json"), JSON.stringify(settings));
    expect((await runHere(["lint", "-"], folder, typo)).code).toBe(1);
    expect((await runHere(["lint", "-", "--rule", `${rule}=hint`], folder, typo)).code).toBe(0);
    writeFileSync(join(folder, "toolwright.config.json"), "{");
    const { code, notes } = await runHere(["lint", "-"], folder, typo);
    expect([code, notes.length]).toEqual([2, 1]);
    expect(notes[0]).toContain(`${join(folder, "toolwright.config.json")}:1:`);
  });

  test("a folder means the JSON files in it, without links, dot folders and node_modules", async () => {
    const folder = emptyFolder();
    for (const name of ["t/b", "t/.git", "t/node_modules/x"]) mkdirSync(join(folder, name), { recursive: true });
    const names = ["t/z.json", "t/b/a.jsonc", "t/b/readme.md", "t/.git/a.json", "t/node_modules/x/a.json"];
    for (const name of [...names, "t/toolwright.config.json"]) writeFileSync(join(folder, name), typo);
    symlinkSync("..", join(folder, "t/b/up"));
    const { out } = await runHere(["lint", "t", "t/z.json", "--format", "json"], folder);
    expect(JSON.parse(out).files.map(({ file }: { file: string }) => file)).toEqual(["t/b/a.jsonc", "t/z.json"]);
    mkdirSync(join(folder, "empty"));
    const note = "toolwright lint: empty holds no .json or .jsonc file: name the files to check";
    expect(await runHere(["lint", "empty"], folder)).toMatchObject({ code: 2, notes: [note] });
  });

  test("--fix writes once, --fix-dry-run never", async () => {
    const folder = emptyFolder();
    const path = join(folder, "t.json");
    const text = `${typo.replaceAll("{ ", "{\r\n")}\r\n`;
    writeFileSync(path, text);
    const preview = await runHere(["lint", "t.json", "--fix-dry-run", ...only("error")], folder);
    expect(preview.out).toMatch(/^--- a\/t\.json\n\+\+\+ b\/t\.json\n@@ -\d+,\d+ \+\d+,\d+ @@\n/);
    expect(preview.out).toContain('"required": ["command"]');
    expect(readFileSync(path, "utf8")).toBe(text);
    const fixed = await runHere(["lint", "t.json", "--fix", ...only("error")], folder);
    expect(fixed).toMatchObject({ code: 0, notes: ["repaired t.json"] });
    expect(readFileSync(path, "utf8")).toBe(text.replace("comand", "command"));
    const { mtimeMs } = statSync(path);
    expect((await runHere(["lint", "t.json", "--fix", ...only("error")], folder)).notes).toEqual([]);
    expect(statSync(path).mtimeMs).toBe(mtimeMs);
  });

  test("--fix changes nothing but what a rule repairs: a byte order mark is the rules' business", async () => {
    const folder = emptyFolder();
    const text = `\uFEFF${typo}\r\n`;
    writeFileSync(join(folder, "t.json"), text);
    await runHere(["lint", "t.json", "--fix"], folder);
    expect(readFileSync(join(folder, "t.json"), "utf8")).toBe(fixAll(text, { strictJson: true }));
    writeFileSync(join(folder, "t.json"), text);
    await runHere(["lint", "t.json", "--fix", ...only("error")], folder);
    expect(readFileSync(join(folder, "t.json"), "utf8")).toBe(text.replace("comand", "command"));
  });

  test("--fix with - prints the repaired text and keeps the findings apart", async () => {
    const { out, notes } = await runHere(["lint", "-", "--fix", ...only("error")], "/", typo);
    expect(out).toBe(typo.replace("comand", "command"));
    expect(notes).toEqual(["No problems in 1 tool"]);
  });
});
