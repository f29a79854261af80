import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tool: { outputSchema: { type: "object" } } },
  {
    tool: { outputSchema: { type: "array" } },
    at: ["/outputSchema/type"],
    titles: ["Wrap it in an object as `result`"],
  },
  {
    tool: { outputSchema: { type: ["object"] } },
    at: ["/outputSchema/type"],
    titles: ['Use "object"', "Wrap it in an object as `result`"],
  },
  {
    tool: { outputSchema: { properties: { a: {} } } },
    at: ["/outputSchema"],
    titles: ['Add "type": "object"', "Wrap it in an object as `result`"],
  },
  {
    tool: { outputSchema: { anyOf: [{ type: "object" }, { $ref: "#/anyOf/0" }] } },
    at: ["/outputSchema"],
    titles: ['Add "type": "object"'],
  },
  {
    tool: { outputSchema: { $ref: "#/$defs/A", $defs: { A: { type: "object" } } } },
    at: ["/outputSchema"],
    titles: ['Add "type": "object"', "Wrap it in an object as `result`"],
  },
  { tool: { outputSchema: { type: "arr" } } },
  {
    tool: { outputSchema: { type: "array", items: { $ref: "#/$defs/A" }, $defs: { A: { type: "string" } } } },
    at: ["/outputSchema/type"],
    becomes: {
      outputSchema: {
        type: "object",
        properties: { result: { type: "array", items: { $ref: "#/$defs/A" } } },
        required: ["result"],
        $defs: { A: { type: "string" } },
      },
    },
  },
];
