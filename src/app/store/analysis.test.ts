import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { analyze } from "../../core/index.ts";
import { Puppet } from "../worker/puppet.testing.ts";

vi.stubGlobal("Worker", Puppet);
const { cancelFixing, fixAllSafe, startAnalysis } = await import("./analysis.ts");
const { register } = await import("./editor-port.ts");
const { actions, store } = await import("./store.ts");

const text = '{ "name": "add", "inputSchema": { "type": "object", "required": ["x", "x"] } }';
const applied: unknown[] = [];
const shown = () => actions.showDocument({ id: crypto.randomUUID(), name: "doc" }, text);
const worker = () => Puppet.at(Puppet.all.length - 1);
const blockedIn = (at: Puppet) => (at.received.at(-1)?.input as { blocked: string[] } | undefined)?.blocked;
const settle = () => vi.advanceTimersByTimeAsync(0);

/** The worker answers whatever it is asked, until it is asked to fix. */
async function answerChecks(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    const at = worker();
    at.load();
    const last = at.received.at(-1);
    if (last?.name === "rules") at.answer([{ id: "a/rule" }]);
    if (last?.name === "analyze") at.answer(analyze((last.input as { text: string }).text));
    await settle();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  applied.length = 0;
  register({
    apply: (edits) => applied.push(...edits),
    applyAndFill: (edits) => applied.push(...edits),
    reveal: () => {},
    undo: () => {},
    redo: () => {},
    focus: () => {},
  });
  actions.dismissNotice();
});
afterEach(() => {
  vi.useRealTimers();
});

startAnalysis();

describe("the check of the text", () => {
  it("leaves out a tool that hangs, says so, and checks the rest", async () => {
    await answerChecks();
    shown();
    await settle();
    worker().say("progress", { at: { tool: text, done: 0 } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.getState().checking).toEqual({ kind: "timed-out", tool: "add" });
    worker().load();
    expect(blockedIn(worker())).toEqual([text]);
    await answerChecks();
    expect(store.getState().checking).toEqual({ kind: "timed-out", tool: "add" });
    expect(store.getState().analyzedEdits).toBe(store.getState().edits);
  });
});

describe("all safe fixes", () => {
  beforeEach(async () => {
    shown();
    await answerChecks();
  });

  it("leave out what hangs, are not ended while there are signs of life, and tell how far they are", async () => {
    const fixing = fixAllSafe();
    expect(blockedIn(worker())).toEqual([text]);
    const first = worker();
    first.say("started");
    for (const done of [0, 10, 20]) {
      await vi.advanceTimersByTimeAsync(2_900);
      first.say("progress", { at: { tool: `tool ${done}`, done } });
      expect(store.getState().fixing).toEqual({ done });
    }
    expect(first.ended).toBe(false);
    first.answer("{}");
    await fixing;
    expect(applied).toHaveLength(1);
    expect(store.getState()).toMatchObject({ fixing: null, toast: { message: "Fixed 1 problem" } });
  });

  it("go on without a tool that hangs only now", async () => {
    const fixing = fixAllSafe();
    worker().say("progress", { at: { tool: "slow", done: 0 } });
    await vi.advanceTimersByTimeAsync(3_000);
    worker().load();
    expect(worker().received.at(-1)).toMatchObject({ name: "fixAll", input: { blocked: [text, "slow"] } });
    worker().answer("{}");
    await fixing;
    expect(applied).toHaveLength(1);
  });

  it("say when they could not be made", async () => {
    const fixing = fixAllSafe();
    worker().say("started");
    await vi.advanceTimersByTimeAsync(3_000);
    await fixing;
    expect(store.getState().notice?.text).toMatch(/^Nothing was fixed: it took too long/);
    expect(applied).toEqual([]);
  });

  it("can be called off, and a check that waits is made all the same", async () => {
    const fixing = fixAllSafe();
    worker().say("started");
    actions.setText(`${text} `);
    cancelFixing();
    await fixing;
    await answerChecks();
    expect(store.getState()).toMatchObject({ fixing: null, notice: null });
    expect(store.getState().analyzedEdits).toBe(store.getState().edits);
  });
});
