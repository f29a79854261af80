import type { Revision } from "../revision.ts";
import { nearest } from "../words.ts";
import { latestRevision } from "./revisions.ts";

/** What may stand in `annotations`. A revision from before there were any says nothing, so the newest one does. */
export function annotationFields({ annotationFields }: Revision): readonly string[] {
  return annotationFields.length > 0 ? annotationFields : latestRevision.annotationFields;
}

/** A name without its style: `read_only_hint` and `readOnlyHint` have the same letters. */
export function letters(name: string): string {
  return name.replace(/[^a-zA-Z0-9]/g, "").toLowerCase();
}

/** The hint that a name stands for (`read_only`, `isDestructive`, `idempotent_hint`, `openWorldHnt`), if any. */
export function hintFor(name: string, fields: readonly string[]): string | undefined {
  const hints = fields.filter((field) => field.endsWith("Hint"));
  const bare = (word: string) => letters(word).replace(/^is/, "").replace(/hint$/, "");
  const same = hints.find((hint) => bare(hint) === bare(name));
  return same ?? (/h\w?nt$/i.test(name) ? nearest(name, hints) : undefined);
}
