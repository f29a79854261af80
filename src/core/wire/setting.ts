import type { Revision } from "../revision.ts";
import type { Json, JsonObject } from "../types.ts";
import type { WireView } from "./exchange.ts";

/** Who speaks, and how. */
export interface Setting {
  readonly revision: Revision;
  readonly view: WireView;
  readonly clientInfo: JsonObject;
  readonly serverInfo: JsonObject;
  readonly capabilities: JsonObject;
  readonly instructions?: string;
}

export type RequestId = string | number;

/** A JSON-RPC request, its members in the order in which the SDK writes them or in that of the specification. */
export function request(setting: Setting, id: RequestId, method: string, params: JsonObject = {}): JsonObject {
  const modern = setting.revision.messages.start === "discover";
  const all = modern
    ? { ...params, _meta: { ...requestMeta(setting), ...(params._meta as JsonObject | undefined) } }
    : params;
  const given = Object.keys(all).length > 0 ? { params: all } : {};
  if (setting.view === "spec" || method === "server/discover" || method === "subscriptions/listen") {
    return { jsonrpc: "2.0", id, method, ...given };
  }
  return method === "tools/list" ? { method, jsonrpc: "2.0", id, ...given } : { method, ...given, jsonrpc: "2.0", id };
}

function requestMeta({ revision, clientInfo, capabilities }: Setting): JsonObject {
  return {
    "io.modelcontextprotocol/protocolVersion": revision.id,
    "io.modelcontextprotocol/clientInfo": clientInfo,
    "io.modelcontextprotocol/clientCapabilities": capabilities,
  };
}

/** How long a client may keep a result, as servers say that promise nothing. */
const uncached = { ttlMs: 0, cacheScope: "private" };

/** A JSON-RPC response with a result. */
export function response(setting: Setting, id: RequestId, result: JsonObject, cached = false): JsonObject {
  const stamped = setting.revision.messages.start === "discover" ? stamp(setting, result, cached) : result;
  return setting.view === "sdk" ? { result: stamped, jsonrpc: "2.0", id } : { jsonrpc: "2.0", id, result: stamped };
}

function stamp({ serverInfo }: Setting, result: JsonObject, cached: boolean): JsonObject {
  const { _meta: meta, ...rest } = result;
  return {
    ...rest,
    ...(!Object.hasOwn(rest, "resultType") && { resultType: "complete" }),
    ...(cached && uncached),
    _meta: { ...(meta as JsonObject | undefined), "io.modelcontextprotocol/serverInfo": serverInfo },
  };
}

/** A JSON-RPC response with an error. */
export function failure(id: RequestId, code: number, message: string, data?: Json): JsonObject {
  return { jsonrpc: "2.0", id, error: { code, message, ...(data !== undefined && { data }) } };
}

/** What the revision lets a client or a server say about itself. */
export function identity(info: JsonObject, { messages }: Revision): JsonObject {
  const known = Object.entries(info).filter(([key]) => messages.identityFields.includes(key));
  return Object.fromEntries(known);
}

/** Numbers of requests. Those of the specification's view are the same in every revision, so that they can be compared. */
export function requestId({ view, revision }: Setting, message: "start" | "list" | "call" | "listen"): RequestId {
  if (view === "sdk" && revision.messages.start === "discover") {
    return { start: "server-discover-probe-1", list: 0, call: 1, listen: "listen:0" }[message];
  }
  return { start: 0, list: 1, call: 2, listen: 3 }[message];
}
