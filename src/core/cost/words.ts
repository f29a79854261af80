import { plural } from "../words.ts";
import { findTokenizer, type TokenizerId } from "./tokenizer.ts";
import type { CostPart, Figure } from "./tool-cost.ts";

/** Made once: to make one takes a hundred times as long as to use it. */
const english = new Intl.NumberFormat("en");
export const numberWords = (number: number) => english.format(number);

/** A figure as surely as it is known: a count, an estimate with ≈, or a range where no single figure is. */
export function figureWords({ tokens, low, high }: Figure, id: TokenizerId): string {
  if (id === "o200k") return numberWords(tokens);
  if (findTokenizer(id)?.isRange && low !== undefined && high !== undefined && low !== high)
    return `${numberWords(low)}–${numberWords(high)}`;
  return `≈${numberWords(tokens)}`;
}

/** The same with its noun. */
export function tokensWords(figure: Figure, id: TokenizerId): string {
  return `${figureWords(figure, id)} ${plural(figure.tokens, "token")}`;
}

/** "+36", "−24", "same". */
export function changeWords(change: number): string {
  if (change === 0) return "same";
  return `${change > 0 ? "+" : "−"}${numberWords(Math.abs(change))}`;
}

/** A share of a whole, with one decimal. */
export function shareWords(part: number, whole: number): string {
  return whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`;
}

/** What a part is called, where its path does not say it. */
export function partWords({ kind, path, folded }: Pick<CostPart, "kind" | "path" | "folded">): string {
  if (folded !== undefined) return `${numberWords(folded)} smaller ones`;
  if (kind === "rest") return "name and brackets";
  if (kind === "schema") return "rest of the input schema";
  if (kind === "output") return "output";
  const last = path
    .slice(path.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
  return kind === "definition" ? `definition ${last}` : last;
}
