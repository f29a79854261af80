import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      name: "a",
      icons: [
        { src: "file:///etc/passwd" },
        { src: "/icon.png" },
        { src: " javascript:1" },
        { src: "data:text/html,x" },
        { src: 5 },
      ],
    },
    at: ["/icons/0/src", "/icons/1/src", "/icons/2/src", "/icons/3/src"],
  },
];
