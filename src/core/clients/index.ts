export {
  type AsClient,
  asClient,
  type Cell,
  type ClientOptions,
  type ClientReason,
  type ClientStep,
  standardServer,
} from "./as-client.ts";
export { type Client, type ClientEffect, type Confidence, confidenceOf, type Fact, type Route } from "./client.ts";
export { clients, findClient } from "./clients.ts";
export type { ClientArgs, ClientCode } from "./codes.ts";
export { type CompatCell, type CompatOptions, compat, compatRow, listReasons } from "./compat.ts";
export { type ClientVerdict, clientVerdicts } from "./verdict.ts";
