import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: ["string", "null"], default: null } },
  { property: { anyOf: [{ type: "string" }, { type: "null" }], default: null } },
  { property: { type: "string", nullable: true, default: null } },
  { property: { type: "string", enum: ["a", null], default: null } },
  { property: { default: null } },
  {
    property: { type: "string", default: null },
    at: ["/default"],
    says: "warning: The default is null, but its schema takes text",
    becomes: { type: "string" },
    safe: true,
  },
];
