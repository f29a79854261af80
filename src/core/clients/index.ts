export {
  type AsClient,
  asClient,
  type Cell,
  type ClientOptions,
  type Reason,
  type Step,
  standardServer,
} from "./as-client.ts";
export type { Client, Confidence, Fact, Route } from "./client.ts";
export { clients, findClient } from "./clients.ts";
export { type CompatCell, type CompatOptions, compat, compatRow, listReasons } from "./compat.ts";
export { type Verdict, verdicts } from "./verdict.ts";
