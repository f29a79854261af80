import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emptyFolder, runHere } from "../test-host.ts";

const older = {
  name: "run",
  description: "Runs.",
  inputSchema: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
};
const renamed = {
  ...older,
  inputSchema: { type: "object", properties: { command: { type: "string" } }, required: ["command"] },
};
const reworded = { ...older, description: "Runs it at once." };

function folderWith(files: Record<string, unknown>): string {
  const folder = emptyFolder();
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value));
  return folder;
}

describe("toolwright diff", () => {
  const folder = folderWith({ "old.json": older, "new.json": renamed, "words.json": { tools: [reworded] } });

  it("exits with 1 on a breaking change and shows the call that fails", async () => {
    const { code, out } = await runHere(["diff", "old.json", "new.json"], folder);
    expect(code).toBe(1);
    expect(out).toContain("`name` was renamed to `command`");
    expect(out).toContain('for example: {"name":"a"}');
  });

  it("prints stable JSON, and Markdown for a pull request", async () => {
    const json = JSON.parse((await runHere(["diff", "old.json", "new.json", "--format", "json"], folder)).out);
    expect(json).toMatchObject({
      verdict: "breaking",
      changes: [
        {
          tool: "run",
          path: "/inputSchema/properties/command",
          kind: "parameter-renamed",
          direction: "input",
          severity: "breaking",
        },
      ],
    });
    const { out } = await runHere(["diff", "old.json", "new.json", "--format", "markdown"], folder);
    expect(out).toContain("### Toolwright: 1 change: 1 breaking");
    expect(out).toContain("<code>name</code> was renamed");
  });

  it("lets other words pass unless it is told not to", async () => {
    expect((await runHere(["diff", "old.json", "words.json"], folder)).code).toBe(0);
    expect((await runHere(["diff", "old.json", "words.json", "--fail-on", "behavioural"], folder)).code).toBe(1);
    expect((await runHere(["diff", "old.json", "new.json", "--fail-on", "never"], folder)).code).toBe(0);
    expect((await runHere(["diff", "old.json", "old.json"], folder)).out).toBe("No changes of meaning\n");
  });

  it("says what is missing", async () => {
    expect((await runHere(["diff", "old.json"], folder)).code).toBe(2);
    expect((await runHere(["diff", "old.json", "none.json"], folder)).code).toBe(2);
  });
});

describe("toolwright lock", () => {
  it("makes every later change visible, that of a description too", async () => {
    const folder = folderWith({ "tools.json": older, "words.json": reworded });
    expect((await runHere(["lock", "tools.json", "--out", "tools.lock.json"], folder)).code).toBe(0);
    expect((await runHere(["diff", "--lock", "tools.lock.json", "tools.json"], folder)).out).toBe(
      "No changes of meaning\n",
    );
    const { code, out } = await runHere(
      ["diff", "--lock", "tools.lock.json", "words.json", "--fail-on", "behavioural"],
      folder,
    );
    expect([code, out]).toEqual([1, expect.stringContaining("the description changed")]);
  });

  it("is not to be edited by hand", async () => {
    const folder = folderWith({ "tools.json": older });
    await runHere(["lock", "tools.json", "--out", "a.lock.json"], folder);
    const file = join(folder, "a.lock.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("Runs.", "Runs away."));
    const { code, notes } = await runHere(["diff", "--lock", "a.lock.json", "tools.json"], folder);
    expect([code, notes.join()]).toEqual([2, expect.stringContaining("was edited by hand")]);
  });
});

describe("toolwright align", () => {
  it("shows the differences, and writes them when asked", async () => {
    const folder = folderWith({ "tools.json": older, "target.json": renamed });
    const shown = await runHere(["align", "tools.json", "--tool", "run", "--to", "target.json"], folder);
    expect([shown.code, shown.out]).toEqual([1, expect.stringContaining("`name` is called `command` in the target")]);
    expect((await runHere(["align", "tools.json", "--to", "target.json", "--write"], folder)).code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, "tools.json"), "utf8"))).toEqual(renamed);
    const json = JSON.parse(
      (await runHere(["align", "tools.json", "--to", "target.json", "--format", "json"], folder)).out,
    );
    expect(json).toMatchObject({ tool: "run", differences: [] });
  });

  it("never writes over a file in another format", async () => {
    const folder = folderWith({ "target.json": renamed });
    const source = "@mcp.tool\ndef run(name: str):\n    ...\n";
    writeFileSync(join(folder, "server.py"), source);
    const { code, notes } = await runHere(["align", "server.py", "--to", "target.json", "--write"], folder);
    expect([code, notes]).toEqual([2, [expect.stringContaining("toolwright import server.py > tools.json")]]);
    expect(readFileSync(join(folder, "server.py"), "utf8")).toBe(source);
    expect((await runHere(["align", "server.py", "--to", "target.json"], folder)).code).toBe(1);
  });
});
