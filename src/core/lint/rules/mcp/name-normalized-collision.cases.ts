import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "a.b" }, { name: "a_b" }], at: ["/1/name"], says: "warning: " },
  { tools: [{ name: "getUser" }, { name: "getuser" }], at: ["/1/name"], says: "warning: " },
  { tools: [{ name: "a" }, { name: "a" }] },
  { tools: [{ name: "a.b" }, { name: "a_b" }, { name: "a_b" }], at: ["/1/name"], says: "warning: " },
  { tools: [{ name: "a-b" }, { name: "a_b" }] },
  { tools: [{ name: "" }, { name: "" }] },
  { tools: [{ name: "-" }, { name: "a" }] },
  { tools: [{ name: "_a_" }, { name: "a--b" }, { name: "a.b" }] },
];
