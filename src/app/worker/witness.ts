import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import type { Json, JsonObject } from "../../core/index.ts";

export interface WitnessInput {
  readonly revision: string;
  readonly tools: readonly JsonObject[];
  /** What to call, and what its handler gives back. */
  readonly call?: { readonly name: string; readonly arguments: Json; readonly result: JsonObject };
}

/** One request with its answer, as they passed between the official client and the official server. */
export interface Exchange {
  readonly method: string;
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body: Json };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Json;
  };
}

export interface Witnessed {
  readonly exchanges: readonly Exchange[];
  /** What the official SDK refused to do, in its own words. */
  readonly refusals: readonly string[];
}

/** The official client talks to the official server, both in here: nothing leaves this thread. */
export async function witness({ revision, tools, call }: WitnessInput): Promise<Witnessed> {
  const exchanges: Exchange[] = [];
  const refusals: string[] = [];
  const attempt = async (step: () => Promise<unknown>) => {
    try {
      await step();
      return true;
    } catch (error) {
      refusals.push(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  const handler = createMcpHandler(() => serverOf(tools, call));
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const sent = request.method === "POST" ? await request.clone().text() : "";
      const response = await handler.fetch(request);
      if (sent !== "") exchanges.push(await exchangeOf(request, sent, response.clone()));
      return response;
    },
  });
  const isModern = revision >= "2026-07-28";
  const client = new Client(
    { name: "toolwright", version: "1.0.0" },
    isModern
      ? { versionNegotiation: { mode: { pin: revision } } }
      : { versionNegotiation: { mode: "legacy" }, supportedProtocolVersions: [revision] },
  );
  const isConnected = await attempt(() => client.connect(transport));
  if (isConnected && (await attempt(() => client.listTools())) && call) {
    const { name, arguments: given } = call;
    await attempt(() => client.callTool({ name, arguments: given as Record<string, unknown> }));
  }
  await client.close();
  await handler.close();
  return { exchanges, refusals };
}

function serverOf(tools: readonly JsonObject[], call: WitnessInput["call"]): Server {
  const server = new Server(
    { name: "toolwright", version: "1.0.0" },
    { capabilities: { tools: { listChanged: true } } },
  );
  server.setRequestHandler("tools/list", async () => ({ tools: tools as never }));
  server.setRequestHandler("tools/call", async () => {
    const schema = tools.find(({ name }) => name === call?.name)?.outputSchema;
    return server.projectCallToolResult((call?.result ?? { content: [] }) as never, schema as never);
  });
  return server;
}

async function exchangeOf(request: Request, sent: string, response: Response): Promise<Exchange> {
  const body = JSON.parse(sent) as JsonObject;
  return {
    method: String(body.method),
    request: { headers: Object.fromEntries(request.headers), body },
    response: {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: bodyOf(await response.text()),
    },
  };
}

/** A server may answer with one event of a stream. */
function bodyOf(text: string): Json {
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return data === "" ? null : (JSON.parse(data) as Json);
}
