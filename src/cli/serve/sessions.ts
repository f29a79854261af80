import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { NodeStreamableHTTPServerTransport } from "@modelcontextprotocol/node";
import type { McpServer } from "@modelcontextprotocol/server";

/** Connections of clients that start with `initialize`: only they can be told of changes, on a stream that they keep open. */
export interface Sessions {
  open(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void>;
  /** False where nobody knows that session, for the client has to start anew. */
  serve(id: string, request: IncomingMessage, response: ServerResponse, body?: unknown): Promise<boolean>;
  toolsChanged(): void;
  count(): number;
  close(): Promise<void>;
}

interface Session {
  readonly mcp: McpServer;
  readonly transport: NodeStreamableHTTPServerTransport;
  used: number;
}

/** Whoever comes when it is full takes the place of the one who was silent longest. */
const maxSessions = 2000;

export function createSessions(newServer: () => McpServer): Sessions {
  const sessions = new Map<string, Session>();

  async function makeRoom(): Promise<void> {
    if (sessions.size < maxSessions) return;
    const [oldest] = [...sessions].sort(([, one], [, other]) => one.used - other.used);
    if (!oldest) return;
    sessions.delete(oldest[0]);
    await oldest[1].mcp.close();
  }

  return {
    async open(request, response, body) {
      await makeRoom();
      const mcp = newServer();
      const transport: NodeStreamableHTTPServerTransport = new NodeStreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => void sessions.set(id, { mcp, transport, used: Date.now() }),
        onsessionclosed: (id) => void sessions.delete(id),
      });
      await mcp.connect(transport);
      await transport.handleRequest(request, response, body);
      // An initialize that was refused opened nothing.
      if (transport.sessionId === undefined) await mcp.close();
    },
    async serve(id, request, response, body) {
      const session = sessions.get(id);
      if (!session) return false;
      session.used = Date.now();
      await session.transport.handleRequest(request, response, body);
      return true;
    },
    toolsChanged() {
      for (const { mcp } of sessions.values()) mcp.sendToolListChanged();
    },
    count: () => sessions.size,
    async close() {
      const all = [...sessions.values()];
      sessions.clear();
      await Promise.all(all.map(({ mcp }) => mcp.close()));
    },
  };
}
