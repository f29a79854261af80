import type { Analysis, RuleInfo, Settings } from "../../core/index.ts";
import type { Request, Response } from "./messages.ts";

export type Outcome =
  | { readonly kind: "analyzed"; readonly analysis: Analysis }
  /** The worker was ended while it checked this tool; the tool is left out until its text changes. */
  | { readonly kind: "timed-out"; readonly tool: string | null }
  | { readonly kind: "failed"; readonly message: string }
  /** A newer text was sent before this one's turn came. */
  | { readonly kind: "superseded" };

/** The part of Worker that the client needs; a test gives another. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Response>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A worker that has said nothing for this long hangs: a catastrophic pattern, or a schema that explodes. */
const silence = 3_000;

interface Job {
  readonly request: Request;
  readonly settle: (response: Response | { readonly kind: "timed-out" } | { readonly kind: "superseded" }) => void;
}

/** One worker, one job at a time, the newest text next; ends a worker that hangs and starts another. */
export function createClient(
  spawn: () => WorkerLike,
  onRules: (rules: readonly RuleInfo[]) => void = () => {},
  timeoutMs = silence,
) {
  let worker: WorkerLike | undefined;
  let ready = false;
  let running: Job | undefined;
  let checking: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: Job[] = [];
  const blocked = new Set<string>();
  let lastId = 0;

  return {
    /** Starts the worker before there is something to do for it. */
    wake(): void {
      worker ??= start();
    },
    analyze(text: string, settings: Settings): Promise<Outcome> {
      const at = waiting.findIndex((job) => job.request.kind === "analyze");
      if (at >= 0) waiting.splice(at, 1)[0]?.settle({ kind: "superseded" });
      return new Promise((resolve) => {
        const request: Request = { kind: "analyze", id: ++lastId, text, settings, blocked: [...blocked] };
        enqueue(request, (response) => {
          if (response.kind === "timed-out") resolve({ kind: "timed-out", tool: block() });
          else if (response.kind === "analyzed") resolve({ kind: "analyzed", analysis: response.analysis });
          else if (response.kind === "superseded") resolve({ kind: "superseded" });
          else resolve({ kind: "failed", message: response.kind === "failed" ? response.message : response.kind });
        });
      });
    },
    /** The text after all safe fixes, or undefined where that could not be worked out. */
    fixAll(text: string, settings: Settings): Promise<string | undefined> {
      return new Promise((resolve) => {
        enqueue({ kind: "fix-all", id: ++lastId, text, settings }, (response) => {
          resolve(response.kind === "fixed" ? response.text : undefined);
        });
      });
    },
  };

  function enqueue(request: Request, settle: Job["settle"]): void {
    waiting.push({ request, settle });
    next();
  }

  function next(): void {
    worker ??= start();
    if (running || !ready) return;
    running = waiting.shift();
    if (!running) return;
    checking = null;
    watch();
    const { request } = running;
    worker.postMessage(request.kind === "analyze" ? { ...request, blocked: [...blocked] } : request);
  }

  function start(): WorkerLike {
    const started = spawn();
    started.onmessage = ({ data }) => hear(data);
    started.onerror = (event) => {
      const message = event.message || "the analysis could not be loaded";
      stop();
      for (const job of [running, ...waiting.splice(0)]) job?.settle({ kind: "failed", id: 0, message });
      running = undefined;
    };
    return started;
  }

  function hear(response: Response): void {
    if (response.kind === "ready") {
      ready = true;
      onRules(response.rules);
      next();
    } else if (response.kind === "checking") {
      checking = response.tool;
      watch();
    } else if (response.id === running?.request.id) {
      clearTimeout(timer);
      const { settle } = running;
      running = undefined;
      settle(response);
      next();
    }
  }

  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const job = running;
      stop();
      running = undefined;
      job?.settle({ kind: "timed-out" });
      if (waiting.length > 0) next();
    }, timeoutMs);
  }

  function stop(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    ready = false;
  }

  function block(): string | null {
    if (checking !== null) blocked.add(checking);
    return checking;
  }
}
