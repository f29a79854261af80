import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { commands } from "../commands.ts";
import { emptyFolder, runHere } from "../test-host.ts";

const folder = emptyFolder();
const script = async (shell: string) => (await runHere(["completion", shell], folder)).out;

/** What bash offers at the end of a line. */
async function offered(...words: readonly string[]): Promise<string[]> {
  const given = words.map((word) => `'${word}'`).join(" ");
  const ask = `COMP_WORDS=(toolwright ${given}); COMP_CWORD=${words.length}; _toolwright; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync("bash", ["-c", `${await script("bash")}\n${ask}`], { encoding: "utf8" });
  return stdout.split("\n").filter((word) => word !== "");
}

test("bash completes commands, options and their values", async () => {
  expect(await offered("comp")).toEqual(["compat", "completion"]);
  expect(await offered("lint", "tools.json", "--fix")).toEqual(["--fix", "--fix-dry-run"]);
  expect(await offered("lint", "--preset", "s")).toEqual(["strict"]);
  expect(await offered("lint", "x")).toEqual([]);
});

test.each(["bash", "zsh", "fish"])("%s knows every command", async (shell) => {
  const text = await script(shell);
  for (const { name } of commands) expect(text).toContain(name);
});

test("another shell is refused with the nearest", async () => {
  const { code, notes } = await runHere(["completion", "zhs"], folder);
  expect([code, notes]).toEqual([2, ["toolwright completion: zhs is no shell: did you mean zsh?"]]);
});
