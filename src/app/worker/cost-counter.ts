import { findClient, type ServerNames, type TokenizerId, toolCounter } from "../../core/index.ts";

/** How tokens are counted, and of what: as written, or as a client sends it. */
export interface CostWay {
  readonly tokenizer: TokenizerId;
  readonly client: string | null;
  readonly server: ServerNames;
}

/** A client of another version, which was stored once, sends nothing: then it is counted as it is written. */
export function counterOf({ tokenizer, client, server: { name, title } }: CostWay) {
  const by =
    client === null || !findClient(client)
      ? undefined
      : { client, server: name, ...(title !== undefined && { title }) };
  return toolCounter(tokenizer, by);
}
