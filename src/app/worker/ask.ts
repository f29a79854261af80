import type { Answered, AnyTopics, Input, Progress, Questions } from "./topics.ts";

export type Answer<Value> =
  | { readonly kind: "answered"; readonly value: Value }
  /** Silent for too long: the worker was ended, the next question gets a new one. */
  | { readonly kind: "timed-out" }
  | { readonly kind: "failed"; readonly message: string }
  /** The same question was asked again before this one's turn came, or it was called off. */
  | { readonly kind: "dropped" };

export interface AskRequest {
  readonly id: number;
  readonly topic: string;
  readonly name: string;
  readonly input: unknown;
}

export type AskResponse = { readonly id: number } & (
  | { readonly kind: "started" }
  | { readonly kind: "progress"; readonly at: Progress }
  | { readonly kind: "answered"; readonly value: unknown }
  | { readonly kind: "failed"; readonly message: string }
);

/** The part of Worker that an asker needs; a test gives another. */
export interface AskedWorker {
  postMessage(message: AskRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<AskResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface AskOptions {
  /** How long the worker may be silent, in milliseconds. */
  readonly timeoutMs?: number;
  readonly onProgress?: (at: Progress) => void;
}

export interface Asker<All extends AnyTopics> {
  /** One question at a time; while it is worked on, only the newest of each kind waits. */
  ask<T extends keyof All & string, N extends keyof Questions<All, T> & string>(
    topic: T,
    name: N,
    input: Input<Questions<All, T>[N]>,
    options?: AskOptions,
  ): Promise<Answer<Answered<Questions<All, T>[N]>>>;
  /** Ends what is being worked on; nothing that waits is asked any more. */
  cancel(): void;
}

const usualTimeoutMs = 3_000;

interface Job {
  readonly request: AskRequest;
  readonly options: AskOptions;
  readonly settle: (answer: Answer<never>) => void;
}

/** A worker of its own for the questions of one panel, started by the first of them. */
export function createAsker<All extends AnyTopics>(spawn: () => AskedWorker): Asker<All> {
  let worker: AskedWorker | undefined;
  let running: Job | undefined;
  let waiting: Job[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  return {
    ask(topic, name, input, options = {}) {
      return new Promise((resolve) => {
        const isSame = ({ request }: Job) => request.topic === topic && request.name === name;
        for (const job of waiting.filter(isSame)) job.settle({ kind: "dropped" });
        waiting = waiting.filter((job) => !isSame(job));
        const request = { id: ++lastId, topic, name, input };
        waiting.push({ request, options, settle: resolve as Job["settle"] });
        next();
      });
    },
    cancel() {
      const dropped = [...(running ? [running] : []), ...waiting];
      if (running) stop();
      waiting = [];
      for (const job of dropped) job.settle({ kind: "dropped" });
    },
  };

  function next(): void {
    if (running) return;
    running = waiting.shift();
    if (!running) return;
    worker ??= start();
    worker.postMessage(running.request);
  }

  function start(): AskedWorker {
    const started = spawn();
    started.onmessage = ({ data }) => hear(data);
    started.onerror = (event) => end({ kind: "failed", message: event.message || "the worker could not be loaded" });
    return started;
  }

  function hear(response: AskResponse): void {
    if (!running || response.id !== running.request.id) return;
    if (response.kind === "started" || response.kind === "progress") {
      // Loading the code may take any time; only work is watched.
      clearTimeout(timer);
      timer = setTimeout(() => end({ kind: "timed-out" }), running.options.timeoutMs ?? usualTimeoutMs);
      if (response.kind === "progress") running.options.onProgress?.(response.at);
      return;
    }
    clearTimeout(timer);
    const { settle } = running;
    running = undefined;
    settle(response.kind === "answered" ? { kind: "answered", value: response.value as never } : response);
    next();
  }

  /** The worker hangs or is broken: without it for this question, with a new one for the next. */
  function end(answer: Answer<never>): void {
    const job = running;
    stop();
    job?.settle(answer);
    next();
  }

  function stop(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    running = undefined;
  }
}
