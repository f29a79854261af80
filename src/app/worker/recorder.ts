import type { Json, JsonObject } from "../../core/index.ts";

/** One request with its answer, as they passed between a client and a server. */
export interface Exchange {
  readonly method: string;
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body: Json };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Json;
  };
}

export interface Recorder {
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  /** All that was said until now. */
  exchanges(): readonly Exchange[];
}

/** Passes requests on and writes down what is said; more than `most` bytes of answers are an error. */
export function createRecorder(
  send: (request: Request) => Promise<Response>,
  max = Number.POSITIVE_INFINITY,
): Recorder {
  const records: (() => Exchange)[] = [];
  let received = 0;
  return {
    exchanges: () => records.map((record) => record()),
    async fetch(url, init) {
      const request = new Request(url, init);
      // The stream of an older server that a client would listen on: nothing here waits for news.
      if (request.method === "GET") return new Response(null, { status: 405 });
      const sent = request.method === "POST" ? await request.clone().text() : "";
      const response = await send(request);
      const chunks: Uint8Array[] = [];
      if (sent !== "") records.push(() => exchangeOf(request, sent, response, chunks));
      const counted = response.body?.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            received += chunk.length;
            if (received > max) return controller.error(new TooMuch());
            chunks.push(chunk);
            controller.enqueue(chunk);
          },
        }),
      );
      const { status, statusText, headers } = response;
      return new Response(counted ?? null, { status, statusText, headers });
    },
  };
}

export class TooMuch extends Error {
  constructor() {
    super("the answers are larger than what is read");
  }
}

function exchangeOf(request: Request, sent: string, response: Response, chunks: readonly Uint8Array[]): Exchange {
  const body = JSON.parse(sent) as JsonObject;
  return {
    method: String(body.method),
    request: { headers: Object.fromEntries(request.headers), body },
    response: {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: bodyOf(textOf(chunks), body.id),
    },
  };
}

function textOf(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("");
}

/** A server may answer with a stream of events, of which one is the answer. */
function bodyOf(text: string, id: Json | undefined): Json {
  const whole = parsed(text);
  if (whole !== undefined) return whole;
  const events = [...text.matchAll(/^data: ?(.*)$/gm)].map(([, data]) => parsed(data ?? ""));
  const answer = events.find((event) => (event as JsonObject | null | undefined)?.id === id);
  return answer ?? events.at(-1) ?? text;
}

function parsed(text: string): Json | undefined {
  if (text === "") return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
