import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: { title: "Ping", annotations: {}, icons: [], execution: { taskSupport: "optional" }, _meta: {} },
    settings: { revision: "2024-11-05" },
    at: ["/title", "/annotations", "/icons", "/execution", "/_meta"],
  },
  {
    tool: { title: "Ping", annotations: {}, icons: [], execution: { taskSupport: "optional" }, _meta: {} },
    settings: { revision: "2025-03-26" },
    at: ["/title", "/icons", "/execution", "/_meta"],
  },
  {
    tool: { title: "Ping", annotations: {}, icons: [], execution: { taskSupport: "optional" }, _meta: {} },
    settings: { revision: "2025-06-18" },
    at: ["/icons", "/execution"],
  },
  {
    tool: { title: "Ping", annotations: {}, icons: [], execution: { taskSupport: "optional" }, _meta: {} },
    settings: { revision: "2025-11-25" },
  },
  {
    tool: { title: "Ping", annotations: {}, icons: [], execution: { taskSupport: "optional" }, _meta: {} },
    settings: { revision: "2026-07-28" },
  },
  { tool: { execution: { taskSupport: "forbidden" } }, settings: { revision: "2024-11-05" } },
];
