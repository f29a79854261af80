import { estimateTokenCount } from "tokenx";
import type { Json, JsonObject } from "../types.ts";
import { type CountedTool, countTool } from "./count-tool.ts";
import { type Counter, counting, countText } from "./counter.ts";
import { estimateErrors } from "./tokenizer.ts";

/**
 * An estimate that is there at once. The pieces are those that tokenx itself cuts: blanks, signs, and what is between them; a text
 * without line breaks counts the same in pieces as in one, and JSON on one line has none.
 */
export const estimate: Counter = {
  id: "estimate",
  exact: false,
  piece: /\s+|[.,!?;(){}[\]<>:/\\|@#$%^&*+=`~_"-]+|[^\s.,!?;(){}[\]<>:/\\|@#$%^&*+=`~_"-]+/y,
  count: counting((piece) => estimateTokenCount(piece)),
};

/** What a value costs as JSON on one line, corrected by what the estimate is usually off. */
export function estimateTokens(value: Json): number {
  return Math.round(countText(JSON.stringify(value), estimate) * estimateErrors.correction);
}

/** A tool by its places, in the same figures. */
export function estimatedTool(tool: JsonObject): CountedTool {
  const { total, tokensAt } = countTool(tool, estimate);
  const corrected = (tokens: number) => Math.round(tokens * estimateErrors.correction);
  return { total: corrected(total), tokensAt: (path) => corrected(tokensAt(path)) };
}
