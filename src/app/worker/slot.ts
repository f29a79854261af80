import type { WorkerLike, WorkerResponse } from "./protocol.ts";

export type Answer<Value, Progress = unknown> =
  | { readonly kind: "answered"; readonly value: Value }
  /** Silent for too long: the worker was ended. `last` is the last sign of life, if there was one. */
  | { readonly kind: "timed-out"; readonly last: Progress | undefined }
  | { readonly kind: "failed"; readonly message: string }
  /** The same was asked again before this one's turn came, or it was called off. */
  | { readonly kind: "dropped" };

/** A question on its way. */
export interface Job {
  /** Who asks: a lane has one job at a time. */
  readonly lane: object;
  readonly id: number;
  readonly topic: string;
  readonly name: string;
  /** Read when the worker is free for it. */
  readonly input: () => unknown;
  readonly timeoutMs: number;
  readonly onProgress: (at: unknown) => void;
  /** Called before the next job gets a worker. */
  readonly onTimeout: (last: unknown) => void;
  readonly settle: (answer: Answer<never, never>) => void;
}

/** One worker and the job that it works on. */
export interface Slot {
  readonly job: Job | undefined;
  /** Whether its code is loaded. */
  readonly isReady: boolean;
  /** Since when the job is worked on; undefined while code is loaded for it, which may take any time. */
  readonly workingSince: number | undefined;
  run(job: Job): void;
  /** Loads the code of a topic, before somebody asks. */
  expect(topic: string): void;
  /** Ends the worker, and its job with this answer. */
  end(answer: Answer<never, never>): void;
}

export interface SlotEvents {
  /** It became ready, began to work, or is free again. */
  onChange(): void;
  /** Its worker is no more; with a message where it could not even be loaded. */
  onEnd(unloadable: string | undefined): void;
}

export function createSlot(worker: WorkerLike, { onChange, onEnd }: SlotEvents): Slot {
  let isReady = false;
  let job: Job | undefined;
  let workingSince: number | undefined;
  let last: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;

  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = ({ message }) => {
    const reason = message || "the worker could not be loaded";
    if (isReady) end({ kind: "failed", message: reason });
    else end({ kind: "dropped" }, reason);
  };
  return {
    get job() {
      return job;
    },
    get isReady() {
      return isReady;
    },
    get workingSince() {
      return workingSince;
    },
    run(next) {
      job = next;
      const { id, topic, name } = next;
      worker.postMessage({ id, topic, name, input: next.input() });
    },
    expect: (topic) => worker.postMessage({ expected: topic }),
    end,
  };

  function hear(response: WorkerResponse): void {
    if (response.kind === "ready") {
      isReady = true;
      onChange();
    } else if (job && response.id === job.id) {
      if (response.kind === "started" || response.kind === "progress") watch(job, response);
      else finish(job, response.kind === "answered" ? { kind: "answered", value: response.value as never } : response);
    }
  }

  function finish({ settle }: Job, answer: Answer<never, never>): void {
    rest();
    settle(answer);
    onChange();
  }

  /** Only work is watched: whoever is silent for too long hangs. */
  function watch(working: Job, response: WorkerResponse & { readonly kind: "started" | "progress" }): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working.onTimeout(last);
      end({ kind: "timed-out", last: last as undefined });
    }, working.timeoutMs);
    if (response.kind === "progress") {
      last = response.at;
      working.onProgress(response.at);
    } else {
      workingSince = performance.now();
      onChange();
    }
  }

  function rest(): void {
    clearTimeout(timer);
    job = undefined;
    workingSince = undefined;
    last = undefined;
  }

  function end(answer: Answer<never, never>, unloadable?: string): void {
    const ended = job;
    rest();
    isReady = false;
    worker.terminate();
    ended?.settle(answer);
    onEnd(unloadable);
  }
}
