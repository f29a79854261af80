import type { WorkerLike } from "./protocol.ts";
import { type Answer, createSlot, type Job, type Slot } from "./slot.ts";
import type { Answered, AnyTopics, Input, ProgressOf, Questions } from "./topics.ts";

export type { Answer } from "./slot.ts";

interface AskOptions<Progress> {
  /** How long the worker may be silent, in milliseconds. */
  readonly timeoutMs?: number;
  readonly onProgress?: (at: Progress) => void;
  /** Called before the next question gets a worker, with the last sign of life. */
  readonly onTimeout?: (last: Progress | undefined) => void;
}

/** A row of questions that are answered one after the other. */
export interface Lane<All extends AnyTopics> {
  /** While one question is worked on, only the newest of each name waits. An input that is a function is read last. */
  ask<T extends keyof All & string, N extends keyof Questions<All, T> & string>(
    topic: T,
    name: N,
    input: Input<Questions<All, T>[N]> | (() => Input<Questions<All, T>[N]>),
    options?: AskOptions<ProgressOf<Questions<All, T>[N]>>,
  ): Promise<Answer<Answered<Questions<All, T>[N]>, ProgressOf<Questions<All, T>[N]>>>;
  /** Ends what is worked on for this lane; nothing of it that waits is asked any more. */
  cancel(): void;
}

export interface Supervisor<All extends AnyTopics> {
  /** Somebody looks at answers and may ask again at any moment: a worker stays for them, until the returned function is called. */
  keep(): () => void;
  /** Somebody is about to ask: a worker and the code of the topic are loaded meanwhile. */
  expect(topic: keyof All & string): void;
  /** With `endsStale`, a question that is worked on ends when the same is asked anew: nobody wants its answer any more. */
  lane(options?: { readonly endsStale?: boolean }): Lane<All>;
}

/** A worker that has said nothing for this long hangs: a catastrophic pattern, or a schema that explodes. */
const usualTimeoutMs = 3_000;
/** Work that is younger may be nearly done: ending it would cost more, since a new worker must load its code. */
const youngMs = 300;
/** One more worker is started when all others have worked for so long on the questions of other lanes. */
const crowdedMs = 150;
/** All workers but one end when they had nothing to do for so long. */
const idleMs = 10_000;

export interface SupervisorOptions {
  readonly maxWorkers?: number;
  /** The last worker ends, too, when nobody has asked for so long and nobody looks at answers. Without it, it stays. */
  readonly restMs?: number;
}

/** Few workers for many lanes: one job at a time a lane, the newest waits, silence ends a worker. */
export function createSupervisor<All extends AnyTopics>(
  spawn: () => WorkerLike,
  { maxWorkers = 1, restMs }: SupervisorOptions = {},
): Supervisor<All> {
  let slots: readonly Slot[] = [];
  let waiting: readonly Job[] = [];
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keepers = 0;

  return {
    keep() {
      keepers++;
      let isKept = true;
      return () => {
        if (isKept) keepers--;
        isKept = false;
        if (keepers === 0) next();
      };
    },
    expect(topic) {
      if (slots.length === 0) addSlot();
      // One that works is about to be asked more by others.
      slots.find(({ job }) => !job)?.expect(topic);
    },
    lane({ endsStale = false } = {}) {
      const lane = {};
      return {
        ask(topic, name, input, { timeoutMs = usualTimeoutMs, onProgress, onTimeout } = {}) {
          return new Promise((resolve) => {
            const isSame = (job: Job) => job.lane === lane && job.topic === topic && job.name === name;
            const running = slots.find((slot) => slot.job && isSame(slot.job));
            drop(waiting.filter(isSame));
            waiting = [
              ...waiting,
              {
                ...{ lane, id: ++lastId, topic, name, timeoutMs },
                input: typeof input === "function" ? (input as () => unknown) : () => input,
                onProgress: (at) => onProgress?.(at as never),
                onTimeout: (last) => onTimeout?.(last as never),
                settle: resolve as Job["settle"],
              },
            ];
            next();
            if (endsStale && running?.job) endOnceOld(running, running.job);
          });
        },
        cancel() {
          drop(waiting.filter((job) => job.lane === lane));
          for (const slot of slots.filter(({ job }) => job?.lane === lane)) slot.end({ kind: "dropped" });
        },
      };
    },
  };

  function drop(jobs: readonly Job[]): void {
    waiting = waiting.filter((job) => !jobs.includes(job));
    for (const job of jobs) job.settle({ kind: "dropped" });
  }

  /** Gives every waiting job a free worker, as far as its lane is free too. */
  function next(): void {
    clearTimeout(timer);
    for (const job of waiting) {
      if (slots.some((slot) => slot.job?.lane === job.lane)) continue;
      const free = slots.find((slot) => slot.isReady && !slot.job);
      if (!free) {
        makeRoom();
        return;
      }
      waiting = waiting.filter((other) => other !== job);
      free.run(job);
    }
    if (slots.length > 1) timer = setTimeout(endIdle, idleMs);
    else if (restMs !== undefined && keepers === 0 && slots.some(isIdle)) timer = setTimeout(endLast, restMs);
  }

  /** Ends work that nobody wants any more, as soon as it has shown that it is not nearly done. */
  function endOnceOld(slot: Slot, job: Job): void {
    if (slot.job !== job) return;
    const age = performance.now() - (slot.workingSince ?? performance.now());
    if (age >= youngMs) slot.end({ kind: "dropped" });
    else setTimeout(() => endOnceOld(slot, job), youngMs - age);
  }

  /** The first worker comes at once. Another one costs memory: it comes when the wait gets long. */
  function makeRoom(): void {
    const since = slots.map(({ workingSince }) => workingSince ?? Number.POSITIVE_INFINITY);
    const left = slots.length === 0 ? 0 : Math.max(...since) + crowdedMs - performance.now();
    if (slots.length >= maxWorkers || left === Number.POSITIVE_INFINITY) return;
    if (left > 0) timer = setTimeout(next, left);
    else addSlot();
  }

  function addSlot(): void {
    const slot = createSlot(spawn(), {
      onChange: next,
      onEnd: (unloadable) => {
        slots = slots.filter((other) => other !== slot);
        // Without another worker nobody would ever answer; with one, its next free moment is soon enough.
        if (unloadable === undefined) next();
        else if (slots.length === 0) fail(unloadable);
      },
    });
    slots = [...slots, slot];
  }

  /** What cannot be loaded for one question cannot be loaded for the others either. */
  function fail(message: string): void {
    const jobs = waiting;
    waiting = [];
    for (const job of jobs) job.settle({ kind: "failed", message });
  }

  function endIdle(): void {
    const [, ...others] = slots;
    const idle = others.find(isIdle);
    if (idle) idle.end({ kind: "dropped" });
    else next();
  }

  function endLast(): void {
    if (keepers === 0) slots.find(isIdle)?.end({ kind: "dropped" });
  }
}

function isIdle(slot: Slot): boolean {
  return slot.isReady && !slot.job;
}
