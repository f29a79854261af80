import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tools: [
      { name: "delete_mail", description: "Moves a mail to the trash." },
      { name: "remove_label", description: "Takes a label off." },
    ],
  },
];
