import { member } from "../../json.ts";
import type { Json } from "../../types.ts";

const combinators = ["allOf", "anyOf", "oneOf"] as const;
type Combinator = (typeof combinators)[number];

interface Branches<Keyword extends Combinator = Combinator> {
  readonly keyword: Keyword;
  readonly list: readonly Json[];
}

/** The intersections and unions of a schema, empty ones included. */
export function branchesOf<Keyword extends Combinator = Combinator>(
  schema: Json | undefined,
  keywords: readonly Keyword[] = combinators as unknown as readonly Keyword[],
): readonly Branches<Keyword>[] {
  let found: Branches<Keyword>[] | undefined;
  for (const keyword of keywords) {
    const list = member(schema, keyword);
    if (!Array.isArray(list)) continue;
    found ??= [];
    found.push({ keyword, list });
  }
  return found ?? none;
}

/** Most schemas have no branches: nothing is made for them. */
const none: readonly never[] = [];

/** `if`, with what follows. */
export interface Condition {
  readonly test: Json;
  readonly met: Json | undefined;
  readonly otherwise: Json | undefined;
}

/** The condition of a schema; `then` and `else` say nothing without an `if`. */
export function conditionOf(schema: Json | undefined): Condition | undefined {
  const test = member(schema, "if");
  return test === undefined ? undefined : { test, met: member(schema, "then"), otherwise: member(schema, "else") };
}
