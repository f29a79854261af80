import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Puppet } from "./puppet.testing.ts";
import { createSupervisor, type Lane } from "./supervisor.ts";
import type { Topics } from "./topics.ts";

type AnyAsk = (topic: string, name: string, input: unknown, options?: object) => Promise<unknown>;
interface TestLane {
  readonly ask: AnyAsk;
  cancel(): void;
}

const supervisor = (maxWorkers = 1, more: { restMs?: number } = {}) =>
  createSupervisor<Topics>(() => new Puppet(), { maxWorkers, ...more });
const test = (lane: Lane<Topics>) => lane as unknown as TestLane;
const inputs = (worker: Puppet) => worker.received.map(({ input }) => input);

beforeEach(() => {
  vi.useFakeTimers();
  Puppet.all = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a lane", () => {
  let lane: TestLane;
  beforeEach(() => {
    lane = test(supervisor().lane());
  });

  it("starts no worker before the first question", async () => {
    expect(Puppet.all).toHaveLength(0);
    const answer = lane.ask("try", "check", 1);
    Puppet.at(0).load();
    Puppet.at(0).say("started");
    Puppet.at(0).answer(2);
    expect(await answer).toEqual({ kind: "answered", value: 2 });
  });

  it("sends nothing before the worker is loaded, and then the newest only", async () => {
    const first = lane.ask("lint", "analyze", 1);
    const second = lane.ask("lint", "analyze", 2);
    expect(await first).toEqual({ kind: "dropped" });
    expect(inputs(Puppet.at(0))).toEqual([]);
    Puppet.at(0).load();
    Puppet.at(0).answer("done");
    expect(inputs(Puppet.at(0))).toEqual([2]);
    expect(await second).toEqual({ kind: "answered", value: "done" });
  });

  it("asks one at a time, and of the same question only the newest", async () => {
    const first = lane.ask("try", "check", 1);
    Puppet.at(0).load();
    const second = lane.ask("try", "check", 2);
    const other = lane.ask("try", "sample", 3);
    const third = lane.ask("try", "check", 4);
    expect(await second).toEqual({ kind: "dropped" });
    for (const value of ["a", "b", "c"]) Puppet.at(0).answer(value);
    expect(inputs(Puppet.at(0))).toEqual([1, 3, 4]);
    expect(await Promise.all([first, other, third])).toEqual(
      ["a", "b", "c"].map((value) => ({ kind: "answered", value })),
    );
  });

  it("ends a worker that is silent while it works, not one that loads, and goes on with a new one", async () => {
    const slow = lane.ask("try", "check", 1, { timeoutMs: 100 });
    const next = lane.ask("try", "sample", 2);
    vi.advanceTimersByTime(60_000);
    Puppet.at(0).load();
    vi.advanceTimersByTime(60_000);
    expect(Puppet.at(0).ended).toBe(false);
    Puppet.at(0).say("started");
    vi.advanceTimersByTime(99);
    Puppet.at(0).say("progress", { at: { done: 1, of: 2 } });
    vi.advanceTimersByTime(99);
    expect(Puppet.at(0).ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await slow).toEqual({ kind: "timed-out", last: { done: 1, of: 2 } });
    expect(Puppet.at(0).ended).toBe(true);
    Puppet.at(1).load();
    Puppet.at(1).answer("fine");
    expect(await next).toEqual({ kind: "answered", value: "fine" });
  });

  it("tells of a time-out before the next question is read", () => {
    const blocked: string[] = [];
    const onTimeout = (last: string) => blocked.push(last);
    void lane.ask("lint", "analyze", () => [...blocked], { timeoutMs: 10, onTimeout });
    Puppet.at(0).load();
    void lane.ask("lint", "analyze", () => [...blocked], { timeoutMs: 10, onTimeout });
    Puppet.at(0).say("progress", { at: "slow tool" });
    vi.advanceTimersByTime(10);
    Puppet.at(1).load();
    expect(inputs(Puppet.at(1))).toEqual([["slow tool"]]);
  });

  it("can be called off, and asked again", async () => {
    const heard: unknown[] = [];
    const long = lane.ask("export", "files", 1, { onProgress: (at: unknown) => heard.push(at) });
    const waiting = lane.ask("export", "zip", 1);
    Puppet.at(0).load();
    Puppet.at(0).say("progress", { at: { done: 1, of: 9 } });
    lane.cancel();
    expect(await Promise.all([long, waiting])).toEqual([{ kind: "dropped" }, { kind: "dropped" }]);
    expect(heard).toEqual([{ done: 1, of: 9 }]);
    const again = lane.ask("export", "files", 2);
    Puppet.at(1).load();
    Puppet.at(1).say("failed", { message: "no" });
    expect(await again).toMatchObject({ kind: "failed", message: "no" });
  });

  it("tells everyone who waits when the worker cannot be loaded, and starts another for the next", async () => {
    const [one, two] = [lane.ask("try", "check", 1), lane.ask("try", "sample", 2)];
    Puppet.at(0).onerror?.({ message: "" } as ErrorEvent);
    const failed = { kind: "failed", message: "the worker could not be loaded" };
    expect(await Promise.all([one, two])).toEqual([failed, failed]);
    void lane.ask("try", "check", 3);
    expect(Puppet.all).toHaveLength(2);
  });
});

