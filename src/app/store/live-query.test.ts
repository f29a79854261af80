import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { liveQuery } from "./live-query.ts";
import { newStore } from "./new-store.ts";
import type { Answer } from "./workers.ts";

vi.stubGlobal("Worker", class {});

interface State {
  readonly text: string | null;
  readonly other: number;
}

function testQuery(debounceMs = 0) {
  const source = newStore<State>({ text: "a", other: 0 });
  const open: { readonly text: string; readonly settle: (answer: Answer<string>) => void }[] = [];
  const heard: unknown[] = [];
  const cancelled: string[] = [];
  const query = liveQuery<{ text: string }, string, number>({
    sources: [source.subscribe],
    key: () => {
      const { text } = source.getState();
      return text === null ? "wait" : text === "" ? "nothing" : { text };
    },
    ask: ({ text }, onProgress) =>
      new Promise((settle) => {
        open.push({ text, settle });
        onProgress(1);
      }),
    onAnswer: (answer, { text }) => heard.push([text, answer.kind]),
    onNothing: () => heard.push("nothing"),
    cancel: () => {
      cancelled.push(open.at(-1)?.text ?? "");
      open.at(-1)?.settle({ kind: "dropped" });
    },
    debounceMs,
  });
  const answer = async (index: number, given: Answer<string> = { kind: "answered", value: "" }) => {
    open[index]?.settle(given);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { source, query, heard, cancelled, answer, asked: () => open.map(({ text }) => text) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a live query", () => {
  it("asks nothing before the panel is on screen, then once for each key", async () => {
    const { source, query, heard, answer, asked } = testQuery();
    source.setState({ text: "b" });
    expect(asked()).toEqual([]);
    query.watch();
    source.setState({ other: 1 });
    expect(asked()).toEqual(["b"]);
    expect(query.status()).toEqual({ isPending: true, progress: 1 });
    await answer(0);
    expect(query.status()).toEqual({ isPending: false, progress: null });
    source.setState({ other: 2 });
    expect(asked()).toEqual(["b"]);
    expect(heard).toEqual([["b", "answered"]]);
  });

  it("hears of the newest only", async () => {
    const { source, query, heard, answer } = testQuery();
    query.watch();
    source.setState({ text: "b" });
    await answer(1);
    await answer(0);
    expect(heard).toEqual([["b", "answered"]]);
  });

  it("does not ask the same again after a failure, unless somebody wants it", async () => {
    const { source, query, heard, answer, asked } = testQuery();
    query.watch();
    await answer(0, { kind: "timed-out", last: undefined });
    source.setState({ other: 1 });
    expect(asked()).toEqual(["a"]);
    query.forget();
    source.setState({ other: 2 });
    expect(asked()).toEqual(["a", "a"]);
    expect(heard).toEqual([["a", "timed-out"]]);
  });

  it("waits while nobody can tell what to ask, and says when there is nothing", async () => {
    const { source, query, heard, answer, asked } = testQuery();
    query.watch();
    await answer(0);
    source.setState({ text: null });
    source.setState({ text: "a" });
    expect(asked()).toEqual(["a"]);
    source.setState({ text: "" });
    source.setState({ text: "a" });
    expect(asked()).toEqual(["a", "a"]);
    expect(heard).toEqual([["a", "answered"], "nothing"]);
  });

  it("ends what is asked when the panel is left for good, and asks anew when it is back", async () => {
    const { source, query, heard, cancelled, asked } = testQuery();
    const leave = query.watch();
    leave();
    source.setState({ text: "b" });
    expect(cancelled).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(cancelled).toEqual(["a"]);
    expect(asked()).toEqual(["a"]);
    source.setState({ text: "a" });
    query.watch();
    expect(asked()).toEqual(["a", "a"]);
    expect(heard).toEqual([]);
  });

  it("keeps asking for a panel that is back at once", async () => {
    const { query, heard, cancelled, answer, asked } = testQuery();
    query.watch()();
    query.watch();
    await vi.advanceTimersByTimeAsync(1_000);
    await answer(0);
    expect([asked(), cancelled, heard]).toEqual([["a"], [], [["a", "answered"]]]);
  });

  it("asks for as long as one of two looks", async () => {
    const { source, query, asked } = testQuery();
    const [leave, leaveToo] = [query.watch(), query.watch()];
    leave();
    source.setState({ text: "b" });
    leaveToo();
    source.setState({ text: "c" });
    expect(asked()).toEqual(["a", "b"]);
  });

  it("gives up until the next change", async () => {
    const { source, query, cancelled, asked } = testQuery();
    query.watch();
    query.cancel();
    source.setState({ other: 1 });
    expect([asked(), cancelled, query.status().isPending]).toEqual([["a"], ["a"], false]);
    source.setState({ text: "b" });
    expect(asked()).toEqual(["a", "b"]);
  });

  it("with a debounce, asks once the key rests, and not for a panel that was left", async () => {
    const { source, query, asked } = testQuery(500);
    const leave = query.watch();
    await vi.advanceTimersByTimeAsync(400);
    source.setState({ text: "b" });
    await vi.advanceTimersByTimeAsync(400);
    expect(asked()).toEqual([]);
    leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked()).toEqual([]);
    query.watch();
    await vi.advanceTimersByTimeAsync(500);
    expect(asked()).toEqual(["b"]);
  });
});
