import type { IncomingMessage, ServerResponse } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { isObject, type Json, type JsonObject } from "../../core/index.ts";
import { readBody } from "./body.ts";
import { type Refused, refuse } from "./guards.ts";
import { newServer, type ServerPlan } from "./mcp-server.ts";
import { createSessions } from "./sessions.ts";

/** The SDK knows no request without a method. */
type NodeRequest = IncomingMessage & { readonly method: string; readonly url: string };

export interface Endpoint {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  sessions(): number;
  close(): Promise<void>;
}

/** Enough for a test that opens a thousand; each is a connection that waits. */
const maxSubscriptions = 4096;

/** Streamable HTTP in every revision that the SDK speaks. */
export function createEndpoint(plan: ServerPlan): Endpoint {
  const handler = createMcpHandler(() => newServer(plan), { maxSubscriptions });
  const stateless = toNodeHandler(handler);
  const sessions = createSessions(() => newServer(plan));
  const stop = plan.file.onChange(({ isServed }) => {
    if (!isServed) return;
    handler.notify.toolsChanged();
    sessions.toolsChanged();
  });

  return {
    async handle(request, response) {
      const id = request.headers["mcp-session-id"];
      const started = performance.now();
      const body = request.method === "POST" ? await readBody(request) : undefined;
      if (body && "status" in body) return refuseBody(response, body);
      if (typeof id === "string" && !isModern(request, body?.value)) {
        if (await sessions.serve(id, request, response, body?.value)) return;
        return refuse(response, { status: 404, reason: "No such session: initialize again" });
      }
      const method = methodOf(body?.value);
      if (method === "initialize" || method === "server/discover") note(plan, method, body?.value, started);
      if (method === "initialize") return sessions.open(request, response, body?.value);
      await stateless(request as NodeRequest, response, body?.value);
    },
    sessions: sessions.count,
    async close() {
      stop();
      await Promise.all([handler.close(), sessions.close()]);
    },
  };
}

/** A body that is no JSON is an error of the protocol, with its own code. */
function refuseBody(response: ServerResponse, { status, reason }: Refused): void {
  if (status !== 400) {
    refuse(response, { status, reason });
    return;
  }
  const body = JSON.stringify({ jsonrpc: "2.0", error: { code: -32700, message: reason }, id: null });
  response.writeHead(400, { "Content-Type": "application/json" }).end(body);
}

/** Its requests tell everything themselves and ignore sessions. */
function isModern({ headers }: IncomingMessage, body: unknown): boolean {
  return headers["mcp-method"] !== undefined || metaOf(body) !== undefined;
}

function methodOf(body: unknown): string | undefined {
  const method = isObject(body as Json) ? (body as JsonObject).method : undefined;
  return typeof method === "string" ? method : undefined;
}

const protocolKey = "io.modelcontextprotocol/protocolVersion";

function metaOf(body: unknown): JsonObject | undefined {
  const params = isObject(body as Json) ? (body as JsonObject).params : undefined;
  const meta = isObject(params ?? null) ? (params as JsonObject)._meta : undefined;
  return isObject(meta ?? null) && Object.hasOwn(meta as JsonObject, protocolKey) ? (meta as JsonObject) : undefined;
}

function note({ log }: ServerPlan, method: string, body: unknown, started: number): void {
  const params = (body as { readonly params?: JsonObject }).params ?? {};
  const info = metaOf(body)?.["io.modelcontextprotocol/clientInfo"] ?? params.clientInfo ?? null;
  const name = isObject(info) ? (info.title ?? info.name) : undefined;
  const client = typeof name === "string" && name !== "" ? name : "unknown client";
  log.add({ time: Date.now(), client, method, tool: null, verdict: "answered", tookMs: performance.now() - started });
}
