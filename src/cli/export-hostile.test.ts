import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exporters, exportTools, isSafePath, type Json, type JsonObject } from "../core/index.ts";
import { listed, parsed } from "./generated.ts";

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

type Text = string | { readonly repeat: string; readonly times: number };

interface Nasty {
  readonly strings: readonly { readonly value: Text }[];
  readonly keys: readonly { readonly value: Text }[];
  readonly toolNames: readonly string[];
}

/** The text in every place where a document can hold one. */
function toolWith(text: string): JsonObject {
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
  const outputSchema = { type: "object", title: text, properties: Object.fromEntries([[text, { const: text }]]) };
  return {
    ...{ name: text, title: text, description: text, inputSchema: schema, outputSchema },
    ...{ annotations: { title: text, readOnlyHint: true }, _meta: { [`x/${text}`]: text } },
  };
}

/** Every target, by whether its code can be run, and whether it spells the names of tools and of members. */
const servers = ["ts-sdk-v2", "ts-sdk-v2-zod", "ts-sdk-v1-zod"];
const namesTools = ["json", "tools-list", "openai", "openai-strict", "anthropic", "gemini"];
const namesMembers = [...servers, "ts-types", "ts-project"];

function judge(texts: readonly string[]): void {
  const tools = texts.map((text) => toolWith(text));

  it.each(exporters.map(({ id }) => id))("come out of %s in safe files that parse, with every name", (to) => {
    const { files, refused } = exportTools(tools, { to, name: texts.join(" ") });
    expect(refused).toBeUndefined();
    const paths = files.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    const members = new Set<string>();
    const names = new Set<unknown>();
    for (const { path, text } of files) {
      expect(isSafePath(path), path).toBe(true);
      expect(text.endsWith("\n") && !/\p{Cs}/u.test(text), path).toBe(true);
      if (path.endsWith(".ts")) {
        const tree = parsed(text, path);
        if (tree.errors.length > 0) expect(tree.errors, `${path}\n${text}`).toEqual([]);
        for (const member of tree.members) members.add(member);
      }
      if (path.endsWith(".json")) {
        JSON.parse(text, (key, value) => {
          if (key === "name") names.add(value);
          return value;
        });
      }
    }
    if (namesTools.includes(to)) expect(texts.filter((text) => !names.has(text))).toEqual([]);
    if (namesMembers.includes(to)) {
      const passedBy = to.endsWith("zod") ? inherited : none;
      expect(texts.filter((text) => !members.has(text) && !passedBy.has(text))).toEqual([]);
    }
  });

  it.each(servers)("run nowhere in %s, and every name is listed", async (to) => {
    const found = await listed(tools, to);
    expect("PWNED" in globalThis).toBe(false);
    const names = new Set(found.map(({ name }) => name));
    expect(texts.filter((text) => !names.has(text) && !inherited.has(text))).toEqual([]);
  });
}

/** The SDK takes these for tools that it has already, as the export says, and Zod for members: a refinement checks those. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));
const none = new Set<string>();

describe("hostile texts", { timeout: 60_000 }, () => judge(own));

describe("texts of the hostile corpus", { timeout: 60_000 }, () => {
  if (!existsSync(oracle)) it.skip("skipped: no corpus");
  else {
    const { strings, keys, toolNames }: Nasty = JSON.parse(readFileSync(oracle, "utf8"));
    // A million letters show no more than some thousand do.
    const written = ({ value }: { readonly value: Text }) =>
      typeof value === "string" ? value : value.repeat.repeat(Math.min(value.times, 5_000));
    judge([...new Set([...[...strings, ...keys].map(written), ...toolNames])]);
  }
});
