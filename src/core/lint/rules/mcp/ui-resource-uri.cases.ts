import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tool: { _meta: { ui: { resourceUri: "ui://a/b", visibility: ["model", "app"] } } } },
  { tool: { _meta: { ui: { resourceUri: "ui://" } } }, at: ["/_meta/ui/resourceUri"], says: "error: " },
  { tool: { _meta: { ui: { resourceUri: null } } }, at: ["/_meta/ui/resourceUri"], says: "error: " },
  { tool: { _meta: { ui: { visibility: [] } } } },
  { tool: { _meta: { ui: { visibility: ["Model"] } } } },
  { tool: { _meta: { ui: { visibility: ["model", "user"] } } } },
  { tool: { _meta: { ui: [] } } },
];
