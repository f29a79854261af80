import type { ServerResponse } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createGzip } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { bodyOf, closeServers, type OfficialOptions, official, serve } from "../../../e2e/live-server.ts";
import { failureWords, gapWords } from "../store/documents/server-words.ts";
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

type ByHand = (outgoing: ServerResponse, id: unknown) => void;

/** Answers initialize as an older server does, and tools/list as it is told: with a result, the text of one, or by hand. */
function older(list: (cursor: string | undefined) => object | string | ByHand): Promise<string> {
  return serve(async (incoming, outgoing) => {
    if (incoming.method !== "POST") return void outgoing.writeHead(405).end();
    const { id, method, params } = JSON.parse(await bodyOf(incoming));
    const answers: Record<string, () => { result: object | string | ByHand }> = {
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
    if ("result" in answer && typeof answer.result === "function") return void answer.result(outgoing, id);
    outgoing.writeHead(200, { "content-type": "application/json" });
    const isText = "result" in answer && typeof answer.result === "string";
    outgoing.end(
      isText
        ? `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${answer.result}}`
        : JSON.stringify({ jsonrpc: "2.0", id, ...answer }),
    );
  });
}

const at = (url: string, headers = {}) => ({ url, headers });

it("reads all pages of a server of today, with fields that nobody knows", async () => {
  const live = await listLive(at(await regions("reject")));
  expect(live).toMatchObject({ kind: "done", revision: "2026-07-28", tools: 5, gap: null, text: documentOf(tools) });
});

it("reads an older server", async () => {
  const live = await listLive(at(await older(() => ({ tools }))));
  expect(live).toMatchObject({ kind: "done", revision: "2025-06-18", tools: 5, gap: null, text: documentOf(tools) });
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

const documentOf = (list: unknown) => `${JSON.stringify({ tools: list }, null, 2)}\n`;

/** Lists that the official client refuses: they are opened as they came. */
const broken: Record<string, { sent: string; tools: number }> = {
  "one tool whose schema has no type": { sent: '{"tools":[{"name":"a","inputSchema":{}},{"name":"b"}]}', tools: 2 },
  "numbers past what JavaScript keeps": {
    sent: '{"tools":[{"name":"a","inputSchema":{"type":"object","maximum":12345678901234567890}}],"ttlMs":1e400}',
    tools: 1,
  },
  "entries that are no tools": { sent: '{"tools":[null,1,"x",[]]}', tools: 4 },
  "a name twice": { sent: '{"tools":[{"name":"a","name":"b","inputSchema":{"type":"object"}}]}', tools: 1 },
};

for (const [name, { sent, tools: expected }] of Object.entries(broken)) {
  it(`opens a broken list as it came: ${name}`, async () => {
    const live = await listLive(at(await older(() => sent)));
    expect(live).toMatchObject({ kind: "done", tools: expected, gap: null });
    const text = live.kind === "done" ? live.text.replaceAll(/\s/g, "") : "";
    expect(text).toBe(sent.replace(',"ttlMs":1e400', ""));
  });
}

it("shows an answer without a list as it came", async () => {
  const live = await listLive(at(await older(() => ({ tools: { a: {} } }))));
  expect(live).toMatchObject({ kind: "done", tools: 0, text: documentOf({ a: {} }) });
});

const listOf = (id: unknown, more = "") =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{"tools":[{"name":"a"}]}${more}}`;
const asEvents =
  (text: (id: unknown) => string): ByHand =>
  (outgoing, id) =>
    void outgoing.writeHead(200, { "content-type": "text/event-stream" }).end(text(id));

/** Answers that the official client waits on for ever, or takes for something else: what came is opened. */
const odd: Record<string, ByHand> = {
  "another id": (outgoing, id) =>
    void outgoing.writeHead(200, { "content-type": "application/json" }).end(listOf(`${id}!`)),
  "an error that is null": (outgoing, id) =>
    void outgoing.writeHead(200, { "content-type": "application/json" }).end(listOf(id, ',"error":null')),
  "an event without its end": asEvents((id) => `data: ${listOf(id)}`),
  "an event with another id": asEvents((id) => `data: ${listOf(`${id}!`)}\n\n`),
  "a question with the same id before it": asEvents(
    (id) => `data: {"jsonrpc":"2.0","id":${id},"method":"ping"}\n\ndata: ${listOf(id)}\n\n`,
  ),
};

for (const [name, byHand] of Object.entries(odd)) {
  it(`opens an odd answer: ${name}`, async () => {
    const live = await listLive(at(await older(() => byHand)));
    expect(live).toMatchObject({ kind: "done", tools: 1, gap: null });
  });
}

it("opens as text what is nested too deep to be sent to the page", async () => {
  const sent = `{"tools":[{"name":"a","inputSchema":${"[".repeat(20_000)}${"]".repeat(20_000)}}]}`;
  const live = await listLive(at(await older(() => sent)));
  expect(live).toMatchObject({ kind: "done", tools: 0 });
  expect(() => structuredClone(live)).not.toThrow();
  expect(live.kind === "done" && live.text).toContain(sent);
});

/** Lists that do not end well: what came until then is opened. */
const gaps: Record<string, { list: (cursor: string | undefined) => object | string; tools: number; says: RegExp }> = {
  "pages in a circle": {
    list: () => ({ tools: [tools[0]], nextCursor: "again" }),
    tools: 2,
    says: /^The pages of x go round in a circle/,
  },
  "pages without end": {
    list: (cursor) => ({ tools: [tools[0]], nextCursor: `${cursor}x` }),
    tools: 100,
    says: /^x has more pages of tools: the first 100 are open here$/,
  },
  "too many tools": {
    list: () => ({ tools: Array.from({ length: 1_001 }, () => tools[0]) }),
    tools: 1_000,
    says: /^x has more tools: the first 1,000 are open here$/,
  },
  "a second page that is none": {
    list: (cursor) => (cursor === undefined ? { tools, nextCursor: "2" } : "[]]"),
    tools: 5,
    says: /^x gave 1 page of tools, which is open here\. Page 2 did not come: it answered `tools\/list` with something that is not JSON/,
  },
};

for (const [name, { list, tools: expected, says }] of Object.entries(gaps)) {
  it(`opens what came: ${name}`, async () => {
    const live = await listLive(at(await older(list)));
    expect(live).toMatchObject({ kind: "done", tools: expected });
    expect(live.kind === "done" && live.gap && gapWords("x", live.gap)).toMatch(says);
  });
}

/** A server whose body never ends; `packed` sends it as a small gzip stream that unpacks to it. */
function endless(packed: boolean): Promise<string> {
  return serve((_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "application/json", ...(packed && { "content-encoding": "gzip" }) });
    const sink = packed ? createGzip() : outgoing;
    if (packed) (sink as ReturnType<typeof createGzip>).pipe(outgoing);
    const chunk = Buffer.alloc(1024 * 1024, 32);
    const fill = () => {
      while (!outgoing.destroyed && sink.write(chunk));
    };
    sink.on("drain", fill);
    outgoing.on("close", () => sink.destroy());
    fill();
  });
}

/** What nobody holds on to is gone after it. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  setTimeout(runInNewContext("gc") as () => void, 50);
}

const misbehaving: Record<string, { server: () => Promise<string>; says: RegExp; limits?: Partial<LiveLimits> }> = {
  "an endless body": { server: () => endless(false), says: /larger than 5 MiB/ },
  "a small body that unpacks to an endless one": { server: () => endless(true), says: /larger than 5 MiB/ },
  "a flood of events": {
    server: () =>
      serve((_, outgoing) => {
        outgoing.writeHead(200, { "content-type": "text/event-stream" });
        const event = `data: {"jsonrpc":"2.0","method":"notifications/message","params":{}}\n\n`.repeat(1000);
        const fill = () => {
          while (!outgoing.destroyed && outgoing.write(event));
        };
        outgoing.on("drain", fill);
        fill();
      }),
    says: /larger than 1 MiB/,
    limits: { bytes: 1024 * 1024 },
  },
  silence: { server: () => serve(() => {}), says: /within 0.5 seconds/, limits: { milliseconds: 500 } },
  "silence while memory is short": {
    server: () => serve(collectGarbage),
    says: /within 0.5 seconds/,
    limits: { milliseconds: 500 },
  },
  "no JSON": {
    server: () => serve((_, outgoing) => void outgoing.writeHead(200, { "content-type": "application/json" }).end("{")),
    says: /it answered `\S+` with something that is not JSON: check that the address/,
  },
  "a web page": {
    server: () =>
      serve((_, outgoing) => void outgoing.writeHead(200, { "content-type": "text/html" }).end("<h1>Hello</h1>")),
    says: /it answered `\S+` with a web page: check that the address/,
  },
  "an error of the protocol": {
    server: () => older(() => '0,"error":{"code":-32603,"message":"line one\\nline two"}'),
    says: /it answered `tools\/list` with error -32603, “line one line two”$/,
  },
  "an error that is none": {
    server: () => older(() => '0,"error":{"code":"E_X","message":{}}'),
    says: /it answered `tools\/list` with an error$/,
  },
  "a list of messages": {
    server: () =>
      older(() => (outgoing, id) => {
        outgoing.writeHead(200, { "content-type": "application/json" }).end(`[${listOf(id)}]`);
      }),
    says: /its answer to `tools\/list` is not as the protocol has it/,
  },
  nothing: {
    server: () => older(() => (outgoing) => void outgoing.writeHead(202, { "content-type": "text/html" }).end()),
    says: /it answered `tools\/list` with nothing \(202\)/,
  },
  "nothing at all": {
    server: () => serve((_, outgoing) => void outgoing.writeHead(202).end()),
    says: /it answered `\S+` with nothing \(202\)/,
    limits: { milliseconds: 500 },
  },
  "a body that breaks off": {
    server: () =>
      older(() => (outgoing) => {
        outgoing.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
        outgoing.write('{"jsonrpc"', () => outgoing.destroy());
      }),
    says: /its answer to `tools\/list` broke off/,
  },
  "events that break off": {
    server: () =>
      older(() => (outgoing) => {
        outgoing.writeHead(200, { "content-type": "text/event-stream" });
        outgoing.write(": hello\n\n", () => outgoing.destroy());
      }),
    says: /its answer to `tools\/list` broke off/,
  },
  "events that end without an answer": {
    server: () => older(() => asEvents(() => "<p>Hello</p>")),
    says: /it answered `tools\/list` with something that is not JSON/,
  },
  "what cannot be unpacked": {
    server: () =>
      older(() => (outgoing) => {
        outgoing.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end("no gzip");
      }),
    says: /its answer to `tools\/list` broke off, or cannot be unpacked/,
  },
  "a connection that ends after the handshake": {
    server: () => older(() => (outgoing) => void outgoing.destroy()),
    says: /^x: it answered `\S+`, and then no more: the connection broke, or it does not let pages send the next request\.\n/,
  },
  "a redirect": {
    server: () => serve((_, outgoing) => void outgoing.writeHead(307, { location: "http://127.0.0.1:1/" }).end()),
    says: /it sends requests on to http:\/\/127\.0\.0\.1:1\/: give that address instead$/,
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
  "nobody there": { server: async () => "http://127.0.0.1:1/mcp", says: /nothing listens there/ },
};

for (const [name, { server, says, limits }] of Object.entries(misbehaving)) {
  it(`says what is wrong: ${name}`, async () => {
    const live = await listLive(at(await server()), { ...liveLimits, ...limits });
    expect(live).toMatchObject({ kind: "failed" });
    const words = live.kind === "failed" ? failureWords("x", live.failure, [], "http://here") : "";
    expect(words).toMatch(says);
    if (live.kind === "failed" && live.failure.code !== "unreachable") expect(words).not.toContain("\n");
  });
}
