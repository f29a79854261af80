import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { progressLine } from "./progress.ts";
import { emptyFolder, runHere } from "./test-host.ts";

function screen(terminal: boolean) {
  let at = 0;
  const written: string[] = [];
  const line = progressLine({ now: () => at, terminal, write: (text) => written.push(text) });
  return {
    line,
    after: (ms: number) => {
      at = ms;
    },
    text: () => written.join(""),
  };
}

test("short work says nothing", () => {
  const { line, after, text } = screen(true);
  for (const ms of [0, 500, 1_999]) {
    after(ms);
    line.show("checking", ms, 5_000);
  }
  line.clear();
  expect(text()).toBe("");
});

test("in a terminal one line is written over, not at every step, and goes away", () => {
  const { line, after, text } = screen(true);
  for (const ms of [2_000, 2_050, 2_100]) {
    after(ms);
    line.show("checking", ms, 5_000);
  }
  line.clear();
  line.clear();
  expect(text()).toBe("\r\u001b[Kchecking: 2,000 of 5,000\r\u001b[Kchecking: 2,100 of 5,000\r\u001b[K");
});

test("in a log there are few lines, and nothing that only a terminal understands", () => {
  const { line, after, text } = screen(false);
  for (let ms = 0; ms < 25_000; ms += 100) {
    after(ms);
    line.show("checking", ms, 25_000);
  }
  line.clear();
  expect(text()).toBe("checking: 2,000 of 25,000\nchecking: 12,000 of 25,000\nchecking: 22,000 of 25,000\n");
});

test.each([
  [["lint", "two.json"], "tools checked", 1, undefined],
  [["lint", "two.json", "three.json"], "files checked", 1, 2],
  [["diff", "two.json", "three.json"], "tools compared", 1, 3],
  [["export", "two.json", "--to", "openai"], "tools written", 2, 2],
  [["import", "server.ts"], "characters read", expect.any(Number), expect.any(Number)],
])("%j tells how far it is", async (words, what, done, of) => {
  const folder = emptyFolder();
  const tool = (name: string) => ({ name, description: "Looks.", inputSchema: { type: "object" } });
  writeFileSync(join(folder, "two.json"), JSON.stringify([tool("a"), tool("b")]));
  writeFileSync(join(folder, "three.json"), JSON.stringify([tool("a"), tool("b"), tool("look_again")]));
  writeFileSync(join(folder, "server.ts"), 'server.registerTool("a", { inputSchema: { a: z.string() } }, h);');
  const heard: unknown[] = [];
  await runHere(words, folder, "", (...at) => heard.push(at));
  expect(heard).toContainEqual([what, done, ...(of === undefined ? [] : [of])]);
});
