import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename } from "node:path";
import { isObject, type Json, type JsonObject, maxText } from "../../core/index.ts";
import { isFailure } from "../host.ts";
import { readBody } from "./body.ts";
import type { CallLog, LoggedCall } from "./call-log.ts";
import { versionOf } from "./design.ts";
import { refuse } from "./guards.ts";
import type { ServedFile } from "./served-file.ts";

/** What the playground on the same port reads and writes: the file and the calls. */
export interface Live {
  /** For the head of the page: what only a page of this server can read. */
  readonly head: string;
  handle(path: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): void;
}

export interface LivePlan {
  readonly file: ServedFile;
  readonly log: CallLog;
  readonly name: string;
  clients(): number;
}

/** Under this path nothing of the playground lies. */
export const livePath = "/live/";

/** Calls are sent in bundles, so that a thousand a second do not become a thousand messages. */
const bundleMs = 100;

export function createLive({ file, log, name, clients }: LivePlan): Live {
  const token = randomBytes(32).toString("base64url");
  const streams = new Set<ServerResponse>();
  let waiting: LoggedCall[] = [];
  let timer: NodeJS.Timeout | undefined;

  const send = (response: ServerResponse, event: JsonObject) =>
    void response.write(`data: ${JSON.stringify(event)}\n\n`);
  const toAll = (event: JsonObject) => {
    for (const stream of streams) send(stream, event);
  };
  const flush = () => {
    timer = undefined;
    toAll({ kind: "calls", calls: waiting as unknown as Json, total: log.total(), clients: clients() });
    waiting = [];
  };
  const stops = [
    file.onChange(({ text, version, isServed }) => toAll({ kind: "file", text, version, isServed })),
    log.onCall((call) => {
      if (streams.size === 0) return;
      waiting.push(call);
      timer ??= setTimeout(flush, bundleMs).unref();
    }),
  ];

  function open(response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    const text = file.text();
    const now = { file: basename(file.path), name, text, version: versionOf(text) };
    const calls = log.calls() as unknown as Json;
    send(response, { kind: "hello", ...now, calls, total: log.total(), clients: clients() });
    streams.add(response);
    response.on("close", () => void streams.delete(response));
  }

  async function save(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if ("status" in body) return refuse(response, body);
    const { text, seen } = (isObject(body.value as Json) ? body.value : {}) as JsonObject;
    if (typeof text !== "string" || typeof seen !== "string" || text.length > maxText) {
      return refuse(response, { status: 400, reason: "A save needs the text and the version that was seen" });
    }
    const outcome = await file.save(text, seen);
    if (isFailure(outcome)) return refuse(response, { status: 500, reason: outcome.problem });
    const now = file.text();
    // Not a status of its own: a browser would report it as a failure of the page.
    const answer = { version: versionOf(now), ...(outcome === "conflict" && { conflict: true, text: now }) };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  }

  return {
    head: `<meta name="toolwright-live" content="${token}">`,
    async handle(path, request, response) {
      if (!isSame(request.headers.authorization, `Bearer ${token}`)) {
        return refuse(response, { status: 401, reason: "Only the playground of this server may do this" });
      }
      if (path === `${livePath}events` && request.method === "GET") return open(response);
      if (path === `${livePath}file` && request.method === "PUT") return save(request, response);
      return refuse(response, { status: 404, reason: "Not found" });
    },
    close() {
      clearTimeout(timer);
      for (const stop of stops) stop();
      for (const stream of streams) stream.end();
    },
  };
}

/** In the same time for every wrong word. */
function isSame(given: string | undefined, wanted: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given ?? ""), hash(wanted));
}
