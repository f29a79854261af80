import { afterEach, expect, it } from "vitest";
import { bodyOf, closeServers, type OfficialOptions, official, serve } from "../../../e2e/live-server.ts";
import { callLive, type LiveLimits, listLive, liveLimits } from "./live.ts";

afterEach(closeServers);

const tools = Array.from({ length: 5 }, (_, index) => ({
  name: `tool_${index}`,
  description: "Says where it is.",
  inputSchema: { type: "object", properties: { region: { type: "string", "x-mcp-header": "Region" } } },
  "x-own": index,
}));

/** Two tools a page. */
function regions(legacy: NonNullable<OfficialOptions["legacy"]>): Promise<string> {
  return official({ tools, pageSize: 2, legacy, call: (args) => JSON.stringify(args) });
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
  const live = await listLive(at(await regions("reject")));
  expect(live).toMatchObject({ kind: "done", revision: "2026-07-28", tools });
});

it("reads an older server", async () => {
  const live = await listLive(at(await older(() => ({ tools }))));
  expect(live).toMatchObject({ kind: "done", revision: "2025-06-18", tools });
});

it("calls a tool for real and shows what was said", async () => {
  const url = await regions("stateless");
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
  "no name given": {
    server: () => serve((_, outgoing) => void outgoing.writeHead(401).end()),
    says: /add the line Authorization: Bearer …, with a token/,
  },
  "no token given": {
    server: () =>
      serve((_, outgoing) => void outgoing.writeHead(401, { "www-authenticate": 'Bearer realm="x"' }).end("{}")),
    says: /\(401\): add the line Authorization: Bearer …/,
  },
  "no password given": {
    server: () => serve((_, outgoing) => void outgoing.writeHead(401, { "www-authenticate": 'Basic realm="x"' }).end()),
    says: /\(401\): add the line Authorization: Basic …, with name:password/,
  },
  "no permission": {
    server: () => serve((_, outgoing) => void outgoing.writeHead(403).end()),
    says: /\(403\): the token may not do that/,
  },
  "another page": { server: () => serve((_, outgoing) => void outgoing.writeHead(404).end()), says: /404/ },
  "nobody there": { server: async () => "http://127.0.0.1:1/mcp", says: /unreachable/ },
};

for (const [name, { server, says, limits }] of Object.entries(misbehaving)) {
  it(`says what is wrong: ${name}`, async () => {
    const live = await listLive(at(await server()), { ...liveLimits, ...limits });
    expect(live).toMatchObject({ kind: "failed", reason: expect.stringMatching(says) });
  });
}
