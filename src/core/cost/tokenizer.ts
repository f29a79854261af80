import type { Counter } from "./counter.ts";

export const tokenizerIds = ["estimate", "o200k", "claude", "gemini"] as const;
export type TokenizerId = (typeof tokenizerIds)[number];

/** What a vendor adds to the text of tools, fitted to what its API reports; between two ends where two are known. */
interface Overhead {
  /** Once, as soon as there is one tool. */
  readonly tools: readonly [low: number, high: number];
  readonly tool: number;
  readonly firstProperty: number;
  readonly property: number;
}

/** How the count of a text becomes a figure for a model. */
export interface Tokenizer {
  readonly id: TokenizerId;
  readonly title: string;
  /** What the text is counted with. */
  readonly counter: Counter["id"];
  /** Tokens of the model for each that was counted: at least, usually, at most. */
  readonly factors: readonly [low: number, middle: number, high: number];
  readonly overhead: Overhead;
  /** Whether only a range is known, so that no figure in it is shown alone. */
  readonly isRange: boolean;
  readonly note: string;
}

const noOverhead: Overhead = { tools: [0, 0], tool: 0, firstProperty: 0, property: 0 };

/**
 * The estimate against o200k over 3,219 published tools, as `scripts/cost-errors.mjs` measures it: after the correction, one tool in
 * twenty is counted lower than the first and one in twenty higher than the last.
 */
export const estimateErrors = { correction: 0.965, p5: -0.073, median: 0, p95: 0.077 } as const;

const estimated = [
  estimateErrors.correction / (1 + estimateErrors.p95),
  estimateErrors.correction,
  estimateErrors.correction / (1 + estimateErrors.p5),
] as const;

/** Claude up to 4.6: five per cent more pieces than o200k, and a fitted tenth; since 4.7 about 1.4 of them. */
const claudeFactors = [1.05 * 1.1, (1.05 * 1.1 + 1.4) / 2, 1.4] as const;

/**
 * Fitted to Claude 4.5. What the first tool brings is 549 there; Anthropic's own example of one small tool, 403 tokens in all on a
 * newer model, leaves no more than 230 for it.
 */
const claudeOverhead: Overhead = { tools: [230, 549], tool: 53, firstProperty: 13, property: 12 };

export const tokenizers: readonly Tokenizer[] = [
  {
    id: "estimate",
    title: "Estimate",
    counter: "estimate",
    factors: estimated,
    overhead: noOverhead,
    isRange: false,
    note: "At once, and close to o200k",
  },
  {
    id: "o200k",
    title: "o200k (exact)",
    counter: "o200k",
    factors: [1, 1, 1],
    overhead: noOverhead,
    isRange: false,
    note: "OpenAI's models since GPT-4o",
  },
  {
    id: "claude",
    title: "Claude (range)",
    counter: "o200k",
    factors: claudeFactors,
    overhead: claudeOverhead,
    isRange: true,
    note: "Its tokenizer is not published",
  },
  {
    id: "gemini",
    title: "Gemini (estimate)",
    counter: "o200k",
    factors: [1.03, 1.08, 1.13],
    overhead: noOverhead,
    isRange: false,
    note: "o200k and eight per cent",
  },
];

export function findTokenizer(id: string): Tokenizer | undefined {
  return tokenizers.find((tokenizer) => tokenizer.id === id);
}

/** Whether what it says is the count itself. */
export const isExact = ({ id }: Tokenizer) => id === "o200k";
