import type { JsonObject } from "../types.ts";
import type { Exchange } from "./exchange.ts";
import { posted, streamed } from "./http.ts";
import { about } from "./notes.ts";
import { request, requestId, type Setting } from "./setting.ts";

const method = "notifications/tools/list_changed";

/** How a server tells that its tools are others now: on the stream that the client keeps open, or that it asked for. */
export function listChanged(setting: Setting): Exchange {
  return setting.revision.messages.start === "discover" ? subscription(setting) : unsolicited(setting);
}

function unsolicited({ revision, view }: Setting): Exchange {
  const { headers } = revision.messages;
  const named =
    headers.includes("MCP-Protocol-Version") || view === "sdk" ? { "MCP-Protocol-Version": revision.id } : {};
  return {
    message: method,
    request: { http: { method: "GET", headers: { Accept: "text/event-stream", ...named } } },
    response: {
      http: { status: 200, headers: view === "sdk" ? streamed : { "Content-Type": "text/event-stream" } },
      events: [{ jsonrpc: "2.0", method }],
    },
    notes: [
      about(
        "response",
        "The server sends it on its own, on the stream that the client keeps open. The client then lists the tools again.",
      ),
    ],
  };
}

function subscription(setting: Setting): Exchange {
  const id = requestId(setting, "listen");
  const notifications = { toolsListChanged: true };
  const mark = { "io.modelcontextprotocol/subscriptionId": id };
  const listen = "subscriptions/listen";
  const events: JsonObject[] = [
    { jsonrpc: "2.0", method: "notifications/subscriptions/acknowledged", params: { notifications, _meta: mark } },
    { jsonrpc: "2.0", method, params: { _meta: mark } },
  ];
  return {
    message: listen,
    request: { http: posted(setting, listen), body: request(setting, id, listen, { notifications }) },
    response: {
      http: { status: 200, headers: setting.view === "sdk" ? streamed : { "Content-Type": "text/event-stream" } },
      events,
    },
    notes: [
      about(
        "response",
        `In ${setting.revision.id} a server only tells what a client has asked for, on the stream of that request.`,
      ),
    ],
  };
}
