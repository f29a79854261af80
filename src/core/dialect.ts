import { member } from "./json.ts";
import type { Dialect, Json, Revision } from "./types.ts";

const uris: Readonly<Record<string, Dialect>> = {
  "json-schema.org/draft-06/schema": "draft-06",
  "json-schema.org/draft-07/schema": "draft-07",
  "json-schema.org/draft/2019-09/schema": "2019-09",
  "json-schema.org/draft/2020-12/schema": "2020-12",
};

/** The dialect that a schema declares or the revision gives it; undefined where `$schema` names none that clients know. */
export function dialectOf(schema: Json, revision: Revision): Dialect | undefined {
  const declared = member(schema, "$schema");
  if (declared === undefined) return revision.defaultDialect;
  if (typeof declared !== "string") return undefined;
  const bare = declared.replace(/^https?:\/\//, "").replace(/#$/, "");
  return Object.hasOwn(uris, bare) ? uris[bare] : undefined;
}
