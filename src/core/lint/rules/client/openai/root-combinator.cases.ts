import type { RuleCase } from "../../../rule-cases.testing.ts";

const properties = { id: { type: "string" }, title: { type: "string" } };

export const cases: readonly RuleCase[] = [
  {
    tool: { inputSchema: { type: "object", properties, oneOf: [{ required: ["id"] }, { required: ["title"] }] } },
    at: ["/inputSchema/oneOf"],
    titles: ["Merge the branches at the root into one object"],
    becomes: { description: "Gets it. Give either id, or title.", inputSchema: { type: "object", properties } },
  },
  { schema: { properties: { p: { oneOf: [{ type: "string" }, { type: "integer" }] } } } },
];
