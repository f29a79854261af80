import { isObject, member } from "../json.ts";
import { toPointer } from "../text/index.ts";
import type { JsonObject } from "../types.ts";
import { type CountedTool, countTool, partsOfTool } from "./count-tool.ts";
import { type Counter, countText } from "./counter.ts";
import type { CountedPart, PartKind } from "./part.ts";
import { type SentBy, sentTool } from "./sent.ts";
import { isExact, type Tokenizer } from "./tokenizer.ts";

/** A figure, and between which two it lies where it is no count. */
export interface Figure {
  readonly tokens: number;
  readonly low?: number;
  readonly high?: number;
}

export interface CostPart {
  /** JSON pointer from the tool, as it is sent. */
  readonly path: string;
  readonly kind: PartKind;
  readonly tokens: number;
  readonly parts?: readonly CostPart[];
  /** So many small ones in one; its path is that of what holds them. */
  readonly folded?: number;
}

export interface ToolCost extends Figure {
  readonly tool: string;
  /** The same for another tokenizer, where one was asked for. */
  readonly beside?: Figure;
  /** These add up to the tokens of the tool. */
  readonly parts: readonly CostPart[];
  /** Fields that the client does not send. */
  readonly left: readonly string[];
  /** False where nobody publishes what the client sends. */
  readonly isKnown: boolean;
}

/** What a tool costs a model, part by part. */
export function toolCost(
  tool: JsonObject,
  tokenizer: Tokenizer,
  counter: Counter,
  by?: SentBy,
  beside?: Tokenizer,
): ToolCost {
  const { value, left, isKnown } = sentTool(tool, by);
  const counted = countTool(value, counter);
  const name = member(tool, "name");
  return {
    tool: typeof name === "string" ? name : "",
    ...figureOf(counted.total, value, tokenizer),
    ...(beside && { beside: figureOf(counted.total, value, beside) }),
    parts: scaled(partsOfTool(value, counted), 0, tokenizer.factors[1], overheadOf(value, tokenizer)),
    left,
    isKnown,
  };
}

function figureOf(counted: number, tool: JsonObject, tokenizer: Tokenizer): Figure {
  const [low, middle, high] = tokenizer.factors;
  const added = overheadOf(tool, tokenizer);
  const tokens = Math.round(counted * middle) + added;
  if (isExact(tokenizer)) return { tokens };
  return { tokens, low: Math.floor(counted * low) + added, high: Math.ceil(counted * high) + added };
}

/** What a tool costs, without its parts. */
export function tokensOf(tool: JsonObject, tokenizer: Tokenizer, counter: Counter, by?: SentBy): number {
  const { value } = sentTool(tool, by);
  return figureOf(countText(JSON.stringify(value), counter), value, tokenizer).tokens;
}

/** What goes when a place goes. A range has no figure for a place: there it is what was counted. */
export function placesOf(tool: JsonObject, tokenizer: Tokenizer, counter: Counter, by?: SentBy): CountedTool {
  const { total, tokensAt } = countTool(sentTool(tool, by).value, counter);
  const factor = tokenizer.isRange ? 1 : tokenizer.factors[1];
  return { total: Math.round(total * factor), tokensAt: (path) => Math.round(tokensAt(path) * factor) };
}

/** Rounds where a part starts and ends, not the part: so the figures add up on every level. */
function scaled(parts: readonly CountedPart[], start: number, factor: number, added: number): readonly CostPart[] {
  let at = start;
  return parts.map(({ path, kind, tokens, parts: inner }) => {
    const from = at;
    at += tokens;
    const shown = Math.round(at * factor) - Math.round(from * factor) + (kind === "rest" ? added : 0);
    return {
      path: toPointer(path),
      kind,
      tokens: shown,
      ...(inner.length > 0 && { parts: scaled(inner, from, factor, 0) }),
    };
  });
}

function overheadOf(tool: JsonObject, { overhead }: Tokenizer): number {
  const properties = member(member(tool, "inputSchema"), "properties");
  const number = isObject(properties) ? Object.keys(properties).length : 0;
  const ofProperties = number > 0 ? overhead.firstProperty + (number - 1) * overhead.property : 0;
  return overhead.tool + ofProperties;
}

/** What all tools cost together; for a vendor who adds to the first tool, more than their sum. */
export function totalOf(tools: readonly Figure[], tokenizer: Tokenizer): Figure {
  const [low, high] = tools.length > 0 ? tokenizer.overhead.tools : [0, 0];
  const sum = (of: (figure: Figure) => number) => tools.reduce((total, figure) => total + of(figure), 0);
  const tokens = sum((figure) => figure.tokens) + Math.round((low + high) / 2);
  if (isExact(tokenizer)) return { tokens };
  return {
    tokens,
    low: sum((figure) => figure.low ?? figure.tokens) + low,
    high: sum((figure) => figure.high ?? figure.tokens) + high,
  };
}
