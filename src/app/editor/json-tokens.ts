import { createTokenizationSupport, type JsonState } from "monaco-editor/languages/features/json/tokenization";
import type { monaco } from "./monaco.ts";

/** JSON with comments, as the editor colours it. It keeps for each line how that ends: each way is kept once, not once a line. */
export function jsonTokens(): monaco.languages.TokensProvider {
  const json = createTokenizationSupport(true);
  const known = new Map<string, LineEnd>();
  const once = (state: JsonState): LineEnd => {
    const way = wayOf(state);
    if (way === undefined) return new LineEnd(state, way);
    if (known.size > maxKnown) known.clear();
    const end = known.get(way) ?? new LineEnd(state, way);
    known.set(way, end);
    return end;
  };
  return {
    getInitialState: () => once(json.getInitialState()),
    tokenize(line, state) {
      const { tokens, endState } = json.tokenize(line, (state as LineEnd).json);
      return { tokens, endState: once(endState) };
    },
  };
}

/** Nobody's lines end in so many ways, or so deep inside, but those of a text that is made to. */
const maxKnown = 1_000;
const maxDepth = 100;

/** Nothing about it changes, so that the editor needs no copy of it for each line. */
class LineEnd implements monaco.languages.IState {
  constructor(
    readonly json: JsonState,
    private readonly way: string | undefined,
  ) {}

  clone(): LineEnd {
    return this;
  }

  equals(other: monaco.languages.IState): boolean {
    if (!(other instanceof LineEnd)) return false;
    return this.way === other.way && (this.way !== undefined || this.json.equals(other.json));
  }
}

function wayOf({ scanError, lastWasColon, parents }: JsonState): string | undefined {
  let way = `${scanError} ${lastWasColon} `;
  let depth = 0;
  for (let parent = parents; parent; parent = parent.parent) {
    if (depth++ === maxDepth) return undefined;
    way += parent.type;
  }
  return way;
}
