import { createServer, type Server as HttpServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";

/** Servers that tests start on this machine; unit tests use them, too. */
const running: HttpServer[] = [];

export function closeServers(): void {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}

export async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

export interface OfficialOptions {
  readonly tools: readonly object[];
  readonly pageSize?: number;
  readonly legacy?: "reject" | "stateless";
  /** What a call answers. */
  readonly call: (args: Record<string, unknown> | undefined) => string;
}

/** The official server, open to pages of any origin. */
export function official({ tools, pageSize = tools.length, legacy, call }: OfficialOptions): Promise<string> {
  const handler = createMcpHandler(
    () => {
      const server = new Server({ name: "regions", version: "1.0.0" }, { capabilities: { tools: {} } });
      server.setRequestHandler("tools/list", async ({ params }) => {
        const start = Number(params?.cursor ?? 0);
        const next = start + pageSize < tools.length ? { nextCursor: String(start + pageSize) } : {};
        return { tools: tools.slice(start, start + pageSize) as never, ...next };
      });
      server.setRequestHandler("tools/call", async ({ params }) => ({
        content: [{ type: "text", text: call(params.arguments) }],
      }));
      return server;
    },
    { ...(legacy && { legacy }) },
  );
  return serve(async (incoming, outgoing) => {
    const { method = "GET", url = "/" } = incoming;
    const open = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": incoming.headers["access-control-request-headers"] ?? "",
      "access-control-expose-headers": "mcp-session-id",
    };
    if (method === "OPTIONS") return void outgoing.writeHead(204, open).end();
    const headers = incoming.headers as Record<string, string>;
    const body = method === "POST" ? { body: await bodyOf(incoming) } : {};
    const response = await handler.fetch(new Request(new URL(url, "http://127.0.0.1/"), { method, headers, ...body }));
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...open });
    outgoing.end(await response.text());
  });
}
