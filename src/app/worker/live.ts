import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { JsonObject } from "../../core/index.ts";
import type { LiveFailure } from "./live-failure.ts";
import { failureOf } from "./live-failures.ts";
import { type Listed, listTools } from "./live-list.ts";
import { createRecorder, type Exchange, type Recorder } from "./recorder.ts";

/** A server as the user named it. The headers may hold secrets: they go to that server and nowhere else. */
export interface LiveServer {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LiveLimits {
  readonly milliseconds: number;
  readonly bytes: number;
  readonly tools: number;
  readonly pages: number;
}

export const liveLimits: LiveLimits = { milliseconds: 10_000, bytes: 5 * 1024 * 1024, tools: 1_000, pages: 100 };

export type Live<Value> =
  | ({ readonly kind: "done"; readonly revision: string; readonly exchanges: readonly Exchange[] } & Value)
  | { readonly kind: "failed"; readonly failure: LiveFailure; readonly exchanges: readonly Exchange[] };

/** The tools of a server as a document, just as it sent them: what is wrong with them is for lint to say. */
export function listLive(server: LiveServer, limits = liveLimits): Promise<Live<Listed>> {
  return talk(server, limits, (talk) => listTools(talk, limits));
}

/** Calls a tool for real. What the server does then is done. */
export function callLive(
  { server, tool, args }: { readonly server: LiveServer; readonly tool: JsonObject; readonly args: JsonObject },
  limits = liveLimits,
): Promise<Live<{ readonly complaint: string | null }>> {
  return talk(server, limits, async ({ client, recorder, stop }) => {
    try {
      const params = { name: String(tool.name), arguments: args as Record<string, unknown> };
      await client.callTool(params, { toolDefinition: tool as never, signal: stop });
      return { complaint: null };
    } catch (error) {
      if (recorder.mishap() || stop.aborted) throw error;
      // The exchange is on record: what the client thinks of it is only its opinion.
      return { complaint: error instanceof Error ? error.message : String(error) };
    }
  });
}

/** One visit to a server: a connected client, what was said, and when to go. */
export interface Talk {
  readonly client: Client;
  readonly recorder: Recorder;
  readonly stop: AbortSignal;
  failure(error: unknown): LiveFailure;
}

async function talk<Value>(
  server: LiveServer,
  limits: LiveLimits,
  act: (talk: Talk) => Promise<Value>,
): Promise<Live<Value>> {
  // Not AbortSignal.timeout among others: Node 20 may collect it before it fires, and the visit would never end.
  const ending = new AbortController();
  const stop = ending.signal;
  const timer = setTimeout(() => ending.abort(), limits.milliseconds);
  const recorder = createRecorder(
    (request) => fetch(new Request(request, { signal: stop, redirect: "manual", credentials: "omit" })),
    limits.bytes,
    () => ending.abort(),
  );
  const client = new Client({ name: "toolwright", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  const failure = (error: unknown) => failureOf(error, recorder, stop, limits);
  try {
    await Promise.race([client.connect(transportTo(server, recorder)), aborted(stop)]);
    const value = await act({ client, recorder, stop, failure });
    const revision = client.getNegotiatedProtocolVersion() ?? "";
    return { kind: "done", revision, exchanges: recorder.exchanges(), ...value };
  } catch (error) {
    return { kind: "failed", failure: failure(error), exchanges: recorder.exchanges() };
  } finally {
    clearTimeout(timer);
    void client.close().catch(() => undefined);
  }
}

function transportTo({ url, headers }: LiveServer, { fetch: recorded }: Recorder): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL(url), {
    fetch: recorded,
    requestInit: { headers: { ...headers } },
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1,
      maxReconnectionDelay: 1,
      reconnectionDelayGrowFactor: 1,
    },
  });
}

/** Some steps of a handshake do not listen to a signal. */
function aborted(stop: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    stop.addEventListener("abort", () => reject(stop.reason));
  });
}