describe("a lane that ends what is stale", () => {
  it("ends work that nobody wants any more, unless it has only begun or its code still loads", async () => {
    const lane = test(supervisor().lane({ endsStale: true }));
    void lane.ask("export", "export", 1);
    Puppet.at(0).load();
    vi.advanceTimersByTime(5_000);
    void lane.ask("export", "export", 2);
    expect(Puppet.at(0).ended).toBe(false);
    Puppet.at(0).say("started");
    Puppet.at(0).answer("one");
    Puppet.at(0).say("started");
    vi.advanceTimersByTime(100);
    void lane.ask("export", "export", 3);
    expect(Puppet.at(0).ended).toBe(false);
    vi.advanceTimersByTime(300);
    const newest = lane.ask("export", "export", 4);
    expect(Puppet.at(0).ended).toBe(true);
    Puppet.at(1).load();
    Puppet.at(1).answer("four");
    expect(inputs(Puppet.at(1))).toEqual([4]);
    expect(await newest).toEqual({ kind: "answered", value: "four" });
  });

  it("ends work that had only begun when it became stale and goes on and on", async () => {
    const lane = test(supervisor().lane({ endsStale: true }));
    const stale = lane.ask("export", "export", 1);
    Puppet.at(0).load();
    Puppet.at(0).say("started");
    const wanted = lane.ask("export", "export", 2);
    expect(Puppet.at(0).ended).toBe(false);
    vi.advanceTimersByTime(300);
    expect(Puppet.at(0).ended).toBe(true);
    expect(await stale).toEqual({ kind: "dropped" });
    Puppet.at(1).load();
    Puppet.at(1).answer("two");
    expect(await wanted).toEqual({ kind: "answered", value: "two" });
  });
});

