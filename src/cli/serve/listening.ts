import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Failure, failure } from "../host.ts";

/** The port that a server listens on, or why it cannot. */
export async function startListening(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<number | Failure> {
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE: `port ${port} is taken: give another one, or none for one that is free`,
        EACCES: `port ${port} may not be used: give one from 1024 on`,
        EADDRNOTAVAIL: `${host} is no address of this machine`,
      };
      resolve(failure(reasons[error.code ?? ""] ?? `the server cannot start (${error.code})`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
