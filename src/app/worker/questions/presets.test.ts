import { expect, it } from "vitest";
import { createAnalyzer, defaultSettings, presets } from "../../../core/index.ts";
import { questions } from "./presets.ts";

const tool = (name: string) => ({ name, inputSchema: { type: "object", properties: { id: { type: "string" } } } });
const text = JSON.stringify([tool("get_one"), tool("Get Two"), { name: 3 }]);
const input = { text, settings: defaultSettings, blocked: [] };

it("says how many problems each preset finds, as a check with it does", () => {
  const counts = questions.count(input, () => {});
  for (const preset of presets) {
    const { diagnostics } = createAnalyzer()(text, { ...defaultSettings, preset });
    expect(counts[preset]).toBe(diagnostics.length);
  }
  expect(counts.all).toBeGreaterThan(counts.recommended);
});

it("leaves out what is left out of the check", () => {
  const all = questions.count(input, () => {});
  const fewer = questions.count({ ...input, blocked: [JSON.stringify(tool("Get Two"))] }, () => {});
  expect(fewer.all).toBeLessThan(all.all);
  expect(fewer.recommended).toBeLessThan(all.recommended);
});
