import { isObject, member } from "../json.ts";
import type { JsonObject } from "../types.ts";
import { type ClientReason, reasonOf } from "./as-client.ts";
import type { Route, Transform } from "./client.ts";
import { findClient } from "./clients.ts";
import { fitGemini } from "./fit/gemini.ts";
import { fitOpenAiStrict } from "./fit/openai-strict.ts";
import { createLog } from "./log.ts";
import { isReason } from "./verdict.ts";

/** Rewrites after which a model API takes a schema that it would refuse as it is. */
const fits: Readonly<Record<string, Transform>> = {
  "openai-strict": fitOpenAiStrict,
  "gemini-parameters": fitGemini,
};

/** A tool as it is written for a model API. */
export interface Fitted {
  readonly schema: JsonObject;
  /** What the rewrite lost, and what the API refuses of what is left. */
  readonly reasons: readonly ClientReason[];
}

/**
 * The parameters for a model API: rewritten so that it takes them, where there is such a rewrite, and then as its own SDK
 * sends them. One way for exports and for answers about the API.
 */
export function fitted(tool: JsonObject, id: string): Fitted {
  const given = member(tool, "inputSchema");
  const input = isObject(given) ? given : { type: "object", properties: {} };
  const client = findClient(id);
  if (!client) return { schema: input, reasons: [] };
  const [route] = client.routes;
  const fit = createLog(tool);
  const suited = fits[id]?.(input, fit.work(route.fact)) ?? input;
  const { schema, notes } = sentBy(route, tool, suited);
  const reasons = [...fit.notes, ...notes].filter(isReason).map((note) => reasonOf(note, client));
  return { schema, reasons };
}

/** What the SDK makes of it. What it closes or requires was said when the schema was rewritten. */
function sentBy(route: Route, tool: JsonObject, suited: JsonObject) {
  const log = createLog(tool);
  const work = log.work(route.fact);
  const schema = route.transform?.(suited, work) ?? suited;
  const name = member(tool, "name");
  for (const check of route.checks ?? []) check({ name: typeof name === "string" ? name : "", schema }, work);
  return { schema, notes: log.notes };
}