describe("several lanes", () => {
  it("share one worker as long as nobody has to wait for long", () => {
    const pool = supervisor(2);
    void test(pool.lane()).ask("try", "plan", 1);
    void test(pool.lane()).ask("try", "cases", 2);
    Puppet.at(0).load();
    Puppet.at(0).say("started");
    vi.advanceTimersByTime(100);
    Puppet.at(0).answer("a");
    expect(inputs(Puppet.at(0))).toEqual([1, 2]);
    vi.advanceTimersByTime(60_000);
    expect(Puppet.all).toHaveLength(1);
  });

  it("get a second worker when one takes long, never a third, and give it back", () => {
    const pool = supervisor(2);
    const [slow, quick, third] = [test(pool.lane()), test(pool.lane()), test(pool.lane())];
    void slow.ask("try", "cases", 1, { timeoutMs: 60_000 });
    Puppet.at(0).load();
    Puppet.at(0).say("started");
    void quick.ask("try", "check", 2, { timeoutMs: 60_000 });
    vi.advanceTimersByTime(150);
    Puppet.at(1).load();
    Puppet.at(1).say("started");
    expect(inputs(Puppet.at(1))).toEqual([2]);
    void third.ask("wire", "show", 3);
    vi.advanceTimersByTime(5_000);
    expect(Puppet.all).toHaveLength(2);
    Puppet.at(1).answer("checked");
    Puppet.at(1).answer("shown");
    expect(inputs(Puppet.at(1))).toEqual([2, 3]);
    vi.advanceTimersByTime(10_000);
    expect(Puppet.at(1).ended).toBe(true);
    expect(Puppet.at(0).ended).toBe(false);
  });

  it("are called off one by one", async () => {
    const pool = supervisor(2);
    const [one, other] = [test(pool.lane()), test(pool.lane())];
    const ended = one.ask("compare", "compare", 1);
    Puppet.at(0).load();
    const kept = other.ask("wire", "show", 2);
    one.cancel();
    expect(await ended).toEqual({ kind: "dropped" });
    Puppet.at(1).load();
    Puppet.at(1).answer("shown");
    expect(await kept).toEqual({ kind: "answered", value: "shown" });
  });

  it("do not wait for a worker that cannot be loaded while another is there", () => {
    const pool = supervisor(2);
    void test(pool.lane()).ask("try", "cases", 1, { timeoutMs: 60_000 });
    Puppet.at(0).load();
    Puppet.at(0).say("started");
    void test(pool.lane()).ask("wire", "show", 2);
    vi.advanceTimersByTime(150);
    Puppet.at(1).onerror?.({ message: "gone" } as ErrorEvent);
    Puppet.at(0).answer("tried");
    expect(inputs(Puppet.at(0))).toEqual([1, 2]);
  });
});

describe("the last worker", () => {
  const restMs = 5_000;
  const answered = (pool = supervisor(2, { restMs })) => {
    void test(pool.lane()).ask("try", "plan", 1);
    Puppet.at(0).load();
    Puppet.at(0).answer("a");
    return pool;
  };

  it("ends when nobody has asked for a while, and the next question gets a new one", async () => {
    const pool = answered();
    vi.advanceTimersByTime(restMs - 1);
    expect(Puppet.at(0).ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(Puppet.at(0).ended).toBe(true);
    const answer = test(pool.lane()).ask("try", "check", 2);
    Puppet.at(1).load();
    Puppet.at(1).answer("b");
    expect(await answer).toEqual({ kind: "answered", value: "b" });
  });

  it("stays while it works, and while somebody looks at answers", () => {
    const pool = answered();
    const stops = [pool.keep(), pool.keep()];
    vi.advanceTimersByTime(60_000);
    stops[0]?.();
    stops[0]?.();
    vi.advanceTimersByTime(60_000);
    expect(Puppet.at(0).ended).toBe(false);
    stops[1]?.();
    void test(pool.lane()).ask("try", "cases", 2, { timeoutMs: 600_000 });
    Puppet.at(0).say("started");
    vi.advanceTimersByTime(60_000);
    expect(Puppet.at(0).ended).toBe(false);
    Puppet.at(0).answer("b");
    vi.advanceTimersByTime(restMs);
    expect(Puppet.at(0).ended).toBe(true);
  });

  it("is kept again by whoever comes back in time", () => {
    const pool = answered();
    vi.advanceTimersByTime(restMs - 1);
    pool.keep();
    vi.advanceTimersByTime(60_000);
    expect(Puppet.at(0).ended).toBe(false);
  });

  it("is loaded before the question of somebody who is about to ask, once, and not for ever", () => {
    const pool = supervisor(2, { restMs });
    pool.expect("wire");
    pool.expect("try");
    expect(Puppet.all).toHaveLength(1);
    expect(Puppet.at(0).expected).toEqual(["wire", "try"]);
    Puppet.at(0).load();
    void test(pool.lane()).ask("try", "plan", 1);
    expect(inputs(Puppet.at(0))).toEqual([1]);
    Puppet.at(0).answer("a");
    vi.advanceTimersByTime(restMs);
    expect(Puppet.at(0).ended).toBe(true);
    pool.expect("try");
    Puppet.at(1).load();
    vi.advanceTimersByTime(restMs);
    expect(Puppet.at(1).ended).toBe(true);
  });

  it("stays where nothing was said about it", () => {
    answered(supervisor(1));
    vi.advanceTimersByTime(600_000);
    expect(Puppet.at(0).ended).toBe(false);
  });
});
