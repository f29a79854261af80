import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { emptyFolder, runHere } from "../test-host.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = emptyFolder();
const skill = {
  name: "skill",
  inputSchema: {
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    properties: { command: { type: "string" } },
    required: ["command"],
    additionalProperties: false,
  },
  outputSchema: { type: "object", properties: { ok: { type: "boolean" } }, required: ["ok"] },
};
writeFileSync(join(folder, "two.json"), JSON.stringify([skill, { name: "ping", inputSchema: { type: "object" } }]));
writeFileSync(join(folder, "args.json"), '{"command":"test"}');

const run = (...words: string[]) => runHere(words, folder);

describe("check", () => {
  it("takes what fits, from a word, a file and stdin", async () => {
    const fine = await run("check", "two.json", "--tool", "skill", "--args", '{"command":"test"}');
    expect(fine.code).toBe(0);
    expect(JSON.parse(fine.out)).toEqual({
      ok: true,
      dialect: "draft-07",
      problems: [],
      engine: "ajv",
      unchecked: [],
      disagreements: [],
      arguments: { command: "test" },
    });
    expect((await run("check", "two.json", "--tool", "skill", "--args", "@args.json")).code).toBe(0);
    expect((await runHere(["check", "-", "--args", "@args.json"], folder, JSON.stringify(skill))).code).toBe(0);
  });

  it("names the parameter that was renamed", async () => {
    const { code, out } = await run("check", "two.json", "--tool", "skill", "--args", '{"name":"test"}');
    expect(code).toBe(1);
    const { ok, problems } = JSON.parse(out);
    expect(ok).toBe(false);
    expect(problems[0]).toMatchObject({
      path: "",
      keyword: "required",
      schemaPath: "#/required",
      message: "The arguments lack `command`, which is required: `name` is not defined and may be meant for it",
      fix: { kind: "rename", from: "name", to: "command" },
    });
  });

  it("refuses extras by name, in words where asked", async () => {
    const extra = '{"command":"test","extra":"value"}';
    const { code, out } = await run("check", "two.json", "--tool", "skill", "--args", extra, "--format", "text");
    expect({ code, out }).toEqual({ code: 1, out: "/: `extra` is not defined: only `command` is\n" });
  });

  it.each([
    [["check", "two.json", "--tool", "skill"], "give the arguments"],
    [["check", "two.json", "--args", "{}"], "the file holds 2 tools"],
    [["check", "two.json", "--tool", "skil", "--args", "{}"], "did you mean skill"],
    [["check", "two.json", "--tool", "skill", "--args", "{"], "--args is not JSON"],
    [["check", "absent.json", "--args", "{}"], "does not exist"],
    [["sample", "two.json", "--tool", "ping", "--schema", "output"], "no outputSchema"],
    [["sample", "two.json", "--tool", "ping", "--count", "none"], "--count needs a whole number"],
  ])("%j is trouble", async (words, reason) => {
    const { code, out, notes } = await run(...words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(notes.join("\n")).toContain(reason);
  });
});

describe("sample", () => {
  it("makes arguments that check takes", async () => {
    const { code, out } = await run("sample", "two.json", "--tool", "skill", "--count", "3", "--seed", "4");
    expect(code).toBe(0);
    const { values } = JSON.parse(out);
    expect(values).toHaveLength(3);
    for (const { value, valid } of values) {
      expect(valid).toBe(true);
      expect((await run("check", "two.json", "--tool", "skill", "--args", JSON.stringify(value))).code).toBe(0);
    }
    expect((await run("sample", "two.json", "--tool", "skill", "--count", "3", "--seed", "4")).out).toBe(out);
  });

  it("makes results", async () => {
    const { out } = await run("sample", "two.json", "--tool", "skill", "--schema", "output");
    expect(JSON.parse(out)).toEqual({ values: [{ value: { ok: true }, valid: true }] });
  });

  it("breaks one keyword each, which check names", async () => {
    const { values } = JSON.parse((await run("sample", "two.json", "--tool", "skill", "--invalid")).out);
    expect(values.map(({ breaks }: { breaks: string }) => breaks)).toEqual([
      "required",
      "additionalProperties",
      "type",
    ]);
    for (const { value, breaks } of values) {
      const { out } = await run("check", "two.json", "--tool", "skill", "--args", JSON.stringify(value));
      expect(JSON.parse(out).problems.map(({ keyword }: { keyword: string }) => keyword)).toEqual([breaks]);
    }
  });

  it("says so where there is no value", async () => {
    const none = { name: "none", inputSchema: { type: "object", required: ["a"], properties: { a: false } } };
    const ran = await runHere(["sample", "-"], folder, JSON.stringify(none));
    expect(ran).toMatchObject({ code: 1, notes: ["no value was found that the schema takes: see toolwright lint"] });
  });
});

describe("texts made to harm", () => {
  const own = [
    "\u001b[2J",
    "a\n::error::x",
    "##vso[task.setvariable]x",
    "\u202ereversed",
    "\ud800",
    "__proto__",
    "a/b~c%",
    "`x`",
  ];
  const corpus = new URL("../../../../shared/oracles/nasty.json", import.meta.url);
  const texts = existsSync(corpus)
    ? [...JSON.parse(readFileSync(corpus, "utf8")).strings, ...JSON.parse(readFileSync(corpus, "utf8")).keys]
        .map((entry) => String(entry.value ?? entry))
        .slice(0, 300)
    : [];

  it.each([
    ["own", own],
    [existsSync(corpus) ? "of the corpus" : "skipped: no corpus", texts],
  ])("are printed and never obeyed: %s", async (_, list) => {
    const properties = Object.fromEntries(
      list.map((text) => [text, { type: "string", enum: [text], description: text }]),
    );
    const tool = {
      name: "t",
      inputSchema: { type: "object", properties, required: list, additionalProperties: false },
    };
    const given = JSON.stringify(Object.fromEntries(list.map((text) => [`${text}!`, text])));
    writeFileSync(join(folder, "nasty.json"), JSON.stringify(tool));
    writeFileSync(join(folder, "given.json"), given);
    for (const words of [
      ["check", "nasty.json", "--args", "@given.json"],
      ["check", "nasty.json", "--args", "@given.json", "--format", "text"],
      ["sample", "nasty.json"],
      ["sample", "nasty.json", "--invalid"],
    ]) {
      const { code, out, notes } = await run(...words);
      expect(code).toBeLessThan(2);
      expect(
        [out, ...notes]
          .join("\n")
          .split("\n")
          .filter((line) => /[^\u0020-\u007e\u00a0-\u{10ffff}]|^\s*::|##(vso)?\[/u.test(line)),
      ).toEqual([]);
    }
  });
});
