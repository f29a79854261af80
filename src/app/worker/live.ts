import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Json, JsonObject } from "../../core/index.ts";
import { createRecorder, type Exchange, TooMuch } from "./recorder.ts";

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
  | { readonly kind: "failed"; readonly reason: string; readonly exchanges: readonly Exchange[] };

/** Every tool of a server, just as it sent them. */
export function listLive(server: LiveServer, limits = liveLimits): Promise<Live<{ readonly tools: readonly Json[] }>> {
  return talk(server, limits, async (client, exchanges) => {
    const cursors = new Set<string>();
    let tools: Json[] = [];
    for (let cursor: string | undefined, page = 0; ; page++) {
      if (page === limits.pages) throw new Refusal(`it has more than ${limits.pages} pages of tools`);
      const result = await client.request({ method: "tools/list", params: cursor === undefined ? {} : { cursor } });
      const sent = (exchanges().at(-1)?.response.body as JsonObject | null)?.result as JsonObject | undefined;
      tools = [...tools, ...((sent?.tools as readonly Json[] | undefined) ?? [])];
      if (tools.length > limits.tools) throw new Refusal(`it has more than ${limits.tools.toLocaleString("en")} tools`);
      cursor = result.nextCursor;
      if (cursor === undefined) return { tools };
      if (cursors.has(cursor)) throw new Refusal("its pages go round in a circle: a `nextCursor` came twice");
      cursors.add(cursor);
    }
  });
}

/** Calls a tool for real. What the server does then is done. */
export function callLive(
  { server, tool, args }: { readonly server: LiveServer; readonly tool: JsonObject; readonly args: JsonObject },
  limits = liveLimits,
): Promise<Live<{ readonly complaint: string | null }>> {
  return talk(server, limits, async (client) => {
    try {
      const params = { name: String(tool.name), arguments: args as Record<string, unknown> };
      await client.callTool(params, { toolDefinition: tool as never });
      return { complaint: null };
    } catch (error) {
      // The exchange is on record: what the client thinks of it is only its opinion.
      return { complaint: error instanceof Error ? error.message : String(error) };
    }
  });
}

class Refusal extends Error {}

async function talk<Value>(
  server: LiveServer,
  limits: LiveLimits,
  act: (client: Client, exchanges: () => readonly Exchange[]) => Promise<Value>,
): Promise<Live<Value>> {
  const stop = AbortSignal.timeout(limits.milliseconds);
  const { fetch: recorded, exchanges } = createRecorder(
    (request) => fetch(new Request(request, { signal: stop, redirect: "error", credentials: "omit" })),
    limits.bytes,
  );
  const client = new Client({ name: "toolwright", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  const transport = new StreamableHTTPClientTransport(new URL(server.url), {
    fetch: recorded,
    requestInit: { headers: { ...server.headers } },
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1,
      maxReconnectionDelay: 1,
      reconnectionDelayGrowFactor: 1,
    },
  });
  try {
    const value = await Promise.race([
      client.connect(transport).then(() => act(client, exchanges)),
      new Promise<never>((_, reject) => {
        stop.addEventListener("abort", () => reject(stop.reason));
      }),
    ]);
    const revision = client.getNegotiatedProtocolVersion() ?? "";
    return { kind: "done", revision, exchanges: exchanges(), ...value };
  } catch (error) {
    const reason = stop.aborted ? slow(limits) : reasonOf(error, exchanges());
    return { kind: "failed", reason, exchanges: exchanges() };
  } finally {
    void client.close().catch(() => undefined);
  }
}

function slow({ milliseconds }: LiveLimits): string {
  return `it did not answer within ${milliseconds / 1000} seconds`;
}

/** What somebody can do about a server that wants to know who asks. It seldom lets pages read how it wants to be told. */
function closed(status: 401 | 403, wanted = "Bearer"): string {
  const value = /^basic\b/i.test(wanted) ? "Basic …, with name:password in base64" : "Bearer …, with a token of it";
  const header = `add the line Authorization: ${value}. Toolwright does not sign in by itself`;
  return status === 401
    ? `it wants to know who asks (401): ${header}`
    : `it lets this request not in (403): the token may not do that, or it takes none from web pages. Without a token, ${header}`;
}

function reasonOf(error: unknown, exchanges: readonly Exchange[]): string {
  const chain = [error, (error as Error).cause, ((error as Error).cause as Error | undefined)?.cause];
  if (chain.some((link) => link instanceof TooMuch)) return "its answers are larger than 5 MiB";
  if (error instanceof Refusal) return error.message;
  const { status = 0, headers = {} } = exchanges.at(-1)?.response ?? {};
  if (status === 401 || status === 403) return closed(status, headers["www-authenticate"]);
  if (chain.some((link) => link instanceof TypeError) || exchanges.length === 0) return "unreachable";
  if (status >= 400) return `it answered ${status}: check that the address is its MCP endpoint`;
  return error instanceof Error ? error.message : String(error);
}
