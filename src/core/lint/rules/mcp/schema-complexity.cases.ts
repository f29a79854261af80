import type { JsonObject } from "../../../types.ts";
import type { RuleCase } from "../../rule-cases.testing.ts";

const nested = (levels: number): JsonObject => (levels > 0 ? { items: nested(levels - 1) } : {});

export const cases: readonly RuleCase[] = [
  { schema: nested(12) },
  { schema: nested(13), at: [""] },
  { schema: { properties: { a: nested(5), b: nested(5) }, not: nested(5), anyOf: [nested(5), nested(5)] } },
  {
    properties: Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`p${index}`, {}])),
    at: ["^/inputSchema"],
  },
];
