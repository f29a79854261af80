import type { ToolCost } from "../../../core/index.ts";
import { ownCopy } from "./own-copy.ts";

/** What tools cost, by their text: a key that is pressed counts one tool. */
export interface KnownCosts {
  /** Costs that were counted in another way are forgotten. */
  forWay(way: string): void;
  /** Undefined as long as it was not counted, or not in this way. */
  cost(text: string, way: string): ToolCost | undefined;
  /** Which texts have to be counted, each once. */
  missing(texts: readonly string[]): readonly string[];
  put(text: string, cost: ToolCost): void;
  /** Texts that were typed would pile up: beside these a few are kept. */
  keepOnly(texts: readonly string[]): void;
}

/** So many texts that are no longer there are kept, for Undo. */
const spare = 20;

export function createKnownCosts(): KnownCosts {
  let known = new Map<string, ToolCost>();
  let knownWay = "";
  return {
    forWay(way) {
      if (way === knownWay) return;
      known = new Map();
      knownWay = way;
    },
    cost: (text, way) => (way === knownWay ? known.get(text) : undefined),
    missing: (texts) => [...new Set(texts)].filter((text) => !known.has(text)),
    put: (text, cost) => void known.set(ownCopy(text), cost),
    keepOnly(texts) {
      if (known.size <= texts.length + spare) return;
      const wanted = new Set(texts);
      known = new Map([...known].filter(([text]) => wanted.has(text)));
    },
  };
}
