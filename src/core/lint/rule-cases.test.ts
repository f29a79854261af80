import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkCase, nameOf, type RuleCase } from "./rule-cases.testing.ts";
import { findRule } from "./rules.ts";

const folder = new URL("./rules/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".cases.ts"))
  .toSorted();

// One file of tests for all rules: each file costs a second to load the core.
for (const file of files) {
  const id = file.replace(/\.cases\.ts$/, "");
  const { cases } = (await import(/* @vite-ignore */ new URL(file, folder).href)) as { cases: readonly RuleCase[] };
  const rule = findRule(id);
  describe(id, () => {
    it("has a rule beside its cases", () => expect(rule?.id, `rules/${id}.ts`).toBe(id));
    it.each(cases.map((one) => [nameOf(one), one] as const))("%s", (_, one) => {
      if (rule) checkCase(rule, one);
    });
  });
}
