import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    description: "de\u200blete",
    at: ["/description"],
    says: "This text hides U+200B zero width space",
    becomes: "delete",
    safe: true,
  },
  {
    description: "a\u200db\u2060c\ufeffd",
    at: ["/description"],
    says: "U+200D zero width joiner, U+2060 word joiner and U+FEFF byte order mark",
    becomes: "abcd",
    safe: true,
  },
  { description: "ok\u{e0072}\u{e0075}\u{e006e}", at: ["/description"], says: "tag character" },
  {
    description: "ok\u{e0153}\u{e015d}\u{e0154}",
    at: ["/description"],
    says: "which spells `cmd`",
    becomes: "ok",
    safe: true,
  },
  { description: "x\u3164", at: ["/description"], says: "U+3164 Hangul filler", becomes: "x" },
  { description: "می\u200c", at: ["/description"], says: "U+200C zero width non-joiner", becomes: "می", safe: true },
  {
    tool: {
      inputSchema: { type: "object", properties: { "a\u200b": { enum: ["b\u200b"], default: "c\u200b" } } },
      _meta: { "x.test/y": ["d\u200b"] },
    },
    at: [
      "/inputSchema/properties/a\u200b",
      "/inputSchema/properties/a\u200b/enum/0",
      "/inputSchema/properties/a\u200b/default",
      "/_meta/x.test~1y/0",
    ],
    becomes: {
      inputSchema: { type: "object", properties: { a: { enum: ["b\u200b"], default: "c\u200b" } } },
      _meta: { "x.test/y": ["d\u200b"] },
    },
  },
  {
    tool: { _meta: { "x.test/y": ["d\u200b"] } },
    at: ["/_meta/x.test~1y/0"],
    becomes: { _meta: { "x.test/y": ["d"] } },
  },
  { property: { enum: ["b\u200b"] }, at: ["/enum/0"], becomes: { enum: ["b"] } },
  { properties: { id: { pattern: "^[^\u0000-\u001f\u200b]+$" } } },
];
