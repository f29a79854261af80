import { member } from "../json.ts";
import type { JsonObject } from "../types.ts";
import { code } from "../words.ts";
import type { ImportNoteKind } from "./importer.ts";

interface Hints {
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}

/** What a category says of every tool in it. */
const byCategory: Readonly<Record<string, Hints>> = {
  read: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  analysis: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  write: { readOnlyHint: false, openWorldHint: true },
};

/** The annotations that a tool definition implies: its category, its consequences, whether it calls an outside API. */
export function inferAnnotations(entry: JsonObject, note: (kind: ImportNoteKind, message: string) => void): Hints {
  const category = member(entry, "category");
  const known = typeof category === "string" && Object.hasOwn(byCategory, category);
  const hints: Hints = known ? (byCategory[category] as Hints) : {};
  if (known) note("mapped", `The category ${code(category)} became annotations`);
  else if (category === undefined) note("guessed", "No `category` is given: nothing says whether the tool only reads");
  else note("lost", `The category ${code(String(category))} is none of \`read\`, \`write\` and \`analysis\``);
  const external = member(entry, "external");
  return {
    ...hints,
    ...(hints.readOnlyHint !== true && writing(entry, note)),
    ...(typeof external === "boolean" && { openWorldHint: external }),
    ...(hints.readOnlyHint === true && confirmation(entry, note)),
  };
}

function writing(entry: JsonObject, note: (kind: ImportNoteKind, message: string) => void): Hints {
  const level = member(entry, "consequenceLevel");
  const confirmed = member(entry, "requiresConfirmation") === true;
  if (confirmed && level !== "high")
    note("guessed", "`requiresConfirmation` became `destructiveHint`, the closest there is");
  if (level === "high") return { destructiveHint: true, idempotentHint: false };
  if (level === "low" || level === "medium") {
    note(
      "guessed",
      "Whether a second call changes more is not said: `idempotentHint` is left out, so clients take it for false",
    );
    return { destructiveHint: confirmed };
  }
  if (confirmed) return { destructiveHint: true };
  note("guessed", "No `consequenceLevel` is given: `destructiveHint` is left out, so clients take it for true");
  return {};
}

function confirmation(entry: JsonObject, note: (kind: ImportNoteKind, message: string) => void): Hints {
  if (member(entry, "requiresConfirmation") === true) {
    note("guessed", "`requiresConfirmation` of a tool that only reads changes no hint: reading destroys nothing");
  }
  return {};
}
