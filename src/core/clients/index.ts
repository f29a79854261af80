export {
  type AsClient,
  asClient,
  type ClientOptions,
  type ClientReason,
  standardServer,
} from "./as-client.ts";
export { type Client, confidenceOf } from "./client.ts";
export { clients, findClient } from "./clients.ts";
export type { ClientCode } from "./codes.ts";
export { type CompatCell, compat, compatCells, compatRow, listReasons } from "./compat.ts";
export { clientFacts, staleDays } from "./facts.ts";
export { fitted } from "./fit.ts";
export { clientRewrites, rewriteChanges } from "./rewrites.ts";
export { type ClientVerdict, clientVerdicts } from "./verdict.ts";
