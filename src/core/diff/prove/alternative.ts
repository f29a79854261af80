import type { JsonObject } from "../../types.ts";
import type { Conjunction, Located } from "../model/schema.ts";

/** One way for a value to look: what it fits besides, and what it does not. */
export interface Alternative {
  readonly also?: Conjunction;
  readonly not?: Conjunction;
}

/** A schema that nobody wrote, as a part of the document that another one stands in. */
export function made({ path, root }: Located, schema: JsonObject): Located {
  return { schema, path, root };
}
