import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: { name: "a", icons: [{ src: "https://a.test/i.png" }, { src: "data:image/png;base64,AA==" }] },
    at: ["/icons/0/src"],
  },
];
