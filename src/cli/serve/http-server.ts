import type { Failure } from "../host.ts";
import { createEndpoint } from "./endpoint.ts";
import { guardedServer } from "./guarded-server.ts";
import { type AllowList, loopback, refuse } from "./guards.ts";
import { startListening } from "./listening.ts";
import { createLive, livePath } from "./live.ts";
import type { ServerPlan } from "./mcp-server.ts";
import { findSite, sendFile } from "./site.ts";

export interface Listening {
  /** Of the MCP endpoint. */
  readonly url: string;
  /** Of the playground; undefined where it is not there. */
  readonly site: string | undefined;
  close(): Promise<void>;
}

export interface Address {
  readonly port: number;
  readonly host: string;
  readonly origins: readonly string[];
}

const endpointPath = "/mcp";
/** A page that is kept for later would not be live: a browser that has one lets it go. */
const offlinePath = "/service-worker.js";

/** The MCP server, the playground and what connects both, on one port. */
export async function listen(plan: ServerPlan, address: Address): Promise<Listening | Failure> {
  const endpoint = createEndpoint(plan);
  const live = createLive({ ...plan, clients: endpoint.sessions });
  const folder = findSite();
  const allow: AllowList = { hosts: [...new Set([...loopback, address.host])], origins: address.origins };
  const server = guardedServer(allow, (pathname, request, response) =>
    pathname === endpointPath
      ? endpoint.handle(request, response)
      : pathname.startsWith(livePath)
        ? live.handle(pathname, request, response)
        : request.method !== "GET" || folder === undefined || pathname === offlinePath
          ? refuse(response, { status: 404, reason: "Not found: the MCP endpoint is /mcp" })
          : sendFile(folder, pathname, response, live.head),
  );
  const started = await startListening(server, address);
  if (typeof started !== "number") return started;
  const base = `http://${address.host.includes(":") ? `[${address.host}]` : address.host}:${started}`;
  return {
    url: base + endpointPath,
    site: folder === undefined ? undefined : `${base}/`,
    async close() {
      live.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await endpoint.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
