import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tools: [
      { name: "get_user", description: "The profile of a user." },
      { name: "send_mail", description: "Sends mail to a user." },
    ],
  },
];
