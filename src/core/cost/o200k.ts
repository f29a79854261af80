import { type Counter, counting } from "./counter.ts";
import { mergedLength, type Ranks, ranksFrom } from "./merge.ts";

/** The tokenizer of OpenAI's models since GPT-4o, once somebody has asked for it: its table is a megabyte. */
let loaded: Counter | undefined;

export async function loadO200k(): Promise<Counter> {
  if (loaded) return loaded;
  const [{ default: table }, { O200K_TOKEN_SPLIT_REGEX: split }] = await Promise.all([
    import("gpt-tokenizer/bpeRanks/o200k_base"),
    import("gpt-tokenizer/encodingParams/constants"),
  ]);
  return provideO200k(table, split);
}

/** For whoever has the table already. */
export function provideO200k(table: Iterable<string | readonly number[]>, split: RegExp): Counter {
  if (loaded) return loaded;
  const ranks: Ranks = ranksFrom(table);
  loaded = {
    id: "o200k",
    exact: true,
    piece: new RegExp(split.source, "uy"),
    count: counting((piece) => (ranks.has(piece) ? 1 : mergedLength(piece, ranks))),
  };
  return loaded;
}
