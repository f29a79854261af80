import table from "gpt-tokenizer/bpeRanks/o200k_base";
import { O200K_TOKEN_SPLIT_REGEX } from "gpt-tokenizer/encodingParams/constants";
import { clients } from "../clients/index.ts";
import { costNow, provideO200k, tokenizerIds } from "../cost/index.ts";
import type { JsonObject } from "../types.ts";
import { checkOptions, object, oneOf, text } from "./options.ts";

/** How a tool is counted. */
export interface CostOptions {
  /** `estimate` where it is left out; `o200k` counts exactly, as OpenAI's models do. */
  readonly tokenizer?: "estimate" | "o200k" | "claude" | "gemini";
  /** As this client sends it; left out, as it is written. */
  readonly client?: string;
  /** The name of the server in the client's settings: part of most names. */
  readonly server?: string;
  /** What the server announces itself as. */
  readonly title?: string;
}

/** A part of a tool and what goes when it goes. */
export interface CostPart {
  /** JSON pointer from the tool, as it is sent; "" is what is left of it. */
  readonly path: string;
  readonly kind: "description" | "property" | "definition" | "schema" | "output" | "annotations" | "field" | "rest";
  readonly tokens: number;
  readonly parts?: readonly CostPart[];
}

/** What a tool costs a model. */
export interface ToolCost {
  readonly tool: string;
  readonly tokens: number;
  /** Between these two, where the figure is no count. */
  readonly low?: number;
  readonly high?: number;
  /** These add up to `tokens`. */
  readonly parts: readonly CostPart[];
  /** Fields that the client does not send. */
  readonly left: readonly string[];
  /** False where nobody publishes what the client sends: then the tool is counted as it is written. */
  readonly isKnown: boolean;
}

const checks = {
  tokenizer: oneOf("tokenizer", tokenizerIds),
  client: oneOf(
    "client",
    clients.map(({ id }) => id),
  ),
  server: text,
  title: text,
};

/**
 * What a tool costs a model in every request, part by part: what the JSON counts with a part, less what it counts without it.
 *
 * @param tool - One tool, such as `parseDocument(text).tools[0].value`.
 * @returns The tokens of the tool and of its parts, which add up to them.
 * @throws OptionError where an option does not exist or does not take its value, such as an unknown client or tokenizer.
 *
 * @example
 * const tool = { name: "search", description: "Finds pages.", inputSchema: { type: "object" } };
 * const { tokens, parts } = costOf(tool, { tokenizer: "o200k" });
 * tokens; // => 18
 * parts.map(({ kind, tokens }) => [kind, tokens]); // => [["description", 6], ["schema", 6], ["rest", 6]]
 */
export function costOf(tool: JsonObject, options?: CostOptions): ToolCost {
  const call = "costOf";
  object(tool, { call, option: "tool" });
  const { tokenizer = "estimate", client, ...names } = checkOptions<CostOptions>(call, options, checks);
  return costNow(
    tool,
    tokenizer,
    () => provideO200k(table, O200K_TOKEN_SPLIT_REGEX),
    client === undefined ? undefined : { client, ...names },
  );
}
