import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyFolder } from "./test-host.ts";
import { watchFiles } from "./watch.ts";

test("hears nothing of other files, unless they are wanted", async () => {
  const folder = emptyFolder();
  const path = join(folder, "tools.json");
  writeFileSync(path, "{}");
  let heard = 0;
  const stop = watchFiles(
    [path],
    async () => {
      heard += 1;
      // What the command prints may be kept beside the file.
      writeFileSync(join(folder, "lint.log"), String(heard));
    },
    (name) => name === "new.json",
  );
  onTestFinished(stop);
  writeFileSync(path, "[]");
  await vi.waitFor(() => expect(heard).toBe(1), 10_000);
  writeFileSync(join(folder, "new.json"), "{}");
  await vi.waitFor(() => expect(heard).toBe(2), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard).toBe(2);
});

test("hears of a file that is written or replaced, and of none after it ended", async () => {
  const folder = emptyFolder();
  const path = join(folder, "tools.json");
  writeFileSync(path, "{}");
  let heard = 0;
  const stop = watchFiles([path], async () => {
    heard += 1;
  });
  onTestFinished(stop);
  writeFileSync(path, "[]");
  await vi.waitFor(() => expect(heard).toBe(1), 10_000);
  writeFileSync(`${path}.new`, "[ ]");
  renameSync(`${path}.new`, path);
  await vi.waitFor(() => expect(heard).toBe(2), 10_000);
  stop();
  writeFileSync(path, "{}");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heard).toBe(2);
});
