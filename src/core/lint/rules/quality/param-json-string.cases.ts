import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { properties: { ids: { type: "string", description: "Comma-separated ids" } }, at: ["/ids"] },
  { properties: { at: { type: "string", description: "Comma-separated latitude and longitude" } } },
  { properties: { ids: { type: "array", description: "Not comma-separated" } } },
  { properties: { file: { type: "string", description: "Path of a JSON object file" } } },
];
