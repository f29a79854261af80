import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "a",
      icons: [{ src: "data:image/svg+xml,<svg/>" }, { src: "https://a.test/i", mimeType: "image/svg+xml" }],
    },
    at: ["/icons/0/src", "/icons/1/src"],
  },
  { tool: { name: "a", icons: [{ src: "https://a.test/i.svg" }, { src: "https://a.test/i.png" }] } },
];
