import { isTooDeep, type Json, type JsonObject } from "../../core/index.ts";
import { answerIn, parsed, textOf } from "./answer-text.ts";

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
type Mishap =
  | { readonly code: "no-answer" | "too-large" | "broken-off" }
  | { readonly code: "redirect"; readonly to: string | null };

export interface Recorder {
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  /** All that was said until now. */
  exchanges(): readonly Exchange[];
  last(): Recorded | undefined;
  mishap(): Mishap | undefined;
  /** Whether the last answer has come to its end: nothing can follow, whatever the client still waits for. */
  hasEnded(): boolean;
  /** When the answer to the next request comes to its end, or breaks off. */
  nextEnd(): Promise<void>;
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
  let ended = false;
  let turn = 0;
  let onEnd = () => {};
  return {
    exchanges: () => records.map((record) => withoutText(record())),
    last: () => records.at(-1)?.(),
    mishap: () => mishap,
    hasEnded: () => ended,
    nextEnd: () =>
      new Promise((resolve) => {
        onEnd = resolve;
      }),
    async fetch(url, init) {
      const request = new Request(url, init);
      // The stream of an older server that a client would listen on: nothing here waits for news.
      if (request.method === "GET") return new Response(null, { status: 405 });
      const sent = request.method === "POST" ? await request.clone().text() : "";
      // What became of an answer is told here, not by the error: on its way through a stream it loses its class.
      mishap = { code: "no-answer" };
      // An answer before this one may come to its end later.
      const tell = onEnd;
      const own = ++turn;
      onEnd = () => {};
      ended = false;
      const response = await send(request);
      mishap = redirectIn(response);
      if (mishap) throw new TypeError("redirected");
      const chunks: Uint8Array[] = [];
      if (sent !== "") records.push(() => recordOf(request, sent, response, chunks));
      const take = (chunk: Uint8Array) => {
        received += chunk.length;
        if (received > max) {
          mishap = { code: "too-large" };
          onTooLarge();
          throw new Error("too large");
        }
        chunks.push(chunk);
      };
      const end = () => {
        if (own === turn) ended = true;
        tell();
      };
      const breakOff = () => {
        mishap ??= { code: "broken-off" };
        tell();
      };
      if (!response.body) end();
      const { status, statusText, headers } = response;
      const body = response.body && passedOn(response.body, { take, end, breakOff });
      return new Response(body, { status, statusText, headers });
    },
  };
}

interface Listener {
  take(chunk: Uint8Array): void;
  end(): void;
  breakOff(): void;
}

/** The same stream, of which somebody hears every chunk and how it ends. */
function passedOn(body: ReadableStream<Uint8Array>, { take, end, breakOff }: Listener): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          controller.close();
          return end();
        }
        take(value);
        controller.enqueue(value);
      } catch (error) {
        breakOff();
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
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
  // No value that is too deep gets from a worker to the page.
  const said = isTooDeep(text) ? undefined : parsed(text);
  return {
    method: String(body.method),
    request: { headers: Object.fromEntries(request.headers), body },
    response: { status: response.status, headers: Object.fromEntries(response.headers), body: said ?? text },
    text,
  };
}
