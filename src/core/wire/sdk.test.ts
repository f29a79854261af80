import { existsSync, readFileSync } from "node:fs";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { McpServer as VersionOne } from "@modelcontextprotocol/sdk/server/mcp.js";
import { createMcpHandler, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { describe, expect, it } from "vitest";
import { analyzeResult } from "../analyze.ts";
import { member } from "../json.ts";
import { revisions } from "../mcp/revisions.ts";
import { parseDocument } from "../text/document.ts";
import type { Json, JsonObject } from "../types.ts";
import { conversation } from "./conversation.ts";
import type { Exchange, WireView } from "./exchange.ts";
import { type WireOptions, wire } from "./wire.ts";

const tools: readonly JsonObject[] = [
  {
    name: "weather",
    title: "Weather",
    description: "Weather of a city",
    inputSchema: {
      type: "object",
      properties: { city: { type: "string" }, region: { type: "string", "x-mcp-header": "Region" } },
      required: ["city"],
    },
    annotations: { readOnlyHint: true },
    icons: [{ src: "https://example.com/i.png" }],
    execution: { taskSupport: "optional" },
    _meta: { "com.example/kind": "weather" },
    outputSchema: { type: "object", properties: { degrees: { type: "number" } }, required: ["degrees"] },
  },
  {
    name: "users",
    inputSchema: { type: "object" },
    outputSchema: {
      type: "array",
      items: { $ref: "#/$defs/user" },
      $defs: { user: { type: "object", required: ["id"] } },
    },
  },
  { name: "shaped", inputSchema: { type: "object" }, outputSchema: { properties: { a: { type: "string" } } } },
  { name: "plain", inputSchema: { type: "object", properties: {} } },
];
const document = parseDocument(JSON.stringify(tools));
const results: Readonly<Record<string, Json>> = {
  weather: { degrees: 21 },
  users: [{ id: "1" }],
  shaped: { a: "x" },
  plain: "done",
};
const args: Readonly<Record<string, Json>> = { weather: { city: "Łódź", region: "Łódź " } };
const streamable = revisions.map(({ id }) => id).filter((id) => id >= "2025-03-26");
const url = new URL("http://localhost/mcp");

const calls: readonly (readonly [string, WireOptions])[] = [
  ...Object.entries(results).map(
    ([tool, value]) =>
      [`${tool} that works`, { tool, args: args[tool] ?? {}, outcome: { kind: "success", value } }] as const,
  ),
  ["a handler that fails", { tool: "plain", args: {}, outcome: { kind: "tool-error", message: "boom" } }],
  ["arguments that are refused", { tool: "weather", args: { region: "x" } }],
  [
    "a result that breaks the promise",
    { tool: "weather", args: { city: "x" }, outcome: { kind: "invalid-result", value: { degrees: "hot" } } },
  ],
  ["a tool that is not there", { tool: "nope", args: {} }],
];

const info = { name: "my-server", version: "1.0.0" };

/** A server with the official SDK whose tools do what the outcome says. */
function serverFor({ outcome }: WireOptions): McpServer {
  const server = new McpServer(info);
  for (const tool of tools) {
    const { name, inputSchema, outputSchema, ...rest } = tool as JsonObject & { name: string };
    const config = {
      ...rest,
      inputSchema: fromJsonSchema(inputSchema as never),
      ...(outputSchema !== undefined && { outputSchema: fromJsonSchema(outputSchema as never) }),
    };
    server.registerTool(
      name,
      config as never,
      (async () => {
        if (outcome?.kind === "tool-error") throw new Error(outcome.message);
        const value = outcome && "value" in outcome ? outcome.value : results[name];
        const text = typeof value === "string" ? value : JSON.stringify(value);
        return { content: [{ type: "text", text }], ...(outputSchema !== undefined && { structuredContent: value }) };
      }) as never,
    );
  }
  return server;
}

async function post({ request }: Exchange, options: WireOptions) {
  const handler = createMcpHandler(() => serverFor(options));
  const init = { method: request.http.method, headers: request.http.headers, body: JSON.stringify(request.body) };
  const answer = await handler.fetch(new Request(url, init));
  const text = await answer.text();
  await handler.close();
  const body = text === "" ? undefined : JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  return { status: answer.status, type: answer.headers.get("content-type"), body };
}

describe("the server of the official SDK", () => {
  describe.each(streamable.flatMap((revision) => (["spec", "sdk"] as const).map((view) => [revision, view] as const)))(
    "%s, %s",
    (revision, view) => {
      it.each(calls)("takes our requests and answers byte for byte as we say: %s", async (_, options) => {
        for (const { message, ...ours } of conversation(document, { ...options, revision, view })) {
          if (ours.response.events) continue;
          const theirs = await post({ message, ...ours }, options);
          const asSdk = conversation(document, { ...options, revision, view: "sdk" }).find(
            (other) => other.message === message,
          );
          const id = ours.request.body?.id;
          const expected = asSdk?.response.body && { ...asSdk.response.body, ...(id !== undefined && { id }) };
          expect(theirs.status, message).toBe(ours.response.http.status);
          expect(JSON.stringify(theirs.body), message).toBe(JSON.stringify(expected));
          if (view === "sdk" && expected) expect(theirs.type).toBe(ours.response.http.headers["Content-Type"]);
        }
      });
    },
  );
});

describe("`registerTool` of the official SDK", () => {
  const config = { description: "x", execution: { taskSupport: "required" } };
  const listed = async (server: object, asked: object) => {
    const handlers = (server as { _requestHandlers: Map<string, (request: object, extra: object) => Promise<Json>> })
      ._requestHandlers;
    return member(await handlers.get("tools/list")?.(asked, {}), "tools") as readonly Json[];
  };

  it("sends nothing of `execution`: version 2 never, version 1 always that there are no tasks", async () => {
    const [two, one] = [new McpServer(info), new VersionOne(info)];
    two.registerTool("a", config as never, (async () => ({ content: [] })) as never);
    one.registerTool("a", config as never, (async () => ({ content: [] })) as never);
    const asked = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    expect(member((await listed(two.server, asked))[0], "execution")).toBeUndefined();
    expect(member((await listed(one.server, asked))[0], "execution")).toEqual({ taskSupport: "forbidden" });
  });
});

describe("a result of the official SDK", () => {
  it.each(streamable.flatMap((revision) => tools.map(({ name }) => [String(name), revision] as const)))(
    "is what we take for right: %s, %s",
    async (name, revision) => {
      const options: WireOptions = { tool: name, args: args[name] ?? {}, revision };
      const call = conversation(document, options).find(({ message }) => message === "tools/call");
      const { body } = await post(call as Exchange, options);
      const tool = tools.find((other) => other.name === name);
      expect(analyzeResult(JSON.stringify(body), tool as JsonObject, { revision }).counts.error).toBe(0);
    },
  );
});

describe("the client of the official SDK", () => {
  const views: readonly WireView[] = ["spec", "sdk"];
  const cases = streamable.flatMap((revision) => views.map((view) => [revision, view] as const));

  it.each(cases)("takes our answers and asks as we say: %s, %s", async (revision, view) => {
    const asked: { headers: Record<string, string>; body: string }[] = [];
    const call = {
      tool: "weather",
      args: args.weather ?? {},
      outcome: { kind: "success", value: { degrees: 21 } },
    } as const;
    const answer = async (_: unknown, init?: RequestInit): Promise<Response> => {
      if (init?.method !== "POST") return new Response(null, { status: 405 });
      const body = JSON.parse(String(init.body));
      asked.push({ headers: Object.fromEntries(new Headers(init.headers)), body: String(init.body) });
      const about = body.method === "tools/call" ? call : {};
      const { http, body: ours } = wire(document, { ...about, revision, view, message: body.method }).response;
      const text = JSON.stringify({ ...ours, id: body.id });
      const sent = http.headers["Content-Type"] === "text/event-stream" ? `event: message\ndata: ${text}\n\n` : text;
      return new Response(ours ? sent : null, { status: http.status, headers: http.headers });
    };
    const client = new Client(
      { name: "toolwright", version: "0.1.0" },
      revision >= "2026-07-28"
        ? { versionNegotiation: { mode: { pin: revision } } }
        : { versionNegotiation: { mode: "legacy" }, supportedProtocolVersions: [revision] },
    );
    await client.connect(new StreamableHTTPClientTransport(url, { fetch: answer as never }));
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    const result = await client.callTool({ name: call.tool, arguments: call.args as Record<string, unknown> });
    expect(result.content).toEqual([{ type: "text", text: '{"degrees":21}' }]);
    await client.close();
    const ours = conversation(document, { ...call, revision, view: "sdk" }).slice(0, -1);
    expect(asked.map(({ body }) => body)).toEqual(ours.map(({ request }) => JSON.stringify(request.body)));
    for (const [index, { request }] of ours.entries()) {
      expect(asked[index]?.headers).toEqual(Object.fromEntries(new Headers(request.http.headers)));
    }
  });
});

const captures = new URL("../../../../shared/oracles/wire/", import.meta.url);

describe("what was captured of the official SDK", () => {
  if (!existsSync(captures)) {
    it.skip("skipped: no corpus", () => {});
    return;
  }
  const read = (revision: string) => JSON.parse(readFileSync(new URL(`inmemory-${revision}.json`, captures), "utf8"));
  const step = (revision: string, label: string) =>
    read(revision)
      .steps.find((each: { label: string }) => each.label.includes(label))
      .wire.map(({ message }: { message: JsonObject }) => message);
  const natural = step("2026-07-28", "tools/list")[1].result.tools as JsonObject[];
  const captured = parseDocument(JSON.stringify(natural));
  /** What was captured came from the low-level `Server`, which alone sends `execution` and only to older clients. */
  const registered = (json: JsonObject) =>
    JSON.parse(JSON.stringify(json, (key, value) => (key === "execution" ? undefined : value)));

  it.each(revisions.map(({ id }) => id))("is what we say of it in %s", (revision) => {
    const { handshake } = read(revision);
    const options: WireOptions = {
      revision,
      view: "sdk",
      clientInfo: { name: "playground", version: "0.1.0" },
      serverInfo: { name: "wire-demo", version: "1.0.0", title: "Wire demo" },
      capabilities: { elicitation: { form: {} } },
      instructions: "demo",
    };
    const said = conversation(captured, options);
    const first = handshake.map(({ message }: { message: JsonObject }) => message);
    expect(first.slice(0, 2)).toEqual([said[0]?.request.body, said[0]?.response.body]);
    const list = wire(captured, { ...options, message: "tools/list" });
    const [asked, answered] = step(revision, "tools/list");
    expect([asked, registered(answered)]).toEqual([list.request.body, list.response.body]);
    for (const label of ["array", "integer", "null", "content blocks"]) {
      const [asked, answered] = step(revision, label);
      const { name, arguments: given } = asked.params;
      const { content, structuredContent } = step("2026-07-28", label)[1].result;
      const value = { content, ...(structuredContent !== undefined && { structuredContent }) };
      const call = wire(captured, {
        ...options,
        message: "tools/call",
        tool: name,
        args: given ?? {},
        outcome: { kind: "success", value },
      });
      expect({ ...call.response.body, id: asked.id }).toEqual(answered);
      expect({ ...call.request.body, id: asked.id }).toEqual(
        given ? asked : { ...asked, params: { ...asked.params, arguments: {} } },
      );
    }
  });
});
