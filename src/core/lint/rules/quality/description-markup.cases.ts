import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "render", description: "Renders an HTML <p> to an image." }] },
  {
    tool: {
      description:
        "Returns one order.\n\nArgs:\n  order_id: Number on the invoice\n  lang (str): Language\n\nUse it often.",
      inputSchema: { type: "object", properties: { order_id: { type: "string" }, lang: { type: "string" } } },
    },
    at: ["/description"],
    becomes: {
      description: "Returns one order.\n\nUse it often.",
      inputSchema: {
        type: "object",
        properties: {
          order_id: { type: "string", description: "Number on the invoice" },
          lang: { type: "string", description: "Language" },
        },
      },
    },
  },
  {
    // A list that cannot be read whole is left alone.
    tool: {
      description: "Returns one order.\n\nArgs:\n  order_id: Number\n    on the invoice",
      inputSchema: { type: "object", properties: { order_id: { type: "string" } } },
    },
    at: ["/description"],
    titles: [],
  },
];
