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

/** An exchange with the very characters of the answer. */
export interface Recorded extends Exchange {
  readonly text: string;
}

/** What became of the last request, where that was no answer. */
type Mishap = { readonly code: "no-answer" | "too-large" } | { readonly code: "redirect"; readonly to: string | null };

export interface Recorder {
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  /** All that was said until now. */
  exchanges(): readonly Exchange[];
  last(): Recorded | undefined;
  mishap(): Mishap | undefined;
}

/** Passes requests on and writes down what is said; more than `max` bytes of answers are an error, and `onTooLarge` hears of it. */
export function createRecorder(
  send: (request: Request) => Promise<Response>,
  max = Number.POSITIVE_INFINITY,
  onTooLarge = () => {},
): Recorder {
  const records: (() => Recorded)[] = [];
  let received = 0;
  let mishap: Mishap | undefined;
  return {
    exchanges: () => records.map((record) => withoutText(record())),
    last: () => records.at(-1)?.(),
    mishap: () => mishap,
    async fetch(url, init) {
      const request = new Request(url, init);
      // The stream of an older server that a client would listen on: nothing here waits for news.
      if (request.method === "GET") return new Response(null, { status: 405 });
      const sent = request.method === "POST" ? await request.clone().text() : "";
      // What became of an answer is told here, not by the error: on its way through a stream it loses its class.
      mishap = { code: "no-answer" };
      const response = await send(request);
      mishap = redirectIn(response);
      if (mishap) throw new TypeError("redirected");
      const chunks: Uint8Array[] = [];
      if (sent !== "") records.push(() => recordOf(request, sent, response, chunks));
      const counted = response.body?.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            received += chunk.length;
            if (received > max) {
              mishap = { code: "too-large" };
              onTooLarge();
              return controller.error(new Error("too large"));
            }
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

/** A browser shows a page that it was sent elsewhere, and not where to. */
function redirectIn({ type, status, headers }: Response): Mishap | undefined {
  if (type !== "opaqueredirect" && (status < 300 || status > 399 || status === 304)) return undefined;
  return { code: "redirect", to: headers.get("location") };
}

function withoutText({ text: _, ...exchange }: Recorded): Exchange {
  return exchange;
}

function recordOf(request: Request, sent: string, response: Response, chunks: readonly Uint8Array[]): Recorded {
  const body = JSON.parse(sent) as JsonObject;
  const text = answerIn(textOf(chunks), body.id);
  return {
    method: String(body.method),
    request: { headers: Object.fromEntries(request.headers), body },
    response: {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: parsed(text) ?? text,
    },
    text,
  };
}

function textOf(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("");
}

/** A server may answer with a stream of events, of which one is the answer. */
function answerIn(text: string, id: Json | undefined): string {
  if (parsed(text) !== undefined) return text;
  const events = text.split(/\r?\n\r?\n|\r\r/).map(dataOf);
  const isAnswer = (event: string) => (parsed(event) as JsonObject | null | undefined)?.id === id;
  return events.find(isAnswer) ?? events.findLast((event) => event !== "") ?? text;
}

/** The lines of data of one event. */
function dataOf(event: string): string {
  return [...event.matchAll(/^data: ?(.*)$/gm)].map(([, data]) => data).join("\n");
}

function parsed(text: string): Json | undefined {
  if (text === "") return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
