import { describe, expect, it } from "vitest";
import { isObject } from "../json.ts";
import { declaredDialect } from "../schema/dialect.ts";
import { judge } from "../schema/engines/judge.ts";
import { parseDocument } from "../text/document.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Json, JsonObject } from "../types.ts";
import { clients } from "./clients.ts";
import { randomTool } from "./random-tools.testing.ts";
import { clientRewrites, type RewriteGain } from "./rewrites.ts";

const all = clients.map(({ id }) => id);
const tool = (inputSchema: JsonObject, more: JsonObject = {}): JsonObject => ({
  name: "find_books",
  description: "Finds books.",
  inputSchema,
  ...more,
});

function rewritten(given: JsonObject | string, chosen: readonly string[] = all) {
  const text = typeof given === "string" ? given : JSON.stringify(given, null, 2);
  const [slice] = parseDocument(text).tools;
  return slice ? clientRewrites(slice, chosen).map((one) => ({ ...one, text: applyEdits(text, one.edits) })) : [];
}

const changed = (given: JsonObject, id: string, chosen?: readonly string[]): JsonObject | undefined => {
  const found = rewritten(given, chosen).find((one) => one.id === id);
  return found && JSON.parse(found.text);
};

describe("flatten-root", () => {
  const props = { id: { type: "string" }, title: { type: "string" } };
  it("merges branches, requires what all require and says who needs what", () => {
    const given = tool({
      type: "object",
      properties: { limit: { type: "integer" } },
      oneOf: [
        { properties: { id: { type: "string" } }, required: ["id", "lang"] },
        { properties: { title: { type: "string" }, id: { type: "integer" } }, required: ["title", "lang"] },
      ],
    });
    expect(changed(given, "flatten-root")).toEqual({
      name: "find_books",
      description: "Finds books. Give either id and lang, or title and lang.",
      inputSchema: {
        type: "object",
        properties: {
          limit: { type: "integer" },
          id: { anyOf: [{ type: "string" }, { type: "integer" }] },
          title: { type: "string" },
        },
        required: ["lang"],
      },
    });
  });

  it.each<[string, JsonObject]>([
    ["a branch with more than properties", { oneOf: [{ required: ["id"], not: { required: ["title"] } }] }],
    ["a branch that is a reference", { anyOf: [{ $ref: "#/$defs/a" }], $defs: { a: { type: "object" } } }],
    ["a closed root that a branch adds to", { additionalProperties: false, anyOf: [{ properties: { x: true } }] }],
    ["a root that is no object", { type: "string", anyOf: [{ required: ["id"] }] }],
  ])("leaves %s alone", (_, schema) => {
    expect(changed(tool({ type: "object", properties: props, ...schema }), "flatten-root")).toBeUndefined();
  });

  it("tells what it gains: OpenAI and Anthropic refuse the tool before, and take it after", () => {
    const given = tool({ type: "object", properties: props, anyOf: [{ required: ["id"] }, { required: ["title"] }] });
    const [flat] = rewritten(given, ["openai-functions", "anthropic-api", "mistral"]);
    expect(flat?.gains.map(({ client, before, after }) => [client, before, after])).toEqual([
      ["openai-functions", "refused", "works"],
      ["anthropic-api", "refused", "works"],
    ]);
  });
});

describe("describe-defaults", () => {
  it.each<[JsonObject, string | undefined]>([
    [{ type: "integer", description: "How many", default: 10 }, "How many. Default: 10."],
    [{ type: "string", description: "The unit.", default: "metric" }, 'The unit. Default: "metric".'],
    [{ type: "boolean", default: false }, "Default: false."],
    [{ type: "integer", description: "How many (default 10)", default: 10 }, undefined],
    [{ type: "string", description: "The unit.", default: "x".repeat(200) }, undefined],
  ])("%j", (schema, words) => {
    const found = changed(tool({ type: "object", properties: { p: schema } }), "describe-defaults", ["codex"]);
    const property = found && ((found.inputSchema as JsonObject).properties as JsonObject).p;
    expect(property).toEqual(words === undefined ? undefined : { ...schema, description: words });
  });

  it("is not offered where no chosen client drops defaults", () => {
    const given = tool({ type: "object", properties: { p: { type: "integer", default: 1 } } });
    expect(changed(given, "describe-defaults", ["anthropic-api"])).toBeUndefined();
  });
});

