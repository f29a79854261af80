import { findRule, nearest, rules } from "../../../core/index.ts";
import { failure } from "../../host.ts";
import { type AgentTool, text } from "../tool.ts";

export const explainRule: AgentTool = {
  name: "explain_rule",
  title: "Explain a rule",
  description:
    "Says what a rule of lint finds, why that matters, where it is written, and shows a bad and a good document. Use it when a message of lint is not enough to repair the problem.",
  input: { rule: text("The id of the rule as lint gives it, such as mcp/description-missing.") },
  output: {
    id: text("The id of the rule."),
    summary: text("What it finds."),
    why: text("Why that matters."),
    source: text("Where it is written."),
    bad: text("A document that it reports; « and » enclose the place."),
    good: text("The same document as it should be."),
  },
  async run(args) {
    const id = String(args.rule);
    const rule = findRule(id);
    if (!rule) {
      const meant = nearest(
        id,
        rules.map((one) => one.id),
      );
      return failure(`${id} is no rule${meant === undefined ? "" : `: did you mean ${meant}?`}`);
    }
    const { summary, why, source, examples } = rule;
    return { id: rule.id, summary, why, source, bad: examples.bad, good: examples.good };
  },
};
