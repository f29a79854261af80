import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { emptyFolder, runHere } from "../test-host.ts";

describe("a document with more findings than a page lists", () => {
  const properties = Object.fromEntries(Array.from({ length: 5_200 }, (_, n) => [`p${n}`, { enum: [n] }]));
  const text = JSON.stringify({ name: "a", description: "Does it.", inputSchema: { type: "object", properties } });
  const only = ["--rule", "schema/enum-single=hint"];

  test("is listed whole as JSON and as SARIF", async () => {
    const json = await runHere(["lint", "-", "--format", "json", "--preset", "all", ...only], "/", text);
    const { files, counts } = JSON.parse(json.out);
    const total = Object.values<number>(counts).reduce((sum, number) => sum + number, 0);
    expect(total).toBeGreaterThan(5_200);
    expect(files[0].diagnostics).toHaveLength(total);
    expect(files[0].omitted).toBeUndefined();
    const sarif = await runHere(["lint", "-", "--format", "sarif", "--preset", "all", ...only], "/", text);
    expect(JSON.parse(sarif.out).runs[0].results).toHaveLength(total);
  }, 60_000);
});

describe("a file that cannot be read", () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "binary.json"), Buffer.from([0, 1, 2]));
  writeFileSync(join(folder, "tool.json"), '{ "name": "a", "inputSchema": { "type": "object", "properties": {} } }');

  test.each([["absent.json"], ["binary.json"], ["tool.json", "absent.json"]])(
    "%s makes the SARIF run a failed one, and exits with 2",
    async (...files) => {
      const { code, out } = await runHere(["lint", ...files, "--format", "sarif"], folder);
      expect(code).toBe(2);
      const [run] = JSON.parse(out).runs;
      expect(run.invocations).toHaveLength(1);
      expect(run.invocations[0].executionSuccessful).toBe(false);
      const [notification] = run.invocations[0].toolExecutionNotifications;
      expect(notification.message.text).toContain(files.at(-1));
      expect(notification.locations[0].physicalLocation.artifactLocation.uri).toBe(files.at(-1));
      expect(run.artifacts).toHaveLength(files.length - 1);
    },
  );

  test("is told in JSON, and a run that read everything succeeded", async () => {
    const { out } = await runHere(["lint", "absent.json", "--format", "json"], folder);
    expect(JSON.parse(out).unchecked).toEqual([
      { path: "absent.json", problem: expect.stringMatching(/^absent\.json does not exist/) },
    ]);
    const fine = await runHere(["lint", "tool.json", "--format", "sarif"], folder);
    expect(JSON.parse(fine.out).runs[0].invocations).toEqual([{ executionSuccessful: true }]);
  });
});
