import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: ["string", "null"] } },
  { property: { type: [] }, at: ["/type"], says: "error: `type` lists no type", becomes: {} },
  {
    property: { type: ["str", "null"] },
    at: ["/type/0"],
    says: "error: `str`",
    becomes: { type: ["string", "null"] },
    safe: true,
  },
  { property: { type: ["str", "string"] }, at: ["/type/0"], says: "error: `str`", becomes: { type: ["string"] } },
  {
    property: { type: ["string", null] },
    at: ["/type/1"],
    says: "error: `type` must list names",
    becomes: { type: ["string", "null"] },
  },
  { schema: { type: ["object", "object"] } },
];
