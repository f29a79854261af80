import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { Language, type Node, Parser } from "web-tree-sitter";
import { isObject, member } from "../json.ts";
import { parseDocument } from "../text/document.ts";
import type { Json, JsonObject } from "../types.ts";
import { exportTools } from "./export-tools.ts";
import { isSafePath } from "./file-names.ts";
import { hostileTools, ownHostile } from "./fixtures/hostile-tools.ts";

const python = ["python-skill-command", "python-mcp", "python-mcp-lowlevel", "python-fastmcp"];
const csharp = ["csharp-sdk", "csharp-azure-functions"];
const nasty = "../shared/oracles/nasty.json";
const corpus = "../shared/corpus/tools-list";
const hasPython = spawnSync("python3", ["--version"]).status === 0;

const groups: (readonly [string, () => JsonObject[]])[] = [
  ["our own hostile tools", () => hostileTools(ownHostile)],
  [existsSync(nasty) ? "the hostile texts of the corpus" : "skipped: no corpus", nastyTools],
];

describe.each(groups)("of %s", (_name, make) => {
  const tools = make();

  if (!hasPython) it.skip("skipped: no python3");
  else
    it.each(python)("%s loads, runs nothing of it and registers every name", { timeout: 60_000 }, (to) => {
      const answers = runPython(tools.map((tool) => textOf([tool], to)));
      for (const [index, tool] of tools.entries()) {
        const answer = answers[index];
        expect(answer, String(tool.name)).toMatchObject({ ran: [], tools: [{ name: tool.name }] });
        const [found] = answer?.tools ?? [];
        expect(found?.description ?? undefined).toBe(member(tool, "description"));
        expect(found?.parameters).toEqual(expect.arrayContaining(parametersOf(tool, to)));
        expect(new Set(found?.parameters).size).toBe(found?.parameters.length);
        if (to === "python-mcp-lowlevel") {
          const input = member(tool, "inputSchema");
          expect(found?.inputSchema).toEqual({ ...(isObject(input) ? input : {}), type: "object" });
          if (isObject(member(tool, "outputSchema"))) expect(found?.outputSchema).toEqual(tool.outputSchema);
        }
      }
    });

  it.each(csharp)("%s parses, declares one class a file and holds every value", (to) => {
    for (const tool of tools) {
      const { files } = exportTools([tool], { to, name: String(tool.name) });
      for (const { path, text } of files) {
        expect(isSafePath(path), path).toBe(true);
        const root = parsed(text);
        expect(root.hasError, `${tool.name}\n${text}`).toBe(false);
        expect(root.descendantsOfType("class_declaration").length).toBe(path === "Program.cs" ? 0 : 1);
        expect(root.descendantsOfType(["method_declaration", "preproc_if", "preproc_error"]).length).toBeLessThan(2);
      }
      const all = files.map(({ text }) => parsed(text));
      const texts = all
        .flatMap((root) => root.descendantsOfType("string_literal"))
        .map((node) => JSON.parse(node?.text ?? ""));
      expect(texts).toContain(tool.name);
      if (typeof tool.description === "string") expect(texts).toContain(tool.description);
      const raw = all
        .flatMap((root) => root.descendantsOfType("raw_string_literal"))
        .map((node) => rawValue(node?.text));
      const input = member(tool, "inputSchema");
      if (isObject(input) && input.type === "object" && !("required" in input && !Array.isArray(input.required))) {
        expect(raw).toContainEqual(input);
      }
    }
  });

  it("azure-binding is JSON, and so are its schemas", () => {
    for (const tool of tools) {
      const { files, notes } = exportTools([tool], { to: "azure-binding" });
      const binding = JSON.parse(files[0]?.text ?? "");
      expect(binding).toMatchObject({ type: "mcpToolTrigger", toolName: tool.name });
      for (const field of ["inputSchema", "outputSchema"] as const) {
        if (field in binding) expect(JSON.parse(binding[field])).toEqual(tool[field]);
        else if (field in tool) expect(notes.map(({ path }) => path)).toContain(`/${field}`);
      }
    }
  });
});

