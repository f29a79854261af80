import type { RuleCase } from "../../rule-cases.testing.ts";

const sensor = {
  name: "read_sensor",
  inputSchema: { type: "object" },
  outputSchema: {
    type: "object",
    properties: { degrees: { type: "number" }, tags: { type: "array", items: { type: "string" } } },
    required: ["degrees"],
    additionalProperties: false,
  },
};
const list = {
  name: "list_tags",
  inputSchema: { type: "object" },
  outputSchema: { type: "array", items: { type: "string" } },
};
/** Without a type: the official SDK stamps this one as an object, and wraps the next. */
const shaped = {
  name: "list_tags",
  inputSchema: { type: "object" },
  outputSchema: { properties: { a: { type: "string" } }, required: ["a"] },
};
const open = { name: "list_tags", inputSchema: { type: "object" }, outputSchema: { description: "Anything." } };
const content = [{ type: "text", text: "{}" }];

export const cases: readonly RuleCase[] = [
  { result: { content, structuredContent: { degrees: 21 } }, of: sensor, settings: { revision: "2026-07-28" } },
  { result: { content: [], structuredContent: { degrees: 21 } }, of: sensor, settings: { revision: "2026-07-28" } },
  { result: { content }, of: sensor, settings: { revision: "2026-07-28" } },
  { result: { content, isError: true }, of: sensor, settings: { revision: "2026-07-28" } },
  { result: { content }, settings: { revision: "2026-07-28" } },
  { result: { content }, of: sensor, settings: { revision: "2025-03-26" } },
  { result: { content, structuredContent: {}, isError: true }, of: sensor, settings: { revision: "2026-07-28" } },
  {
    result: { content, structuredContent: { degrees: "21", tags: [1], more: 1 } },
    of: sensor,
    settings: { revision: "2026-07-28" },
  },
  { result: { content, structuredContent: ["a"] }, of: list, settings: { revision: "2026-07-28" } },
  {
    result: { content, structuredContent: ["a"] },
    of: list,
    settings: { revision: "2025-11-25" },
    at: ["/structuredContent"],
  },
  { result: { content, structuredContent: { result: ["a"] } }, of: list, settings: { revision: "2025-11-25" } },
  { result: { content, structuredContent: { result: [1] } }, of: list, settings: { revision: "2025-11-25" } },
  { result: { content, structuredContent: { a: "x" } }, of: shaped, settings: { revision: "2025-11-25" } },
  { result: { content, structuredContent: { a: 1 } }, of: shaped, settings: { revision: "2025-11-25" } },
  { result: { content, structuredContent: { result: 1 } }, of: open, settings: { revision: "2025-11-25" } },
  { result: { content, structuredContent: null }, settings: { revision: "2025-06-18" }, at: ["/structuredContent"] },
];
