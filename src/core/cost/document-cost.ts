import type { JsonObject } from "../types.ts";
import type { CountedTool } from "./count-tool.ts";
import type { Counter } from "./counter.ts";
import { estimate } from "./estimate.ts";
import { loadO200k } from "./o200k.ts";
import type { SentBy } from "./sent.ts";
import { findTokenizer, isExact, type Tokenizer, type TokenizerId } from "./tokenizer.ts";
import { type Figure, placesOf, type ToolCost, tokensOf, toolCost, totalOf } from "./tool-cost.ts";

export interface DocumentCost extends Figure {
  readonly tokenizer: TokenizerId;
  readonly exact: boolean;
  readonly tools: readonly ToolCost[];
}

/** The counter that a tokenizer needs; its table is loaded when it is first asked for. */
async function counterFor({ counter }: Tokenizer): Promise<Counter> {
  return counter === "estimate" ? estimate : loadO200k();
}

/** Counts tools one by one, all in the same way. */
export async function toolCounter(id: TokenizerId, by?: SentBy) {
  const tokenizer = findTokenizer(id) as Tokenizer;
  const counter = await counterFor(tokenizer);
  const beside = findTokenizer(id === "claude" ? "o200k" : "claude") as Tokenizer;
  return {
    cost: (tool: JsonObject): ToolCost => toolCost(tool, tokenizer, counter, by, beside),
    /** The figure alone. */
    tokens: (tool: JsonObject): number => tokensOf(tool, tokenizer, counter, by),
    /** Every place of a tool; of a range, what was counted. */
    places: (tool: JsonObject): CountedTool => placesOf(tool, tokenizer, counter, by),
  };
}

/** The same for whoever has the table at hand, and cannot wait. */
export function costNow(tool: JsonObject, id: TokenizerId, o200k: () => Counter, by?: SentBy): ToolCost {
  const tokenizer = findTokenizer(id) as Tokenizer;
  return toolCost(tool, tokenizer, tokenizer.counter === "estimate" ? estimate : o200k(), by);
}

/** What all tools of a document cost. */
export async function documentCost(tools: readonly JsonObject[], id: TokenizerId, by?: SentBy): Promise<DocumentCost> {
  const tokenizer = findTokenizer(id) as Tokenizer;
  const counter = await counterFor(tokenizer);
  const costs = tools.map((tool) => toolCost(tool, tokenizer, counter, by));
  return { tokenizer: id, exact: isExact(tokenizer), ...totalOf(costs, tokenizer), tools: costs };
}
