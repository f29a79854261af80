import { remember, remembered } from "../memo.ts";
import type { JsonObject } from "../types.ts";
import { estimateTokens } from "./estimate.ts";
import { type SentBy, sentTool } from "./sent.ts";

const sent = remember((_: JsonObject) => new Map<string, number>());
/** Names that are being typed would pile up. */
const maxRemembered = 100;

/** An estimate of what a tool costs, kept with it: after an edit only the tools that changed are counted again. */
export function toolTokens(tool: JsonObject, by?: SentBy): number {
  const known = sent(tool);
  if (known.size > maxRemembered) known.clear();
  const key = by ? `${by.client}\n${by.server ?? ""}\n${by.title ?? ""}` : "";
  return remembered(known, key, () => estimateTokens(sentTool(tool, by).value));
}
