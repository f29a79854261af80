import type { JsonObject } from "../types.ts";
import type { Exchange } from "./exchange.ts";
import { answered, posted } from "./http.ts";
import { about } from "./notes.ts";
import { identity, request, requestId, response, type Setting } from "./setting.ts";

const capabilities: JsonObject = { tools: { listChanged: true } };

/** How a conversation starts: `initialize` and its notification, or `server/discover`. */
export function handshake(setting: Setting): readonly Exchange[] {
  return setting.revision.messages.start === "initialize"
    ? [initialize(setting), initialized(setting)]
    : [discover(setting)];
}

export function initialize(setting: Setting): Exchange {
  const { revision, view, clientInfo, serverInfo, instructions } = setting;
  const shown = (info: JsonObject) => (view === "sdk" ? info : identity(info, revision));
  const id = requestId(setting, "start");
  const body = request(setting, id, "initialize", {
    protocolVersion: revision.id,
    capabilities: setting.capabilities,
    clientInfo: shown(clientInfo),
  });
  const result = {
    protocolVersion: revision.id,
    capabilities,
    serverInfo: shown(serverInfo),
    ...(instructions !== undefined && { instructions }),
  };
  const notes = [
    about("request", "A server that does not speak this version answers with another one, and the client may leave."),
  ];
  if (revision.messages.transport === "streamable" && view === "spec") {
    notes.push(about("response", "A server may send `Mcp-Session-Id`; the client then repeats it with every request."));
  }
  return {
    message: "initialize",
    request: { http: posted(setting, "initialize"), body },
    response: { http: answered(revision, view), body: response(setting, id, result) },
    notes,
  };
}

export function initialized(setting: Setting): Exchange {
  const method = "notifications/initialized";
  return {
    message: method,
    request: { http: posted(setting, method), body: { jsonrpc: "2.0", method } },
    response: { http: { status: 202, headers: {} } },
    notes: [about("response", "A notification gets no answer: only the status 202.")],
  };
}

export function discover(setting: Setting): Exchange {
  const { revision, view, instructions } = setting;
  const id = requestId(setting, "start");
  const result = {
    supportedVersions: [revision.id],
    capabilities,
    ...(instructions !== undefined && { instructions }),
  };
  return {
    message: "server/discover",
    request: { http: posted(setting, "server/discover"), body: request(setting, id, "server/discover") },
    response: { http: answered(revision, view), body: response(setting, id, result, true) },
    notes: [
      about(
        "request",
        `There is no handshake in ${revision.id}: a client may ask this first, and every request says who asks.`,
      ),
    ],
  };
}
