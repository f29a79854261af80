import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { findRevision, type Json, type JsonObject, sdkToolFields } from "../../core/index.ts";
import { createRecorder, type Exchange } from "./recorder.ts";

export interface WitnessInput {
  readonly revision: string;
  readonly tools: readonly JsonObject[];
  /** What to call, and what its handler gives back. */
  readonly call?: { readonly name: string; readonly arguments: Json; readonly result: JsonObject };
}

export interface Witnessed {
  readonly exchanges: readonly Exchange[];
  /** What the official SDK refused to do, in its own words. */
  readonly refusals: readonly string[];
}

/** The official client talks to the official server, both in here: nothing leaves this thread. */
export async function witness({ revision, tools, call }: WitnessInput): Promise<Witnessed> {
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
  const recorder = createRecorder((request) => handler.fetch(request));
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), { fetch: recorder.fetch });
  const isModern = findRevision(revision)?.messages.start === "discover";
  const client = new Client(
    { name: "toolwright", version: "0.1.0" },
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
  return { exchanges: recorder.exchanges(), refusals };
}

function serverOf(tools: readonly JsonObject[], call: WitnessInput["call"]): Server {
  const server = new Server(
    { name: "my-server", version: "1.0.0" },
    { capabilities: { tools: { listChanged: true } } },
  );
  server.setRequestHandler("tools/list", async () => ({ tools: tools.map(registered) as never }));
  server.setRequestHandler("tools/call", async () => {
    const schema = tools.find(({ name }) => name === call?.name)?.outputSchema;
    return server.projectCallToolResult((call?.result ?? { content: [] }) as never, schema as never);
  });
  return server;
}

/** The low-level `Server` sends whatever it is given; most servers use `registerTool`, which takes these fields alone. */
function registered(tool: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(tool).filter(([key]) => sdkToolFields.includes(key)));
}
