import { afterAll, expect, it, vi } from "vitest";
import { analyze } from "../../../core/index.ts";
import { Puppet } from "../../worker/puppet.testing.ts";

vi.stubGlobal("Worker", Puppet);
vi.useFakeTimers();
const { watchExport } = await import("./export.ts");
const { withAnalysis } = await import("../state.ts");
const { actions, store } = await import("../store.ts");
afterAll(() => void vi.useRealTimers());

const text = '{ "name": "add", "inputSchema": { "type": "object" } }';

it.each([
  ["files that are short stay for whoever comes back", 1_000, 1],
  ["files that take much room are made again for whoever comes back", 300_000, 2],
])("%s", async (_, length, asked) => {
  actions.showDocument({ id: crypto.randomUUID(), name: String(length) }, text);
  store.setState(withAnalysis(store.getState(), store.getState().edits, analyze(text)));
  const exports = () => Puppet.all.flatMap(({ received }) => received.filter(({ name }) => name === "export")).length;
  const before = exports();
  const file = { path: "a.ts", text: "x".repeat(length), bytes: length };
  let leave = watchExport();
  await answer(file);
  leave();
  await vi.advanceTimersByTimeAsync(4_000);
  leave = watchExport();
  expect(exports() - before).toBe(1);
  leave();
  await vi.advanceTimersByTimeAsync(6_000);
  leave = watchExport();
  await answer(file);
  expect(exports() - before).toBe(asked);
  leave();
});

async function answer(file: object): Promise<void> {
  for (let turn = 0; turn < 6; turn++) {
    for (const worker of Puppet.all.filter(({ ended }) => !ended)) {
      worker.load();
      const name = worker.received.at(-1)?.name;
      if (name === "targets") worker.answer([]);
      if (name === "export") worker.answer({ files: [file], notes: [], steps: [], moreNotes: 0, kindsOfNotes: 0 });
    }
    await vi.advanceTimersByTimeAsync(10);
  }
}
