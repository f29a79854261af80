import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isObject } from "../json.ts";
import { fromPointer, toPointer } from "../text/locate.ts";
import type { Json, JsonObject } from "../types.ts";
import { type AsClient, asClient } from "./as-client.ts";
import { type Client, confidences } from "./client.ts";
import { clients } from "./clients.ts";
import { randomTool } from "./random-tools.testing.ts";
import { clientVerdicts } from "./verdict.ts";

const files = readdirSync(new URL("./clients/", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));

describe("the list of clients", () => {
  it("names every file once, by its id", () => {
    expect(clients.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
    expect(clients.length).toBe(30);
  });

  it.each(clients.map((client) => [client.id, client] as const))("%s says where each fact is from", (_, client) => {
    expect(client.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(client.sources.length).toBeGreaterThan(0);
    expect(new Set(client.routes.map(({ id }) => id)).size).toBe(client.routes.length);
    expect(client.routes[0].optIn).toBeUndefined();
    for (const { source, confidence } of factsOf(client)) {
      expect(source.length).toBeGreaterThan(5);
      expect(confidences).toContain(confidence);
    }
    for (const route of client.routes) expect(route.transform === undefined).toBe(route.fact.confidence === "unknown");
  });
});

function factsOf({ naming, routes, limits, onViolation, maxTools, onTaken }: Client) {
  return [naming, ...routes, ...limits, ...onViolation, maxTools, onTaken].flatMap((part) => (part ? [part.fact] : []));
}

const tools = Array.from({ length: 150 }, (_, seed) => frozen(randomTool(seed, seed % 2 === 0)));
const fields = ["name", "description", "inputSchema", "outputSchema", "annotations", "_meta"];

describe.each(clients.map((client) => [client.id, client] as const))("%s", (_, client) => {
  it.each(client.routes.map(({ id }) => id))("%s answers for any tool, and leaves it as it was", (route) => {
    const wrong = tools.flatMap((tool, seed) =>
      wordsAgainst(asClient(tool, { client: client.id, route, server: "s", title: "T" })).map(
        (word) => `${seed}: ${word}`,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

function* wordsOf({ schema, verdict, reasons, steps, problem }: AsClient): Generator<string> {
  if (problem !== undefined) yield problem;
  if (!clientVerdicts.includes(verdict)) yield `verdict ${verdict}`;
  if (schema !== null && !isObject(schema)) yield "the schema is no object";
  if ((verdict === "changed" || verdict === "refused") && reasons.length === 0) yield "no reason";
  for (const { path, message } of [...reasons, ...steps]) {
    if (toPointer(fromPointer(path)) !== path || !fields.includes(path.split("/")[1] ?? "")) yield `path ${path}`;
    if (/undefined|NaN|\.$/.test(message)) yield message;
  }
}

const wordsAgainst = (answer: AsClient) => [...wordsOf(answer)];

function frozen<Value extends Json>(value: Value): Value {
  if (value !== null && typeof value === "object") {
    Object.freeze(value);
    for (const inner of Object.values(value as JsonObject)) frozen(inner);
  }
  return value;
}
