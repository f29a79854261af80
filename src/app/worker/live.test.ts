import { createServer, type Server as HttpServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { afterEach, expect, it } from "vitest";
import { callLive, type LiveLimits, listLive, liveLimits } from "./live.ts";

const running: HttpServer[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

const tools = Array.from({ length: 5 }, (_, index) => ({
  name: `tool_${index}`,
  description: "Says where it is.",
  inputSchema: { type: "object", properties: { region: { type: "string", "x-mcp-header": "Region" } } },
  "x-own": index,
}));

/** The official server, two tools a page. */
function official(legacy: "reject" | "stateless"): Promise<string> {
  const handler = createMcpHandler(
    () => {
      const server = new Server({ name: "regions", version: "1.0.0" }, { capabilities: { tools: {} } });
      server.setRequestHandler("tools/list", async ({ params }) => {
        const start = Number(params?.cursor ?? 0);
        const next = start + 2 < tools.length ? { nextCursor: String(start + 2) } : {};
        return { tools: tools.slice(start, start + 2) as never, ...next };
      });
      server.setRequestHandler("tools/call", async ({ params }) => ({
        content: [{ type: "text", text: JSON.stringify(params.arguments) }],
      }));
      return server;
    },
    { legacy },
  );
  return serve(async (incoming, outgoing) => {
    const { method = "GET", url = "/" } = incoming;
    const headers = incoming.headers as Record<string, string>;
    const body = method === "POST" ? { body: await bodyOf(incoming) } : {};
    const response = await handler.fetch(new Request(new URL(url, "http://127.0.0.1/"), { method, headers, ...body }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
}

/** Answers initialize as an older server does, and tools/list as it is told. */
function older(list: (cursor: string | undefined) => object): Promise<string> {
  return serve(async (incoming, outgoing) => {
    if (incoming.method !== "POST") return void outgoing.writeHead(405).end();
    const { id, method, params } = JSON.parse(await bodyOf(incoming));
    const answers: Record<string, () => object> = {
      initialize: () => ({
        result: {
          protocolVersion: "2025-06-18",
          capabilities: { tools: {} },
          serverInfo: { name: "old", version: "1" },
        },
      }),
      "tools/list": () => ({ result: list(params?.cursor) }),
    };
    const answer = answers[method]?.() ?? { error: { code: -32601, message: "no such method" } };
    if (id === undefined) return void outgoing.writeHead(202).end();
    outgoing.writeHead(200, { "content-type": "application/json" });
    outgoing.end(JSON.stringify({ jsonrpc: "2.0", id, ...answer }));
  });
}

const at = (url: string, headers = {}) => ({ url, headers });

it("reads all pages of a server of today, with fields that nobody knows", async () => {
  const live = await listLive(at(await official("reject")));
  expect(live).toMatchObject({ kind: "done", revision: "2026-07-28", tools });
});

it("reads an older server", async () => {
  const live = await listLive(at(await older(() => ({ tools }))));
  expect(live).toMatchObject({ kind: "done", revision: "2025-06-18", tools });
});

it("calls a tool for real and shows what was said", async () => {
  const url = await official("stateless");
  const live = await callLive({
    server: at(url, { "X-Key": "secret" }),
    tool: tools[0] as never,
    args: { region: "eu" },
  });
  expect(live).toMatchObject({ kind: "done", complaint: null });
  const last = live.exchanges.at(-1);
  expect(last?.request.headers).toMatchObject({ "x-key": "secret", "mcp-param-region": "eu" });
  expect(last?.response.body).toMatchObject({ result: { content: [{ text: '{"region":"eu"}' }] } });
});

const misbehaving: Record<string, { server: () => Promise<string>; says: RegExp; limits?: Partial<LiveLimits> }> = {
  "pages in a circle": {
    server: () => older(() => ({ tools: [], nextCursor: "again" })),
    says: /go round in a circle/,
  },
  "pages without end": {
    server: () => older((cursor) => ({ tools: [], nextCursor: `${cursor}x` })),
    says: /more than 100 pages/,
  },
  "too many tools": {
    server: () => older(() => ({ tools: Array.from({ length: 1_001 }, () => tools[0]) })),
    says: /more than 1,000 tools/,
  },
  "an endless body": {
    server: () =>
      serve((_, outgoing) => {
        outgoing.writeHead(200, { "content-type": "application/json" });
        const fill = () => {
          while (outgoing.write("x".repeat(65_536)) && !outgoing.destroyed);
        };
        outgoing.on("drain", fill);
        fill();
      }),
    says: /larger than 5 MiB/,
  },
  silence: { server: () => serve(() => {}), says: /within 0.5 seconds/, limits: { milliseconds: 500 } },
  "no JSON": {
    server: () => serve((_, outgoing) => void outgoing.writeHead(200, { "content-type": "application/json" }).end("{")),
    says: /JSON/,
  },
  "a redirect": {
    server: () => serve((_, outgoing) => void outgoing.writeHead(307, { location: "http://127.0.0.1:1/" }).end()),
    says: /unreachable/,
  },
  "no permission": { server: () => serve((_, outgoing) => void outgoing.writeHead(401).end()), says: /Authorization/ },
  "another page": { server: () => serve((_, outgoing) => void outgoing.writeHead(404).end()), says: /404/ },
  "nobody there": { server: async () => "http://127.0.0.1:1/mcp", says: /unreachable/ },
};

for (const [name, { server, says, limits }] of Object.entries(misbehaving)) {
  it(`says what is wrong: ${name}`, async () => {
    const live = await listLive(at(await server()), { ...liveLimits, ...limits });
    expect(live).toMatchObject({ kind: "failed", reason: expect.stringMatching(says) });
  });
}
