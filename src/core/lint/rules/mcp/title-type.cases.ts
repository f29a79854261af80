import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tool: { name: "ping", title: "A", annotations: { title: "A" } } },
  { tool: { name: "ping", title: "A", annotations: { title: "" } } },
  { tool: { name: "ping", title: "A", annotations: { title: "B" } } },
  { tool: { name: "ping", title: "ping", annotations: { title: "Ping a host" } } },
  { tool: { name: "ping", annotations: { title: "A" } } },
];
