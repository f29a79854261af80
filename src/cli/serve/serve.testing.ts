import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { onTestFinished } from "vitest";
import { type Json, type JsonObject, randomFrom, revisions } from "../../core/index.ts";
import { isFailure } from "../host.ts";
import { emptyFolder } from "../test-host.ts";
import { createCallLog } from "./call-log.ts";
import { type Listening, listen } from "./http-server.ts";
import type { ServerPlan } from "./mcp-server.ts";
import { readResults } from "./results.ts";
import { openServedFile } from "./served-file.ts";

/** Two tools, one of which promises a result, and a case. */
export const document: JsonObject = {
  tools: [
    {
      name: "find_city",
      title: "Find a city",
      description: "Finds a city by its name.",
      inputSchema: {
        type: "object",
        properties: { name: { type: "string", minLength: 2 }, kind: { enum: ["town", "capital"] } },
        required: ["name"],
        additionalProperties: false,
        "x-own": [1],
      },
      outputSchema: {
        type: "object",
        properties: { city: { type: "string" }, people: { type: "integer", minimum: 1 } },
        required: ["city", "people"],
      },
      annotations: { readOnlyHint: true },
    },
    { name: "ping", description: "Answers.", inputSchema: { type: "object" } },
  ],
  cases: [
    {
      name: "Oslo",
      tool: "find_city",
      arguments: { name: "Oslo" },
      expect: "valid",
      result: { city: "Oslo", people: 717710 },
      expectResult: "valid",
    },
  ],
};

export interface Served extends Listening {
  readonly plan: ServerPlan;
  /** Of the file that is served. */
  readonly path: string;
}

/** A server that ends with the test. */
export async function servedHere(
  options: Partial<Omit<ServerPlan, "results">> & { readonly results?: Json; readonly document?: Json } = {},
): Promise<Served> {
  const path = join(emptyFolder(), "tools.json");
  writeFileSync(path, JSON.stringify(options.document ?? document, null, 2));
  const file = await openServedFile("tools.json", path);
  if (isFailure(file)) throw new Error(file.problem);
  const results = readResults(options.results ?? {}, "results.json");
  if (isFailure(results)) throw new Error(results.problem);
  const plan: ServerPlan = {
    log: createCallLog(),
    name: "cities",
    pageSize: undefined,
    latencyMs: [0, 0],
    errorRate: 0,
    seed: 0,
    random: randomFrom(0),
    ...options,
    file,
    results,
  };
  const listening = await listen(plan, { port: 0, host: "127.0.0.1", origins: [] });
  if (isFailure(listening)) throw new Error(listening.problem);
  onTestFinished(async () => {
    file.close();
    await listening.close();
  });
  return { ...listening, plan, path };
}

/** What a client of the official SDK says to speak one revision only. */
export function speaking(revision: string) {
  const isModern = revisions.find(({ id }) => id === revision)?.messages.start === "discover";
  return isModern
    ? { versionNegotiation: { mode: { pin: revision } } }
    : { versionNegotiation: { mode: "legacy" as const }, supportedProtocolVersions: [revision] };
}

/** The official client, connected by HTTP, with the changes that it heard of. */
export async function connected(url: string, revision: string, changes: string[][] = []): Promise<Client> {
  const client = new Client(
    { name: "tester", version: "1.0.0" },
    {
      ...speaking(revision),
      listChanged: {
        tools: {
          autoRefresh: true,
          debounceMs: 0,
          onChanged: (_, tools) => void changes.push((tools ?? []).map(({ name }) => name)),
        },
      },
    },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  onTestFinished(() => client.close());
  return client;
}
