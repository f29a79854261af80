import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type JsonObject, parseDocument, samples } from "../core/index.ts";
import { listed } from "./generated.ts";

const corpus = "../shared/corpus/tools-list";

/** What the SDK has no place for is left out, with a note. */
function expected({ name, title, description, inputSchema, outputSchema, annotations, icons, _meta }: JsonObject) {
  const fields = { name, title, description, inputSchema, outputSchema, annotations, icons, _meta };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

describe("a server made of ts-sdk-v2 lists the descriptors it was made of", () => {
  it("of every sample", async () => {
    for (const { id, text } of samples) {
      const tools = parseDocument(text).tools.map(({ value }) => value);
      expect(await listed(tools, "ts-sdk-v2"), id).toEqual(tools.map(expected));
    }
  });

  if (!existsSync(corpus)) it.skip("skipped: no corpus");
  else
    it("of every tool of the corpus", { timeout: 120_000 }, async () => {
      const tools: JsonObject[] = [];
      for (const file of readdirSync(corpus)) {
        for (const { value } of parseDocument(readFileSync(`${corpus}/${file}`, "utf8")).tools) {
          const name = `${tools.length}.${value.name}`;
          tools.push({ ...value, name });
        }
      }
      expect(tools.length).toBeGreaterThan(3_000);
      const found = await listed(tools, "ts-sdk-v2");
      const wanted = tools.map(expected);
      const different = wanted.filter((tool, index) => !isDeepStrictEqual(tool, found[index]));
      expect(found.length).toBe(tools.length);
      expect(different.map(({ name }) => name)).toEqual([]);
    });
});
