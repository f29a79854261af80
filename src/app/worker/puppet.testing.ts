import type { Expectation, WorkerLike, WorkerRequest, WorkerResponse } from "./protocol.ts";

type Kind = Exclude<WorkerResponse["kind"], "ready">;

/** A worker that answers when the test says so, or never. */
export class Puppet implements WorkerLike {
  static all: Puppet[] = [];
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  readonly received: WorkerRequest[] = [];
  readonly expected: string[] = [];
  ended = false;

  constructor() {
    Puppet.all.push(this);
  }

  /** The worker that was started as number so many. */
  static at(index: number): Puppet {
    const found = Puppet.all[index];
    if (!found) throw new Error(`no worker ${index} was started`);
    return found;
  }

  postMessage(message: WorkerRequest | Expectation): void {
    if ("expected" in message) this.expected.push(message.expected);
    else this.received.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  /** Its code is loaded. */
  load(): void {
    this.onmessage?.({ data: { kind: "ready" } } as MessageEvent<WorkerResponse>);
  }

  /** Says something about the last question. */
  say(kind: Kind, more: object = {}): void {
    const { id } = this.received.at(-1) ?? {};
    this.onmessage?.({ data: { kind, id, ...more } } as MessageEvent<WorkerResponse>);
  }

  answer(value: unknown): void {
    this.say("answered", { value });
  }
}
