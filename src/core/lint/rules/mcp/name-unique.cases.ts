import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '[{ "name": "a" }, { "name": "a_2" }, { "name": "a" }]',
    at: ["/2/name"],
    becomes: '[{ "name": "a" }, { "name": "a_2" }, { "name": "a_3" }]',
  },
  { tools: [{ name: "a.b" }, { name: "a_b" }] },
  { tools: [{ name: "getUser" }, { name: "getuser" }] },
  { tools: [{ name: "a" }, { name: "a" }], at: ["/1/name"], says: "error: " },
  { tools: [{ name: "a.b" }, { name: "a_b" }, { name: "a_b" }], at: ["/2/name"], says: "error: " },
  { tools: [{ name: "a-b" }, { name: "a_b" }] },
  { tools: [{ name: "" }, { name: "" }] },
  { tools: [{ name: "-" }, { name: "a" }] },
  { tools: [{ name: "_a_" }, { name: "a--b" }, { name: "a.b" }] },
];
