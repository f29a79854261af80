import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { emptyFolder, runHere } from "../test-host.ts";

describe("a document with more findings than a page lists", () => {
  const properties = Object.fromEntries(Array.from({ length: 5_200 }, (_, n) => [`p${n}`, { enum: [n] }]));
  const text = JSON.stringify({ name: "a", description: "Does it.", inputSchema: { type: "object", properties } });
  const only = ["--rule", "schema/enum-single=hint"];

  test("is listed whole as JSON and as SARIF", async () => {
    const json = await runHere(["lint", "-", "--format", "json", "--preset", "all", ...only], "/", text);
    const { files, counts } = JSON.parse(json.out);
    const total = Object.values<number>(counts).reduce((sum, number) => sum + number, 0);
    expect(total).toBeGreaterThan(5_200);
    expect(files[0].diagnostics).toHaveLength(total);
    expect(files[0].omitted).toBeUndefined();
    const sarif = await runHere(["lint", "-", "--format", "sarif", "--preset", "all", ...only], "/", text);
    expect(JSON.parse(sarif.out).runs[0].results).toHaveLength(total);
  }, 60_000);
});

describe("a file that cannot be read", () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "binary.json"), Buffer.from([0, 1, 2]));
  writeFileSync(join(folder, "tool.json"), '{ "name": "a", "inputSchema": { "type": "object", "properties": {} } }');

  test.each([["absent.json"], ["binary.json"], ["tool.json", "absent.json"]])(
    "%s makes the SARIF run a failed one, and exits with 2",
    async (...files) => {
      const { code, out } = await runHere(["lint", ...files, "--format", "sarif"], folder);
      expect(code).toBe(2);
      const [run] = JSON.parse(out).runs;
      expect(run.invocations).toHaveLength(1);
      expect(run.invocations[0].executionSuccessful).toBe(false);
      const [notification] = run.invocations[0].toolExecutionNotifications;
      expect(notification.message.text).toContain(files.at(-1));
      expect(notification.locations[0].physicalLocation.artifactLocation.uri).toBe(files.at(-1));
      expect(run.artifacts).toHaveLength(files.length - 1);
    },
  );

  test("is told in JSON, and a run that read everything succeeded", async () => {
    const { out } = await runHere(["lint", "absent.json", "--format", "json"], folder);
    expect(JSON.parse(out).unchecked).toEqual([
      { path: "absent.json", problem: expect.stringMatching(/^absent\.json does not exist/) },
    ]);
    const fine = await runHere(["lint", "tool.json", "--format", "sarif"], folder);
    expect(JSON.parse(fine.out).runs[0].invocations).toEqual([{ executionSuccessful: true }]);
  });
});

const fixable = '{ "name": "a", "description": "Does it.", "inputSchema": {} }';
const repaired = '{ "name": "a", "description": "Does it.", "inputSchema": { "type": "object" } }';

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = emptyFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe("files that hold no tools", () => {
  const others = {
    "package.json": '{ "name": "x", "version": "1.0.0", "description": "A package", "scripts": { "a": "b", }, }',
    "tsconfig.json": '// settings\n{ "compilerOptions": { "strict": true, }, }',
    "data.json": '[{ "id": 1 }, { "id": 1, "id": 2 }]',
  };

  test.each([[["."]], [["*.json"]], [["{package,tools,tsconfig,data}.json"]]])(
    "are neither reported nor edited where %j is linted",
    async (words) => {
      const folder = folderOf({ ...others, "tools.json": fixable });
      const { code, out, notes } = await runHere(["lint", ...words, "--fix", "--format", "json"], folder);
      expect(code).toBe(0);
      expect(JSON.parse(out).files.map(({ file }: { file: string }) => file)).toEqual(["tools.json"]);
      expect(notes.toSorted()).toEqual([
        "repaired tools.json",
        "skipped data.json: it holds no tools",
        "skipped package.json: it holds no tools",
        "skipped tsconfig.json: it holds no tools",
      ]);
      for (const [name, text] of Object.entries(others)) expect(readFileSync(join(folder, name), "utf8")).toBe(text);
      expect(readFileSync(join(folder, "tools.json"), "utf8")).toBe(repaired);
    },
  );

  test("are all that is there: that is trouble, and they are named in order, not all of them", async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`d/${n + 10}.json`, "{}"]));
    const { code, notes } = await runHere(["lint", "d"], folderOf(many));
    expect(code).toBe(2);
    expect(notes).toHaveLength(22);
    expect(notes[20]).toBe("skipped 10 more files without tools");
    expect(notes[21]).toContain("30 files found, but none holds tools");
  });

  test("are reported where they are named", async () => {
    const folder = folderOf(others);
    const { code, out } = await runHere(["lint", "package.json", "--fix", "--format", "json"], folder);
    expect(code).toBe(1);
    expect(JSON.parse(out).files[0].diagnostics[0]).toMatchObject({ rule: "json/not-a-tool" });
  });
});

describe("patterns", () => {
  const folder = folderOf({ "a/one.json": fixable, "a/b/two.jsonc": fixable, "a/b/note.md": "# Hi" });

  test.each([
    ["**/*.json*", ["a/b/two.jsonc", "a/one.json"]],
    ["a/*.json", ["a/one.json"]],
    ["**/*.{md,jsonc}", ["a/b/two.jsonc"]],
  ])("%s", async (pattern, files) => {
    const { out } = await runHere(["lint", pattern, "--format", "json"], folder);
    expect(JSON.parse(out).files.map(({ file }: { file: string }) => file)).toEqual(files);
  });

  test("that match nothing are trouble", async () => {
    const { code, notes } = await runHere(["lint", "x/*.json"], folder);
    expect([code, notes]).toEqual([2, ["toolwright lint: x/*.json matches no file: check the pattern"]]);
  });
});

