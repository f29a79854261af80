import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tool: { name: "ping", title: "A", annotations: { title: "A" } } },
  { tool: { name: "ping", title: "A", annotations: { title: "" } } },
  {
    tool: { name: "ping", title: "A", annotations: { title: "B" } },
    at: ["/annotations/title"],
    titles: ["Remove `annotations.title`", "Use `title` for both", "Use `annotations.title` for both"],
  },
  {
    tool: { name: "ping", title: "ping", annotations: { title: "Ping a host" } },
    at: ["/annotations/title"],
    titles: ["Use `annotations.title` for both", "Remove `annotations.title`"],
  },
  { tool: { name: "ping", annotations: { title: "A" } } },
];
