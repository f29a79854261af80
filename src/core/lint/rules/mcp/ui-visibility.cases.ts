import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tool: { _meta: { ui: { resourceUri: "ui://a/b", visibility: ["model", "app"] } } } },
  { tool: { _meta: { ui: { resourceUri: "ui://" } } } },
  { tool: { _meta: { ui: { resourceUri: null } } } },
  { tool: { _meta: { ui: { visibility: [] } } }, at: ["/_meta/ui/visibility"], says: "error: " },
  { tool: { _meta: { ui: { visibility: ["Model"] } } }, at: ["/_meta/ui/visibility/0"], says: "error: " },
  { tool: { _meta: { ui: { visibility: ["model", "user"] } } }, at: ["/_meta/ui/visibility/1"], says: "warning: " },
  { tool: { _meta: { ui: [] } } },
];