describe("files of other languages", () => {
  const programs = {
    "b.js": 'const a = { name: "x" };\n',
    "index.ts":
      "#!/usr/bin/env node\n// tools\nimport { a } from 'b';\n\nconst tools = [{ name: 'x', inputSchema: {} }];\n",
    "tools.py": "# tools\ntools = [{'name': 'x', 'strict': True}]\n",
    "tools.yaml": "# tools\n- name: x\n",
    "flow.yaml": "{ name: x, inputSchema: {} } # a comment\n",
    "object.mjs": "{ name: 'x' }\n",
    "README.md": "# Tools\n\n```json\n{ name: 'x' }\n```\n",
    "Tool.cs": '[McpServerTool]\npublic static string Echo() => "x";\n',
    "text.json": "Here is the tool: { name: 'x' }\n",
  };

  test.each(Object.keys(programs))("%s is left as it is, and told to be none", async (name) => {
    const folder = folderOf(programs);
    const { code, out } = await runHere(["lint", name, "--fix", "--format", "json"], folder);
    expect(readFileSync(join(folder, name), "utf8")).toBe(programs[name as keyof typeof programs]);
    expect(code).toBe(1);
    const rules = JSON.parse(out).files[0].diagnostics.map(({ rule }: { rule: string }) => rule);
    expect(rules).toContain("json/syntax");
    const preview = await runHere(["lint", name, "--fix-dry-run"], folder);
    expect(preview.out).toBe("");
    expect((await runHere(["lint", name], folder)).out).not.toContain("run with --fix");
  });

  test.each(["b.js", "index.ts", "tools.py", "tools.yaml", "README.md", "Tool.cs", "text.json"])(
    "%s: one finding names the way to import, and offers no repair",
    async (name) => {
      const { out } = await runHere(["lint", name, "--format", "json"], folderOf(programs));
      const [found, ...more] = JSON.parse(out).files[0].diagnostics;
      expect(more).toEqual([]);
      expect(found.message).toContain("toolwright import");
      expect(found.fix).toBeUndefined();
    },
  );

  test("a file of another name that holds JSON is repaired as any other", async () => {
    const folder = folderOf({ "tools.txt": fixable });
    await runHere(["lint", "tools.txt", "--fix"], folder);
    expect(readFileSync(join(folder, "tools.txt"), "utf8")).toBe(repaired);
  });
});

describe("the rules about clients", () => {
  const union = {
    name: "find_books",
    description: "Finds books.",
    inputSchema: { type: "object", properties: {}, anyOf: [{ required: ["id"] }, { required: ["title"] }] },
  };
  const folder = folderOf({ "tool.json": JSON.stringify(union) });
  const rulesOf = async (directory: string, ...words: string[]) => {
    const { out, code } = await runHere(["lint", "tool.json", "--format", "json", ...words], directory);
    const ids: string[] = JSON.parse(out).files[0].diagnostics.map(({ rule }: { rule: string }) => rule);
    return { code, ids: ids.filter((id) => id.split("/")[0] === "client") };
  };

  test("speak for clients that are chosen, and for no others", async () => {
    expect((await rulesOf(folder)).ids).toEqual([]);
    const { code, ids } = await rulesOf(folder, "--client", "openai-functions,anthropic-api");
    expect([code, ids.toSorted()]).toEqual([1, ["client/anthropic/root-combinator", "client/openai/root-combinator"]]);
  });

  test("read the choice and the server's name from the project's file", async () => {
    const config = { clients: ["anthropic-api"], server: { name: "library" } };
    const own = folderOf({ "tool.json": JSON.stringify(union), "toolwright.config.json": JSON.stringify(config) });
    expect((await rulesOf(own)).ids).toEqual(["client/anthropic/root-combinator"]);
    expect((await rulesOf(own, "--client", "mistral")).ids).toEqual([]);
  });

  test("refuse a client that there is not", async () => {
    const { code, notes } = await runHere(["lint", "tool.json", "--client", "codecs"], folder);
    expect([code, notes.join("\n")]).toEqual([2, expect.stringContaining("codecs is no client: did you mean codex?")]);
  });
});

describe("without a named file", () => {
  const folder = emptyFolder();
  const inner = join(folder, "servers", "mail");
  mkdirSync(inner, { recursive: true });
  writeFileSync(join(inner, "list.json"), '{ "name": "a", "inputSchema": { "type": "object" } }');
  writeFileSync(join(folder, "other.json"), "{}");

  test("those of the settings are checked, wherever one stands", async () => {
    writeFileSync(join(folder, "toolwright.config.json"), '{ "files": ["servers/**/*.json"] }');
    const named = async (directory: string) => {
      const { out } = await runHere(["lint", "--format", "json", "--fail-on", "never"], directory);
      return JSON.parse(out).files.map(({ file }: { file: string }) => file);
    };
    expect(await named(folder)).toEqual(["servers/mail/list.json"]);
    expect(await named(inner)).toEqual(["list.json"]);
  });

  test("one that they list is said to hold tools: that it does not is an error", async () => {
    writeFileSync(join(folder, "toolwright.config.json"), '{ "files": ["*r.json"] }');
    expect((await runHere(["lint"], folder)).code).toBe(1);
    writeFileSync(join(folder, "toolwright.config.json"), '{ "files": ["othr.json"] }');
    const { code, notes } = await runHere(["lint"], folder);
    expect([code, notes]).toEqual([2, ["toolwright lint: othr.json does not exist: did you mean other.json?"]]);
  });
});
