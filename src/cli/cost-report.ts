import type { CostPart, ToolCost } from "../core/index.ts";
import type { CostJudgement } from "./cost-judgement.ts";
import { costMarkdown } from "./cost-markdown.ts";
import { costText } from "./cost-text.ts";
import { plainJson } from "./plain.ts";
import { styleFor } from "./style.ts";

export const costFormats = ["text", "json", "markdown"] as const;
type Format = (typeof costFormats)[number];

export function reportCost(judged: CostJudgement, format: Format, colour: boolean): string {
  if (format === "json") return plainJson(jsonOf(judged));
  return format === "markdown" ? costMarkdown(judged) : costText(judged, styleFor(colour));
}

function jsonOf({ cost, client, max, excesses, before, growth, ratchet, fails }: CostJudgement) {
  const { tokenizer, exact, tokens, low, high, tools } = cost;
  return {
    ...{ version: 1, tokenizer, exact, total: tokens },
    ...(low !== undefined && { low, high }),
    ...(client !== null && { client }),
    tools: tools.map(toolJson),
    ...(max !== undefined && { budget: { max, left: max - tokens } }),
    ...(excesses.length > 0 && { excesses }),
    ...(before && { baseline: { total: before.tokens, change: tokens - before.tokens, tools: growth, ratchet } }),
    fails,
  };
}

function toolJson({ tool, tokens, low, high, parts, left, isKnown }: ToolCost) {
  return {
    ...{ tool, tokens },
    ...(low !== undefined && { low, high }),
    parts: parts.map(partJson),
    ...(left.length > 0 && { left }),
    ...(!isKnown && { isKnown }),
  };
}

const partJson = ({ path, kind, tokens, parts }: CostPart): object => ({
  ...{ path, kind, tokens },
  ...(parts && { parts: parts.map(partJson) }),
});
