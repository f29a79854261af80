import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AskedWorker, type Asker, type AskRequest, type AskResponse, createAsker } from "./ask.ts";
import type { Topics } from "./topics.ts";

/** A worker that answers when it is told to, or never. */
class Puppet implements AskedWorker {
  static all: Puppet[] = [];
  onmessage: AskedWorker["onmessage"] = null;
  onerror: AskedWorker["onerror"] = null;
  readonly received: AskRequest[] = [];
  ended = false;
  constructor() {
    Puppet.all.push(this);
  }
  postMessage(message: AskRequest): void {
    this.received.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(kind: AskResponse["kind"], more: object = {}): void {
    this.onmessage?.({ data: { kind, id: this.received.at(-1)?.id, ...more } } as never);
  }
}

type AnyAsk = (topic: string, name: string, input: unknown, options?: object) => Promise<unknown>;
let asker: Asker<Topics>;
const ask = ((...all) => (asker.ask as unknown as AnyAsk)(...all)) satisfies AnyAsk;
const worker = (index = 0) => Puppet.all[index] as Puppet;

describe("an asker", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Puppet.all = [];
    asker = createAsker(() => new Puppet());
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("starts no worker before the first question", async () => {
    expect(Puppet.all).toHaveLength(0);
    const answer = ask("try", "check", 1);
    worker().say("started");
    worker().say("answered", { value: 2 });
    expect(await answer).toEqual({ kind: "answered", value: 2 });
  });

  it("asks one at a time, and of the same question only the newest", async () => {
    const first = ask("try", "check", 1);
    const second = ask("try", "check", 2);
    const other = ask("try", "sample", 3);
    const third = ask("try", "check", 4);
    expect(await second).toEqual({ kind: "dropped" });
    worker().say("answered", { value: "a" });
    worker().say("answered", { value: "b" });
    worker().say("answered", { value: "c" });
    expect(worker().received.map(({ input }) => input)).toEqual([1, 3, 4]);
    expect(await Promise.all([first, other, third])).toEqual(
      ["a", "b", "c"].map((value) => ({ kind: "answered", value })),
    );
  });

  it("ends a worker that is silent while it works, not one that loads, and goes on with a new one", async () => {
    const slow = ask("try", "check", 1, { timeoutMs: 100 });
    const next = ask("try", "sample", 2);
    vi.advanceTimersByTime(60_000);
    expect(worker().ended).toBe(false);
    worker().say("started");
    vi.advanceTimersByTime(99);
    worker().say("progress", { at: { done: 1, of: 2 } });
    vi.advanceTimersByTime(99);
    expect(worker().ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await slow).toEqual({ kind: "timed-out" });
    expect(worker().ended).toBe(true);
    worker(1).say("answered", { value: "fine" });
    expect(await next).toEqual({ kind: "answered", value: "fine" });
  });

  it("can be called off, and asked again", async () => {
    const heard: unknown[] = [];
    const long = ask("export", "files", 1, { onProgress: (at: unknown) => heard.push(at) });
    worker().say("progress", { at: { done: 1, of: 9 } });
    asker.cancel();
    expect(await long).toEqual({ kind: "dropped" });
    expect(heard).toEqual([{ done: 1, of: 9 }]);
    const again = ask("export", "files", 2);
    worker(1).say("failed", { message: "no" });
    expect(await again).toMatchObject({ kind: "failed", message: "no" });
  });
});
