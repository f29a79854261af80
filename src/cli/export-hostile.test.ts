import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exporters, exportTools, isSafePath, type Json, type JsonObject } from "../core/index.ts";
import { load, syntaxErrors } from "./generated.ts";

const oracle = "../shared/oracles/nasty.json";

/** Texts that end a string, a comment, a template or a line somewhere, and names that mean something to a language. */
const own: readonly string[] = [
  ...["*/ globalThis.PWNED = 1; /*", "src/**/*.ts", '"; globalThis.PWNED = 1; //', "'); globalThis.PWNED = 1; ('"],
  ...[
    "`; globalThis.PWNED = 1; //",
    "$" + "{globalThis.PWNED = 1}",
    "\\",
    '\\"',
    "a\u2028globalThis.PWNED=1",
    "a\r\nb",
  ],
  ...["</script><script>PWNED=1</script>", "\u202e\u2066x", "\ud800", "\u0000", "@ts-nocheck", "__proto__"],
  ...["constructor", "toString", "class", "await", "", " ", "1a", "é", "😀", "```\n# x", "| a | b |", "a.b-c/d"],
];

interface Nasty {
  readonly strings: readonly { readonly value: string }[];
  readonly keys: readonly { readonly value: string }[];
  readonly toolNames: readonly string[];
}

const nasty: Nasty | undefined = existsSync(oracle) ? JSON.parse(readFileSync(oracle, "utf8")) : undefined;

/** The text in every place where a document can hold one. */
function toolWith(text: string, name: string): JsonObject {
  const inner: JsonObject = {
    type: "string",
    title: text,
    description: text,
    default: text,
    pattern: text,
    format: text,
  };
  const properties = Object.fromEntries<Json>([
    [text, { ...inner, examples: [text] }],
    ["choice", { enum: [text, "other", 1, null] }],
    ["fixed", { const: { [`k${text}`]: text } }],
    ["map", { type: "object", patternProperties: { [text]: { description: text } }, additionalProperties: false }],
    ["list", { type: "array", items: { $ref: "#/$defs/part" } }],
  ]);
  const schema = { type: "object", description: text, properties, required: [text], $defs: { part: inner } };
  return {
    ...{ name, title: text, description: text, inputSchema: schema, outputSchema: schema },
    ...{ annotations: { title: text, readOnlyHint: true }, _meta: { [`x/${text}`]: text } },
  };
}

function judge(tools: readonly JsonObject[], marks: readonly string[]): void {
  for (const { id } of exporters) {
    const { files, refused } = exportTools(tools, { to: id, name: marks[0] ?? "" });
    expect(refused, id).toBeUndefined();
    const paths = files.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size, id).toBe(paths.length);
    for (const { path, text } of files) {
      expect(isSafePath(path), path).toBe(true);
      expect(text.endsWith("\n") && !/\p{Cs}/u.test(text), `${id} ${path}`).toBe(true);
      if (path.endsWith(".ts")) expect(syntaxErrors(text, path), `${id} ${path}\n${text}`).toEqual([]);
      if (path.endsWith(".json")) expect(() => JSON.parse(text), `${id} ${path}`).not.toThrow();
    }
  }
}

async function runs(texts: readonly string[], targets: readonly string[]): Promise<void> {
  const tools = texts.map((text, index) => toolWith(text, `${index}${text}`));
  for (const to of targets) {
    const { files } = exportTools(tools, { to, name: texts[0] ?? "" });
    await load(files, "server.js");
    expect("PWNED" in globalThis, to).toBe(false);
  }
}

describe("hostile texts", () => {
  it("come out of every target as code that parses, in files that are safe", { timeout: 60_000 }, () => {
    judge(
      own.map((text) => toolWith(text, text)),
      own,
    );
  });

  it("run nowhere", { timeout: 60_000 }, () => runs(own, ["ts-sdk-v2", "ts-sdk-v2-zod", "ts-sdk-v1-zod"]));

  it("keep every wire name", () => {
    const tools = own.map((text) => toolWith(text, text));
    for (const to of ["json", "tools-list", "openai", "openai-strict", "anthropic", "gemini"]) {
      const [file] = exportTools(tools, { to }).files;
      const found = new Set<unknown>();
      JSON.parse(file?.text ?? "", (key, value) => {
        if (key === "name") found.add(value);
        return value;
      });
      expect(
        own.filter((name) => !found.has(name)),
        to,
      ).toEqual([]);
    }
  });

  if (!nasty) it.skip("skipped: no corpus");
  else
    it("of the hostile corpus do no more", { timeout: 240_000 }, async () => {
      const texts = [
        ...nasty.strings.map(({ value }) => value),
        ...nasty.keys.map(({ value }) => value),
        ...nasty.toolNames,
      ];
      judge(
        texts.map((text) => toolWith(text, text)),
        texts,
      );
      await runs(texts, ["ts-sdk-v2-zod"]);
    });
});
