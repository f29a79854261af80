import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Analysis } from "../src/core/index.ts";
import { expect, test } from "./test.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "src/core/fixtures/tools");
const files = readdirSync(folder);

test("the browser's worker and the command line say the same of every fixture", async ({ app, page }) => {
  await app.open();
  const worker = await page.evaluate(
    () => performance.getEntriesByType("resource").find(({ name }) => name.includes("lint.worker"))?.name,
  );
  expect(worker).toBeDefined();
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
  const analyses = await page.evaluate(analyzeIn, { url: worker ?? "", texts });
  const { files: reports } = lint(files.map((file) => join(folder, file)));
  for (const [index, file] of files.entries()) {
    const inBrowser = analyses[index];
    const keys = ["rule", "severity", "message", "tool", "path", "range", "fix"] as const;
    const only = (diagnostic: object) => Object.fromEntries(keys.map((key) => [key, diagnostic[key as never]]));
    expect(reports[index].diagnostics.map(only), file).toEqual(inBrowser?.diagnostics.map(only));
    expect(reports[index].tools).toBe(inBrowser?.tools.length);
  }
});

function lint(paths: readonly string[]) {
  const command = [join(root, "dist-cli/main.js"), "lint", "--format", "json", "--fail-on", "never", ...paths];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }));
}

/** Runs in the page: a worker of its own, asked as the app asks it. */
async function analyzeIn({ url, texts }: { url: string; texts: readonly string[] }): Promise<Analysis[]> {
  const worker = new Worker(url, { type: "module" });
  const answer = (kind: string) =>
    new Promise<{ value: Analysis }>((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.kind === kind) resolve(data);
        if (data.kind === "failed") reject(new Error(data.message));
      };
    });
  await answer("ready");
  const settings = { revision: "2026-07-28", preset: "recommended", rules: {}, strictJson: false };
  const analyses: Analysis[] = [];
  for (const [id, text] of texts.entries()) {
    const done = answer("answered");
    worker.postMessage({ id, topic: "lint", name: "analyze", input: { text, settings, blocked: [] } });
    analyses.push((await done).value);
  }
  worker.terminate();
  return analyses;
}
