import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { clients } from "./clients.ts";
import { clientFacts, staleDays } from "./facts.ts";
import { clientsPage } from "./page.testing.ts";

const file = new URL("../../../docs/clients.md", import.meta.url);

it("docs/clients.md is not behind", () => {
  const page = clientsPage();
  if (process.env.UPDATE_GOLDENS) writeFileSync(file, page);
  expect(readFileSync(file, "utf8"), "UPDATE_GOLDENS=1 npx vitest run src/core/clients/page.test.ts").toBe(page);
});

it("has every client with what could not be verified", () => {
  const page = clientsPage();
  for (const { id } of clients) expect(page).toContain(`\n## ${id}\n`);
  expect(page.split("**What we could not verify**").length - 1).toBe(clients.length);
});

it.each(clients.map((client) => [client.id, client] as const))("%s: its facts are plain data", (_, client) => {
  const facts = clientFacts(client);
  expect(structuredClone(facts)).toEqual(facts);
});

it.each([
  ["2026-05-21", undefined],
  ["2026-05-20", 181],
  ["2025-11-17", 365],
])("what was read on %s is %s days old", (read, days) => {
  expect(staleDays(read, new Date("2026-11-17T12:00:00Z"))).toBe(days);
});
