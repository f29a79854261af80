import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { analyze, defaultSettings } from "../../core/index.ts";
import { createClient, type WorkerLike } from "./client.ts";
import type { Request } from "./messages.ts";

/** A worker that answers when it is told to, or never. */
class Puppet implements WorkerLike {
  static all: Puppet[] = [];
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  readonly received: Request[] = [];
  ended = false;

  constructor() {
    Puppet.all.push(this);
  }

  postMessage(message: Request): void {
    this.received.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  ready(): void {
    this.onmessage?.({ data: { kind: "ready", rules: [] } } as never);
  }

  check(tool: string): void {
    this.onmessage?.({ data: { kind: "checking", tool } } as never);
  }

  answer(): void {
    const last = this.received.at(-1) as Request;
    this.onmessage?.({ data: { kind: "analyzed", id: last.id, analysis: analyze(last.text) } } as never);
  }
}

const start = () => createClient(() => new Puppet(), undefined, 1000);
const worker = (index: number) => Puppet.all[index] as Puppet;

describe("the worker client", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Puppet.all = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("sends nothing before the worker is ready, and then the newest text only", async () => {
    const client = start();
    const first = client.analyze("1", defaultSettings);
    const second = client.analyze("2", defaultSettings);
    expect(worker(0).received).toEqual([]);
    expect(await first).toEqual({ kind: "superseded" });
    worker(0).ready();
    worker(0).answer();
    expect(worker(0).received.map(({ text }) => text)).toEqual(["2"]);
    expect((await second).kind).toBe("analyzed");
  });

  it("ends a worker that is silent for too long, blocks the tool it was at, and goes on with a new one", async () => {
    const client = start();
    const first = client.analyze("slow", defaultSettings);
    worker(0).ready();
    worker(0).check("fine");
    vi.advanceTimersByTime(900);
    worker(0).check("slow tool");
    vi.advanceTimersByTime(900);
    expect(worker(0).ended).toBe(false);
    vi.advanceTimersByTime(200);
    expect(await first).toEqual({ kind: "timed-out", tool: "slow tool" });
    expect(worker(0).ended).toBe(true);
    const second = client.analyze("next", defaultSettings);
    worker(1).ready();
    expect(worker(1).received[0]).toMatchObject({ text: "next", blocked: ["slow tool"] });
    worker(1).answer();
    expect((await second).kind).toBe("analyzed");
  });

  it("does not lose the patience with a worker that is still loading", () => {
    const client = start();
    void client.analyze("1", defaultSettings);
    vi.advanceTimersByTime(60_000);
    expect(worker(0).ended).toBe(false);
  });

  it("tells everyone who waits when the worker cannot be loaded, and starts again for the next", async () => {
    const client = start();
    const first = client.analyze("1", defaultSettings);
    worker(0).onerror?.({ message: "" } as ErrorEvent);
    expect((await first).kind).toBe("failed");
    void client.analyze("2", defaultSettings);
    expect(Puppet.all.length).toBe(2);
  });
});
