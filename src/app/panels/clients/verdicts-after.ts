import type { ClientVerdict } from "../../../core/index.ts";
import type { ClientRewrite } from "../../store/panels/client-rewrites.ts";

/** The verdicts that a rewrite would bring, by client. */
export type VerdictsAfter = ReadonlyMap<string, ClientVerdict>;

const known = new WeakMap<ClientRewrite, VerdictsAfter>();

/** The same map for the same rewrite, so that a row is not drawn again. */
export function verdictsAfter(rewrite: ClientRewrite): VerdictsAfter {
  const before = known.get(rewrite);
  if (before) return before;
  const others = [...rewrite.gains, ...rewrite.losses].filter(({ before: was, after }) => was !== after);
  const verdicts = new Map(others.map(({ client, after }) => [client, after]));
  known.set(rewrite, verdicts);
  return verdicts;
}
