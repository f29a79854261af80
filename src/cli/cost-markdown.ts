import { changeWords, count, figureWords, numberWords, shareWords, tokensWords } from "../core/index.ts";
import type { CostJudgement } from "./cost-judgement.ts";
import { rangeWords, verdictLines } from "./cost-words.ts";
import { code, prose } from "./reporters/markdown.ts";

/** A comment on GitHub holds 65,536 characters. */
const maxRows = 100;

/** For a pull request: what changed stays open, all the rest is folded. */
export function costMarkdown(judged: CostJudgement): string {
  const { cost, growth, fails } = judged;
  const { tokenizer, tools } = cost;
  const changed = (growth ?? []).filter(
    ({ change, before, after }) => change !== 0 || before === null || after === null,
  );
  const rows = changed
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, maxRows)
    .map(
      ({ tool, before, after, change }) =>
        `| ${[code(tool), figure(before), figure(after), changeWords(change)].join(" | ")} |`,
    );
  const table = rows.length > 0 ? ["| Tool | Before | After | Change |", "|---|--:|--:|--:|", ...rows, ""] : [];
  const more = changed.length > maxRows ? [`${count(changed.length - maxRows, "more tool")} not shown.`, ""] : [];
  const all = tools
    .toSorted((a, b) => b.tokens - a.tokens)
    .slice(0, maxRows)
    .map(
      (one) => `| ${[code(one.tool), figureWords(one, tokenizer), shareWords(one.tokens, cost.tokens)].join(" | ")} |`,
    );
  const left = tools.length > maxRows ? [`${count(tools.length - maxRows, "more tool")} not shown.`, ""] : [];
  return [
    `### Toolwright: ${fails ? "❌" : "✅"} ${tokensWords(cost, tokenizer)} in ${count(tools.length, "tool")}`,
    "",
    ...verdictLines(judged).flatMap((line) => [`- ${prose(line)}`]),
    `- ${prose(rangeWords(judged))}`,
    "",
    ...table,
    ...more,
    "<details>",
    `<summary>What every tool costs</summary>`,
    "",
    "| Tool | Tokens | Share |",
    "|---|--:|--:|",
    ...all,
    "",
    ...left,
    "</details>",
    "",
  ].join("\n");
}

const figure = (tokens: number | null) => (tokens === null ? "–" : numberWords(tokens));
