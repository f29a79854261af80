import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sameJson } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import { type AsClient, asClient } from "./as-client.ts";
import { findClient } from "./clients.ts";
import { fitted } from "./fit.ts";
import { randomTool } from "./random-tools.testing.ts";
import { hasVendors, vendors } from "./vendors.testing.ts";
import { isRefusal } from "./verdict.ts";

const corpus = new URL("../../../../shared/corpus/tools-list/", import.meta.url);

describe("the vendors' own code", async () => {
  if (!hasVendors) {
    it.skip("skipped: no vendors (npm run vendors fetches them)", () => {});
    return;
  }
  if (!existsSync(corpus)) {
    it.skip("skipped: no corpus", () => {});
    return;
  }
  const files = readdirSync(corpus).filter((file) => file.endsWith(".json"));
  const read = (file: string) => JSON.parse(readFileSync(new URL(encodeURIComponent(file), corpus), "utf8")).tools;
  const tools: JsonObject[] = files.flatMap(read);

  // Some speak up about every name that they cut.
  const warn = vi.spyOn(console, "warn");
  beforeAll(() => void warn.mockImplementation(() => {}));
  afterAll(() => warn.mockRestore());

  // A parameter called `__proto__` is lost on the way through most of them, which is nobody's intention.
  const random = Array.from({ length: 2000 }, (_, seed) => randomTool(seed, false)).filter(
    (tool) => !JSON.stringify(tool).includes('"__proto__"'),
  );

  it.each((await vendors()).map((vendor) => [`${vendor.client} ${vendor.route}: ${vendor.version}`, vendor] as const))(
    "%s",
    async (_, { client, route, send, name }) => {
      const different: unknown[] = [];
      for (const tool of [...tools, ...random]) {
        const theirs = await send(tool);
        const ours = asClient(tool, { client, route });
        if (name && tool.name && typeof tool.name === "string") {
          const [called, own] = [await name("my server", tool), asClient(tool, { client, server: "my server" }).name];
          if (called !== own) different.push({ called, own });
        }
        // What is said not to be followed is not compared.
        if (ours.steps.some(({ code }) => code === "steps-unknown" || code === "too-large")) continue;
        if (!agree(ours, theirs))
          different.push({ tool, theirs, ours: ours.schema, reasons: ours.reasons.slice(0, 5) });
      }
      expect(different.length, JSON.stringify(different.slice(0, 2), null, 1)).toBe(0);
    },
    600_000,
  );

  it("OpenAI's SDK takes every export as it is", async () => {
    const strict = (await vendors()).find(({ client }) => client === "openai-strict");
    const wrong: unknown[] = [];
    for (const tool of [...tools, ...random]) {
      const { schema } = fitted(tool, "openai-strict");
      if (!sameJson(await strict?.send({ name: "a", inputSchema: schema }), schema)) wrong.push({ tool, schema });
    }
    expect(wrong.length, JSON.stringify(wrong.slice(0, 2), null, 1)).toBe(0);
  }, 600_000);
});

/** They throw exactly where we tell that they do; what the API behind them refuses is another matter. */
function agree(ours: AsClient, theirs: Json | undefined): boolean {
  const own = findClient(ours.client)?.routes.find(({ id }) => id === ours.route)?.fact.source;
  const throws = ours.reasons.some(
    ({ source, effect, path }) => isRefusal(effect) && (source === own || path === "/outputSchema"),
  );
  if (theirs === undefined) return throws || ours.schema === null;
  return !throws && sameJson(ours.schema, theirs);
}
