import { type Failure, failure } from "../host.ts";
import { guardedServer } from "./guarded-server.ts";
import { loopback, refuse } from "./guards.ts";
import { startListening } from "./listening.ts";
import { findSite, sendFile } from "./site.ts";

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** The playground alone, to this machine alone. */
export async function serveSite(port: number): Promise<Site | Failure> {
  const folder = findSite();
  if (folder === undefined) {
    return failure("the playground is not beside this file: install the package, or run npm run build");
  }
  const server = guardedServer({ hosts: loopback, origins: [] }, (pathname, request, response) =>
    request.method === "GET"
      ? sendFile(folder, pathname, response)
      : refuse(response, { status: 405, reason: "Only GET" }),
  );
  const started = await startListening(server, { port, host: "127.0.0.1" });
  if (typeof started !== "number") return started;
  return {
    url: `http://127.0.0.1:${started}/`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
