import { member } from "../json.ts";
import type { Revision } from "../revision.ts";
import { type Dialect, dialects, type Json } from "../types.ts";

/** As each dialect spells its own `$schema`. */
export const dialectUris: Readonly<Record<Dialect, string>> = {
  "draft-06": "http://json-schema.org/draft-06/schema#",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};

/** The dialect that a schema declares or the revision gives it; undefined where `$schema` names none that clients know. */
export function dialectOf(schema: Json, revision: Revision): Dialect | undefined {
  return member(schema, "$schema") === undefined ? revision.defaultDialect : declaredDialect(schema);
}

/** The dialect that `$schema` names; undefined where it is missing or names none that clients know. */
export function declaredDialect(schema: Json): Dialect | undefined {
  const declared = member(schema, "$schema");
  return typeof declared === "string" ? declaredBy(declared) : undefined;
}

/** The dialect of a short name, or of a `$schema` URI that declares one. */
export function findDialect(name: string): Dialect | undefined {
  return dialects.find((dialect) => dialect === name) ?? declaredBy(name);
}

function declaredBy(uri: string): Dialect | undefined {
  return dialects.find((dialect) => bare(dialectUris[dialect]) === bare(uri));
}

/** The dialect that a `$schema` nobody knows most likely means: `draft-7`, `https://json-schema.org/2020-12`. */
export function meantDialect(declared: string): Dialect | undefined {
  const [, draft, year, month] = /draft[-_/]?0?(\d)\b|(20\d\d)[-_/]?(\d\d)/i.exec(declared) ?? [];
  return dialects.find((dialect) => dialect === (draft ? `draft-0${draft}` : `${year}-${month}`));
}

/** As the official SDK compares: neither the scheme nor an empty fragment matters. */
function bare(uri: string): string {
  return uri.replace(/^https?:\/\//, "").replace(/#$/, "");
}
