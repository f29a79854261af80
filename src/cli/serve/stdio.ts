import type { Readable, Writable } from "node:stream";
import type { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { newServer, type ServerPlan } from "./mcp-server.ts";

export interface Connection {
  /** When the client is gone. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** One client, on the streams of the process. */
export function connectStdio(plan: ServerPlan, input: Readable, output: Writable): Connection {
  const servers = new Set<McpServer>();
  const handle = serveStdio(
    () => {
      const mcp = newServer(plan);
      servers.add(mcp);
      mcp.server.onclose = () => void servers.delete(mcp);
      return mcp;
    },
    { transport: new StdioServerTransport(input, output) },
  );
  const stop = plan.file.onChange(({ isServed }) => {
    for (const mcp of isServed ? servers : []) if (mcp.isConnected()) mcp.sendToolListChanged();
  });
  return {
    ended: new Promise((resolve) => {
      input.once("end", resolve);
      input.once("close", resolve);
    }),
    async close() {
      stop();
      await handle.close();
    },
  };
}