it.each([...python, ...csharp, "azure-binding"])("%s writes many tools, with a name for each", (to) => {
  const tools = hostileTools(ownHostile);
  const { files } = exportTools(tools, { to });
  expect(new Set(files.map(({ path }) => path.toLowerCase())).size).toBe(files.length);
  if (csharp.includes(to)) expect(files.length).toBe(tools.length + 1);
  if (to === "azure-binding") expect(JSON.parse(files[0]?.text ?? "").length).toBe(tools.length);
  if (python.includes(to)) {
    const names = [...(files[0]?.text ?? "").matchAll(/^(?:async )?def (\w+)/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(tools.length);
  }
});

if (!existsSync(corpus)) it.skip("skipped: no corpus");
else {
  it("every tool of the corpus goes through every one of them", { timeout: 120_000 }, () => {
    const servers = readdirSync(corpus).map((file) => parseDocument(readFileSync(`${corpus}/${file}`, "utf8")).tools);
    expect(servers.flat().length).toBe(3219);
    const modules: string[] = [];
    for (const tools of servers.map((slices) => slices.map(({ value }) => value))) {
      modules.push(...python.map((to) => textOf(tools, to)).slice(0, 2));
      for (const to of [...csharp, "azure-binding"]) {
        const { files, refused } = exportTools(tools, { to });
        expect(refused).toBeUndefined();
        if (to === "csharp-sdk") expect(files.slice(1, 2).map(({ text }) => parsed(text).hasError)).not.toContain(true);
      }
    }
    if (!hasPython) return;
    const answers = runPython(modules);
    expect(answers.filter(({ error, ran }) => error !== undefined || (ran ?? []).length > 0)).toEqual([]);
    expect(answers.flatMap(({ tools }) => tools ?? []).length).toBe(3219 * 2);
  });
}

interface Answer {
  readonly error?: string;
  readonly ran?: readonly string[];
  readonly tools?: readonly {
    name: string;
    description: string | null;
    parameters: string[];
    inputSchema?: Json;
    outputSchema?: Json;
  }[];
}

function runPython(texts: readonly string[]): readonly Answer[] {
  const script = fileURLToPath(new URL("fixtures/run_stubs.py", import.meta.url));
  const { stdout, stderr } = spawnSync("python3", ["-W", "error", script], {
    input: JSON.stringify(texts.map((text) => ({ text }))),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

function textOf(tools: readonly JsonObject[], to: string): string {
  const { files, refused } = exportTools(tools, { to, name: String(tools[0]?.name) });
  expect(refused).toBeUndefined();
  const text = files[0]?.text ?? "";
  expect(text).toMatch(/^[\n -~]*\n$/);
  return text;
}

/** The wire names that a module can have: half a character is none, and only the low-level server takes it. */
function parametersOf(tool: JsonObject, to: string): string[] {
  const schema = member(tool, "inputSchema");
  const properties = member(schema, "properties");
  const required = to === "python-mcp-lowlevel" ? [] : member(schema, "required");
  const names = [
    ...(isObject(properties) ? Object.keys(properties) : []),
    ...(Array.isArray(required) ? required.filter((name) => typeof name === "string") : []),
  ];
  return names.filter((name) => to === "python-mcp-lowlevel" || !/\p{Cs}/u.test(name));
}

function nastyTools(): JsonObject[] {
  if (!existsSync(nasty)) return [{ name: "none", inputSchema: { type: "object" } }];
  const { strings, keys, toolNames, schemas } = JSON.parse(readFileSync(nasty, "utf8"));
  const textsOf = (entries: readonly { value: unknown }[]) =>
    entries.map(({ value }) => value).filter((value) => typeof value === "string");
  const whole = (entries: readonly { schema: Json }[]) =>
    entries.flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
  return hostileTools({
    texts: textsOf(strings),
    keys: [...new Set(textsOf(keys))],
    names: toolNames.filter((name: unknown) => typeof name === "string"),
    schemas: whole(schemas),
  });
}

let parser: Parser;
beforeAll(async () => {
  await Parser.init();
  const wasm = createRequire(import.meta.url).resolve("tree-sitter-c-sharp/tree-sitter-c_sharp.wasm");
  parser = new Parser().setLanguage(await Language.load(wasm));
});

function parsed(text: string): Node {
  const tree = parser.parse(text);
  if (!tree) throw new Error("The parser gave up");
  return tree.rootNode;
}

/** What a raw literal holds: its lines are indented as its end is. */
function rawValue(literal = ""): Json {
  const lines = literal.split("\n");
  return JSON.parse(lines.slice(1, -1).join("\n"));
}
