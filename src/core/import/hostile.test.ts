import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import { importTools } from "./import-tools.ts";

const oracle = new URL("../../../../shared/oracles/nasty.json", import.meta.url);
/** Where the corpus is not beside the project. */
const own = {
  strings: [
    "*/ globalThis.PWNED=1; /*",
    "$" + "{process.exit()}",
    '"""',
    "\u202e\u0000\u001b[2J",
    "::error::x\n##vso[x]",
    "\ud800",
  ],
  keys: ["__proto__", "constructor", "a b", "a/b~c", "", "\u2028", "toString", "1"],
  toolNames: ["__proto__", "../x", "a b", "\u0000", "x".repeat(300)],
};

interface Corpus {
  readonly strings: readonly string[];
  readonly keys: readonly string[];
  readonly toolNames: readonly string[];
}

function corpus(): Corpus {
  if (!existsSync(oracle)) return own;
  type Text = string | { readonly repeat: string; readonly times: number };
  const read: Record<keyof Corpus, readonly (string | { readonly value: Text })[]> = JSON.parse(
    readFileSync(oracle, "utf8"),
  );
  const textOf = (text: Text) => (typeof text === "string" ? text : text.repeat.repeat(text.times));
  const texts = (of: keyof Corpus) => read[of].map((one) => textOf(typeof one === "string" ? one : one.value));
  return { strings: texts("strings"), keys: texts("keys"), toolNames: texts("toolNames") };
}

const { strings, keys, toolNames } = corpus();
const q = (text: string) => JSON.stringify(text);
const named = (key: string, schema: Json): JsonObject => Object.fromEntries([[key, schema]]);
const list = (name: string, key: string, text: string) => {
  const properties = named(key, { type: "string", description: text });
  return { tools: [{ name, description: text, inputSchema: { type: "object", properties } }] };
};
const openapi = (name: string, key: string, text: string) => ({
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: {
    "/a": {
      get: {
        operationId: name,
        description: text,
        parameters: [{ name: key, in: "query", description: text, schema: { type: "string" } }],
        responses: {},
      },
    },
  },
});

/** A tool of each format, with hostile text wherever it takes text. */
const formats: Record<string, (name: string, key: string, text: string) => string> = {
  typescript: (name, key, text) =>
    `server.registerTool(${q(name)}, { description: ${q(text)}, inputSchema: { [${q(key)}]: z.string().describe(${q(text)}) } }, h);`,
  python: (name, key, text) =>
    `@mcp.tool(name=${q(name)}, description=${q(text)})\ndef f(a: Annotated[str, Field(alias=${q(key)}, description=${q(text)})]): ...\n`,
  openapi: (name, key, text) => JSON.stringify(openapi(name, key, text)),
  "openapi as YAML": (name, key, text) => stringify(openapi(name, key, text)),
  "MCP as YAML": (name, key, text) => stringify(list(name, key, text)),
  langchain: (name, key, text) =>
    JSON.stringify([{ name, description: text, args: named(key, { type: "string", title: "T", description: text }) }]),
  har: (name, key, text) => {
    const content = { text: JSON.stringify({ jsonrpc: "2.0", id: 1, result: list(name, key, text) }) };
    const request = { postData: { text: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' } };
    return JSON.stringify({ log: { version: "1.2", entries: [{ request, response: { content } }] } });
  },
  "json-schema": (name, key, text) =>
    JSON.stringify({
      title: name,
      description: text,
      type: "object",
      properties: named(key, { type: "string", description: text }),
    }),
  postman: (name, key, text) =>
    JSON.stringify({
      info: { name: "c", schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json" },
      item: [
        {
          name,
          request: {
            method: "GET",
            description: text,
            url: { raw: "https://x.example/a", query: [{ key, value: "1", description: text }] },
          },
        },
      ],
    }),
  mcpb: (name, _, text) =>
    JSON.stringify({ manifest_version: "0.3", server: { type: "node" }, tools: [{ name, description: text }] }),
};

describe.each(Object.entries(formats))("hostile text in %s", (_, write) => {
  it.each(strings.map((text) => [q(text).slice(0, 80), text]))("%s is kept as it is", (_, text) => {
    const { tools } = importTools(write("look", "a", text));
    expect(tools).toHaveLength(1);
    // Blanks around a description say nothing.
    expect(String(member(tools[0], "description") ?? "").trim()).toBe(text.trim());
  });

  it("every name and key is taken or said, and reaches no prototype", () => {
    for (const name of toolNames) {
      const { tools, notes } = importTools(write(name, "a", "Looks."));
      expect(tools.length + notes.length, q(name)).toBeGreaterThan(0);
    }
    for (const key of keys) {
      const { tools } = importTools(write("look", key, "Looks."));
      expect(tools, q(key)).toHaveLength(1);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
