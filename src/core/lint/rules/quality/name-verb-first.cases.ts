import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "geojson_to_kml" }, { name: "asana_search" }, { name: "browser_screenshot" }] },
];
