import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tools: [
      { name: "get_x", description: "地理编码服务接口" },
      { name: "get_user", description: "Gets a user" },
    ],
  },
];
