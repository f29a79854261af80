import { changeWords, numberWords } from "../core/index.ts";
import type { CostJudgement } from "./cost-judgement.ts";

/** What limits and older versions make of the costs, one sentence each. */
export function verdictLines({ cost, max, excesses, before, ratchet, fails }: CostJudgement): readonly string[] {
  const lines: string[] = [];
  const { tokens } = cost;
  if (max !== undefined)
    lines.push(
      tokens > max
        ? `${numberWords(tokens - max)} over the budget of ${numberWords(max)}`
        : `${numberWords(max - tokens)} left of a budget of ${numberWords(max)}`,
    );
  for (const { tool, tokens: own, max: limit } of excesses)
    if (tool !== null)
      lines.push(`\`${tool}\` is ${numberWords(own - limit)} over its budget of ${numberWords(limit)}`);
  if (before) lines.push(`${changeWords(tokens - before.tokens)} since the baseline of ${numberWords(before.tokens)}`);
  if (ratchet) lines.push(fails ? "The ratchet fails: the tools cost more than before" : "The ratchet holds");
  return lines;
}

/** How sure the figure is. */
export function rangeWords({ cost: { tokenizer, low, high } }: CostJudgement): string {
  if (tokenizer === "o200k") return "o200k, exact";
  const range = low === undefined || high === undefined ? "" : `, ${numberWords(low)} to ${numberWords(high)}`;
  return tokenizer === "estimate" ? `estimate${range}` : `${tokenizer}, estimate${range}`;
}
