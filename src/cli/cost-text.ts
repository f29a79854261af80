import {
  type CostPart,
  changeWords,
  count,
  figureWords,
  numberWords,
  partWords,
  shareWords,
  tokensWords,
} from "../core/index.ts";
import type { CostJudgement } from "./cost-judgement.ts";
import { rangeWords, verdictLines } from "./cost-words.ts";
import { plain } from "./plain.ts";
import type { Style } from "./style.ts";
import { tableLines } from "./table.ts";

/** For a terminal: the dearest tool first; of one tool alone its parts. */
export function costText(judged: CostJudgement, style: Style): string {
  const { cost, growth, client } = judged;
  const { tokenizer, tools } = cost;
  const changes = new Map(
    growth?.map(({ tool, change, before }) => [tool, before === null ? "new" : changeWords(change)]),
  );
  const rows = tools
    .toSorted((a, b) => b.tokens - a.tokens)
    .map((one) => [
      plain(one.tool),
      figureWords(one, tokenizer),
      shareWords(one.tokens, cost.tokens),
      changes.get(one.tool) ?? "",
    ]);
  const [head = "", ...lines] = tableLines(["tool", "tokens", "share", growth ? "change" : ""], rows);
  const gone = growth?.filter(({ after }) => after === null) ?? [];
  const [only, second] = tools;
  return `${[
    style.bold(
      `${tokensWords(cost, tokenizer)} in ${count(tools.length, "tool")}${client === null ? "" : ` as ${client} sends them`}`,
    ),
    style.dim(rangeWords(judged)),
    "",
    style.dim(head),
    ...lines,
    ...gone.map(({ tool, change }) => style.dim(`${plain(tool)}  gone, ${changeWords(change)}`)),
    ...(only && !second ? ["", ...partLines(only.parts, 0)] : []),
    ...(tools.some(({ isKnown }) => !isKnown)
      ? ["", "What this client sends is not published: counted as written"]
      : []),
    ...verdicts(judged, style),
  ].join("\n")}\n`;
}

function verdicts(judged: CostJudgement, style: Style): readonly string[] {
  const lines = verdictLines(judged).map((line) => plain(line));
  return lines.length === 0 ? [] : ["", ...lines.map((line) => (judged.fails ? style.red(line) : line))];
}

function partLines(parts: readonly CostPart[], depth: number): readonly string[] {
  return parts.flatMap((part) => [
    `${numberWords(part.tokens).padStart(8)}  ${"  ".repeat(depth)}${plain(partWords(part))}`,
    ...partLines(part.parts ?? [], depth + 1),
  ]);
}
