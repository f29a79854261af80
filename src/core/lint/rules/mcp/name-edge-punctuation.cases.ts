import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "a.b" }, { name: "a_b" }] },
  { tools: [{ name: "getUser" }, { name: "getuser" }] },
  { tools: [{ name: "a" }, { name: "a" }] },
  { tools: [{ name: "a.b" }, { name: "a_b" }, { name: "a_b" }] },
  { tools: [{ name: "a-b" }, { name: "a_b" }] },
  { tools: [{ name: "" }, { name: "" }] },
  { tools: [{ name: "-" }, { name: "a" }], at: ["/0/name"], says: "warning: " },
  { tools: [{ name: "_a_" }, { name: "a--b" }, { name: "a.b" }] },
];
