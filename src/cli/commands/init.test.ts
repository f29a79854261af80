import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../config-reader.ts";
import { emptyFolder, runHere } from "../test-host.ts";

test("writes settings that lint takes, and never over others", async () => {
  const folder = emptyFolder();
  const words = ["init", "--preset", "strict", "--client", "codex,claude-code", "--server", "issues"];
  expect((await runHere(words, folder)).code).toBe(0);
  const text = readFileSync(join(folder, "toolwright.config.json"), "utf8");
  expect(readConfig(text, "c")).toMatchObject({
    preset: "strict",
    clients: ["claude-code", "codex"],
    server: { name: "issues" },
  });
  const again = await runHere(["init"], folder);
  expect([again.code, again.notes]).toEqual([2, ["toolwright init: toolwright.config.json is there already: edit it"]]);
  expect(readFileSync(join(folder, "toolwright.config.json"), "utf8")).toBe(text);
});
