import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { asClient } from "../clients/as-client.ts";
import { clients } from "../clients/clients.ts";
import { randomTool } from "../clients/random-tools.testing.ts";
import { clientRules } from "./groups/client.ts";
import { clientClaims } from "./knowledge/client-claims.ts";

const general = ["client/refused", "client/changed", "client/advice"];

it("every claim has its rule, and every rule its claim", () => {
  expect(clientRules.map(({ id }) => id)).toEqual([...Object.keys(clientClaims), ...general].toSorted(byRules));
});

const byRules = (a: string, b: string) => placeOf(a) - placeOf(b);
const placeOf = (id: string) => clientRules.findIndex((rule) => rule.id === id);

const tools = Array.from({ length: 40 }, (_, seed) => ({
  ...randomTool(seed, false),
  name: `tool.${"x".repeat(seed * 3)}`,
}));

describe("what is known of a client is said by exactly one rule", () => {
  it.each(clients.map(({ id }) => id))("%s", (id) => {
    for (const tool of tools) {
      const { reasons } = asClient(tool, { client: id });
      const loud = reasons.filter(({ effect }) => effect !== "same");
      const different = new Set(loud.map(({ code, path, args }) => JSON.stringify([code, path, args])));
      const { diagnostics } = analyze(JSON.stringify(tool), { clients: [id] });
      const said = diagnostics.filter(({ rule }) => clientRules.some((one) => one.id === rule));
      expect(said.length, JSON.stringify(tool)).toBe(different.size);
      expect(said.filter(({ path }) => path === "").length).toBe(0);
    }
  });
});

it("says nothing where nobody chose a client", () => {
  for (const tool of tools) {
    const { diagnostics } = analyze(JSON.stringify(tool), { preset: "all" });
    expect(diagnostics.filter(({ rule }) => clientRules.some(({ id }) => id === rule))).toEqual([]);
  }
});

it("a suppression of a rule about clients is not stale while nobody chose one", () => {
  const text = '{ "name": "a", "description": "Does it.", "inputSchema": { "type": "object", "properties": {} } }';
  const suppress = [{ rule: "client/openai/array-items", reason: "Meant" }];
  const stale = (chosen: readonly string[]) =>
    analyze(text, { clients: chosen, suppress }).diagnostics.filter(({ suppression }) => suppression).length;
  expect([stale([]), stale(["codex"]), stale(["openai-functions"])]).toEqual([0, 0, 1]);
});
