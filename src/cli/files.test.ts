import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { expand } from "./files.ts";
import { readText } from "./read.ts";
import { emptyFolder } from "./test-host.ts";

test("a source is meant once, by whatever words, whether it is there or not", async () => {
  const found = await expand(["gone.json", "./gone.json", "-", "-"], emptyFolder());
  expect(found.map(({ file }) => file)).toEqual(["gone.json", "<stdin>"]);
});

describe("a path that does not exist", () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, "servers"));
  writeFileSync(join(folder, "tools.json"), "[]");
  writeFileSync(join(folder, "servers", "mail.json"), "[]");

  test.each([
    ["tool.json", "did you mean tools.json?"],
    ["./Tools.jsn", "did you mean tools.json?"],
    ["servers/mial.json", "did you mean servers/mail.json?"],
    ["severs/mail.json", "did you mean servers/mail.json?"],
    ["servers/../tolls.json", "did you mean tools.json?"],
    ["severs/other.json", "check the path"],
    ["prices.yaml", "check the path"],
    ["tools.json/x", "a part of the path is a file"],
  ])("%s: %s", async (word, words) => {
    const [expanded] = await expand([word], folder);
    expect(expanded).toHaveProperty("problem", expect.stringContaining(words));
    expect(await readText(word, join(folder, word))).toHaveProperty("problem", expect.stringContaining(words));
  });
});
