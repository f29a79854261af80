import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { headersFor } from "../../../scripts/policy.mjs";
import { type AllowList, refusalOf, refuse } from "./guards.ts";

type Handle = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** A server whose every answer has the headers of the page, refusals as well; who may not come in gets no further. */
export function guardedServer(allow: AllowList, handle: Handle): Server {
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headersFor("/"))) response.setHeader(name, value);
    const refused = refusalOf(request, allow);
    if (refused) return refuse(response, refused);
    const address = request.url ?? "/";
    // `//` and `http://[` are no addresses: what is thrown here would end the server.
    if (!URL.canParse(address, base)) return refuse(response, { status: 400, reason: "The path cannot be read" });
    const { pathname } = new URL(address, base);
    Promise.resolve(handle(pathname, request, response)).catch(() => response.destroy());
  });
}

const base = "http://localhost";
