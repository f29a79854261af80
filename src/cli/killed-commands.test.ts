import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { buildCommand, spawnCommand } from "./built.ts";
import { emptyFolder } from "./test-host.ts";

// The commands that write, as processes that are killed. TOOLWRIGHT_KILLS=200 kills 200 times instead of 16.

vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 });

let main = "";
beforeAll(async () => {
  main = await buildCommand();
});

const kills = Number(process.env.TOOLWRIGHT_KILLS ?? 16);

// Long enough that writing takes a while.
const tools = Array.from({ length: 100 }, (_, at) => ({
  name: `tool_${at}`,
  description: "Finds what is asked for. ".repeat(800),
  // `lint --fix` takes the second name out.
  inputSchema: { type: "object", properties: { text: { type: "string" } }, required: ["text", "text"] },
}));
const target = { type: "object", properties: { query: { type: "string" } }, required: ["query"] };
const files = {
  "tools.json": `${JSON.stringify({ tools }, null, 2)}\n`,
  "target.json": JSON.stringify({ name: "tool_0", inputSchema: target }),
  "tools.lock.json": "{}\n",
};

test.each([
  ["lint --fix", ["lint", "--fix", "tools.json"]],
  ["align --write", ["align", "tools.json", "--tool", "tool_0", "--to", "target.json", "--write"]],
  ["export --out", ["export", "tools.json", "--to", "repo", "--out", "made"]],
  ["lock --out", ["lock", "tools.json", "--out", "tools.lock.json"]],
])("%s, killed at any point, leaves every file as it was or as it will be", async (_, words) => {
  const [start, end] = [folderWith(), folderWith()];
  const from = performance.now();
  const whole = spawnCommand(main, words, { directory: end });
  const takes = performance.now() - from;
  const [before, after] = [textsIn(start), textsIn(end)];
  expect(after, whole.error).not.toEqual(before);
  const ends = new Set<string>();
  for (let turn = 0; turn < Math.ceil(kills / 4); turn++) {
    const folder = folderWith();
    // Every second one dies while it writes, the others anywhere between start and end.
    await killed(words, folder, turn % 2 === 0 ? { afterFirstChange: turn % 8 } : { after: Math.random() * takes });
    const now = textsIn(folder);
    for (const path of new Set([...Object.keys(after), ...Object.keys(now)])) {
      const expected = [before[path], after[path]];
      const found = expected.indexOf(now[path]);
      expect(found, `${path} has ${now[path]?.length} characters after kill ${turn}`).not.toBe(-1);
      if (expected[0] !== expected[1]) ends.add(found === 0 ? "before" : "after");
    }
    rmSync(folder, { recursive: true });
  }
  // Both, where there were enough of them: otherwise nothing was killed, or nothing written.
  if (kills >= 100) expect([...ends].sort()).toEqual(["after", "before"]);
});

function folderWith(): string {
  const folder = emptyFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, "made"));
  return folder;
}

/** The texts by their paths. What was written beside a file, and not yet put in its place, is nobody's text. */
function textsIn(folder: string): Readonly<Record<string, string>> {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const named = all.filter(({ name }) => !/^\..*\.tmp$/.test(name));
  return Object.fromEntries(
    named.map(({ name, parentPath }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path, "utf8")];
    }),
  );
}

type Moment = { readonly after: number } | { readonly afterFirstChange: number };

/** Runs the command and kills it, if it has not ended by then. */
function killed(words: readonly string[], folder: string, moment: Moment): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...words], { cwd: folder, stdio: "ignore" });
    const kill = (ms: number) => void setTimeout(() => child.kill("SIGKILL"), ms);
    const watcher =
      "after" in moment ? undefined : watch(folder, { recursive: true }, () => kill(moment.afterFirstChange));
    if ("after" in moment) kill(moment.after);
    child.once("error", reject);
    child.once("exit", () => {
      watcher?.close();
      resolve();
    });
  });
}
