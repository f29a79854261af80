import { type Subject, theResult, validate } from "../check/index.ts";
import { isObject, member } from "../json.ts";
import { compileRefusal, dialectOf, mismatchesAt, unusableInWords } from "../schema/index.ts";
import { fromPointer } from "../text/index.ts";
import type { Json, JsonObject, Path, Revision } from "../types.ts";
import { code } from "../words.ts";
import type { Party } from "./exchange.ts";
import { sdkWords } from "./sdk-words.ts";

export interface Fault {
  readonly path: Path;
  readonly message: string;
}

/** What came of a check. `cannot` is to blame where nobody can tell. */
export type Judgement =
  | { readonly kind: "fine" }
  /** `sdk` is all of it in the words of the official SDK. */
  | { readonly kind: "faults"; readonly faults: readonly Fault[]; readonly sdk: string }
  | { readonly kind: "unknown"; readonly cannot: Party; readonly message: string };

/** A value against the schema that the revision reads for it. */
export function judge(schema: Json | undefined, value: Json, subject: Subject, revision: Revision): Judgement {
  if (!isObject(schema)) return { kind: "fine" };
  const dialect = dialectOf(schema, revision);
  if (!dialect) {
    const message = `No client knows the dialect ${code(String(member(schema, "$schema")))}, so nobody can check the value.`;
    return { kind: "unknown", cannot: "dialect", message };
  }
  // A server cannot even start with such a schema, whatever the value.
  const unusable = compileRefusal(schema, dialect);
  if (unusable !== undefined) {
    const message = `Nobody can check the value, for the schema cannot be used: ${unusableInWords(unusable)}.`;
    return { kind: "unknown", cannot: "schema", message };
  }
  const told = mismatchesAt(schema, [], value, dialect);
  if (told?.length === 0) return { kind: "fine" };
  const { valid, problems } = validate(schema, value, { dialect, formats: true, subject });
  if (valid) return { kind: "fine" };
  const faults = problems.map(({ path, message }) => ({ path: fromPointer(path), message }));
  return { kind: "faults", faults, sdk: told ? sdkWords(told) : inOneLine(faults) };
}

/** The outputSchema of a tool against what it returned, before anything was wrapped. */
export function judgeResult(tool: JsonObject, value: Json, revision: Revision): Judgement {
  return judge(member(tool, "outputSchema"), value, theResult, revision);
}

/** What is wrong with a value, as one line for the model. */
export function inOneLine(faults: readonly Fault[]): string {
  const shown = faults.slice(0, 5).map(({ message }) => message);
  return shown.join("; ") + (faults.length > shown.length ? `; and ${faults.length - shown.length} more` : "");
}