describe("inline-references", () => {
  it("writes out what is referred to, keeps what stands beside it, and leaves circles", () => {
    const given = tool({
      type: "object",
      properties: {
        author: { $ref: "#/$defs/person", description: "Who wrote it." },
        tree: { $ref: "#/$defs/node" },
        left: { $ref: "#/$defs/gone" },
      },
      $defs: {
        person: { type: "object", properties: { name: { $ref: "#/$defs/name" } } },
        name: { type: "string" },
        node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } },
        unused: { type: "string" },
      },
    });
    const schema = changed(given, "inline-references")?.inputSchema as JsonObject | undefined;
    expect((schema?.properties as JsonObject | undefined)?.author).toEqual({
      type: "object",
      properties: { name: { type: "string" } },
      description: "Who wrote it.",
    });
    expect(Object.keys((schema?.$defs ?? {}) as JsonObject)).toEqual(["node", "unused"]);
  });
});

describe("draft-2020-12", () => {
  it("gives the keywords of draft-07 their new names", () => {
    const given = tool({
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      properties: {
        range: { type: "array", items: [{ type: "integer" }], additionalItems: false },
        author: { $ref: "#/definitions/name", minLength: 3, description: "Who." },
      },
      definitions: { name: { type: "string" } },
      dependencies: { range: ["author"], author: { properties: { x: { type: "string" } } } },
    });
    expect(changed(given, "draft-2020-12")?.inputSchema).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: {
        range: { type: "array", prefixItems: [{ type: "integer" }], items: false },
        author: { $ref: "#/$defs/name", description: "Who." },
      },
      $defs: { name: { type: "string" } },
      dependentRequired: { range: ["author"] },
      dependentSchemas: { author: { properties: { x: { type: "string" } } } },
    });
  });

  it("says who does worse: what older dialects call a tuple, Copilot sends, and what newer ones do, it refuses", () => {
    const given = tool({ type: "object", properties: { range: { type: "array", items: [{ type: "integer" }] } } });
    const [found] = rewritten(given, ["anthropic-api", "vscode-copilot"]);
    const told = (list: readonly RewriteGain[] | undefined) => list?.map(({ client, after }) => [client, after]);
    expect(told(found?.gains)).toEqual([["anthropic-api", "works"]]);
    expect(told(found?.losses)).toEqual([["vscode-copilot", "refused"]]);
  });

  it("leaves a reference into a renamed place alone", () => {
    const given = tool({
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      properties: { a: { items: [{ type: "string" }] }, b: { $ref: "#/properties/a/items/0" } },
    });
    expect(changed(given, "draft-2020-12")).toBeUndefined();
  });
});

it("is a small edit: comments and layout stay", () => {
  const text = `{
  "name": "find_books", // ours
  "inputSchema": {
    "type": "object",
    "properties": {
      /* how many */ "limit": { "type": "integer", "description": "How many.", "default": 10 }
    }
  }
}`;
  const [found] = rewritten(text, ["codex"]);
  expect(found?.text).toBe(text.replace('"How many."', '"How many. Default: 10."'));
});

it("offers nothing for a text that is torn", () => {
  expect(rewritten('{ "name": "a", "inputSchema": { "type": "object" "oneOf": [{}] } }')).toEqual([]);
});

describe("random tools", () => {
  it("never throws, is readable, gains somewhere", () => {
    for (let seed = 0; seed < 300; seed++) {
      for (const { text, gains, id } of rewritten(randomTool(seed, seed % 3 === 0))) {
        expect(isObject(JSON.parse(text)), `${seed} ${id}`).toBe(true);
        expect(gains.length).toBeGreaterThan(0);
      }
    }
  }, 120_000);

  const values: readonly Json[] = [{}, { a: 1 }, { a: "x", b: [] }, { b: null }, { "c-d": {} }, { title: "t", a: {} }];
  it("means the same where it says so: references written out, and a newer dialect", () => {
    for (let seed = 0; seed < 300; seed++) {
      const given = randomTool(seed, false);
      for (const { id, text } of rewritten(given)) {
        if (id !== "inline-references" && id !== "draft-2020-12") continue;
        const next = JSON.parse(text).inputSchema;
        for (const value of values) {
          const [before, now] = [verdictOf(given.inputSchema, value), verdictOf(next, value)];
          if (before !== undefined && now !== undefined)
            expect(now, `${seed} ${id} ${JSON.stringify(value)}`).toBe(before);
        }
      }
    }
  }, 120_000);
});

function verdictOf(schema: Json | undefined, value: Json): boolean | undefined {
  if (!isObject(schema)) return undefined;
  const dialect = declaredDialect(schema) ?? "2020-12";
  const { mismatches, refusal } = judge(schema, value, { dialect, remotes: {}, formats: false });
  return refusal ? undefined : mismatches.length === 0;
}
