import type { IncomingMessage, ServerResponse } from "node:http";

/** Why a request is not let in. A page of another site, or one whose name was pointed at this machine, is stopped here. */
export interface Refused {
  readonly status: number;
  readonly reason: string;
}

export interface AllowList {
  /** Names that the server may be called by, without a port. */
  readonly hosts: readonly string[];
  /** Origins of pages that may call it besides its own. */
  readonly origins: readonly string[];
}

export const loopback: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

export function refusalOf({ headers, method }: IncomingMessage, allow: AllowList): Refused | undefined {
  const host = hostName(`http://${headers.host ?? ""}`);
  if (host === undefined || !allow.hosts.includes(host)) {
    return { status: 403, reason: `Host ${headers.host ?? ""} is not served here` };
  }
  const { origin } = headers;
  if (origin !== undefined && !isAllowed(origin, allow))
    return { status: 403, reason: `Origin ${origin} may not call` };
  // A form or a plain fetch of another site cannot send this type without asking first.
  const sends = method === "POST" || method === "PUT";
  if (sends && !/^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "")) {
    return { status: 415, reason: "Content-Type must be application/json" };
  }
  return undefined;
}

function isAllowed(origin: string, { hosts, origins }: AllowList): boolean {
  if (origins.includes(origin)) return true;
  const name = hostName(origin);
  return name !== undefined && hosts.includes(name);
}

/** Of an address without a path, a user or anything else that hides the name. */
function hostName(address: string): string | undefined {
  if (!/^https?:\/\/[\w.:[\]-]+$/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.toLowerCase();
}

/** As a JSON-RPC error without an id, which every client of the protocol reads. */
export function refuse(response: ServerResponse, { status, reason }: Refused): void {
  const body = JSON.stringify({ jsonrpc: "2.0", error: { code: -32000, message: reason }, id: null });
  response.writeHead(status, { "Content-Type": "application/json", Connection: "close" }).end(body);
}
