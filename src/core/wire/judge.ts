import { type Subject, theResult, validate } from "../check/index.ts";
import { isObject, member } from "../json.ts";
import { revisions } from "../mcp/index.ts";
import type { Revision } from "../revision.ts";
import { compileRefusal, dialectOf, mismatchesAt, unusableInWords } from "../schema/index.ts";
import type { Json, JsonObject, ValueProblem } from "../types.ts";
import { code } from "../words.ts";
import type { Party } from "./exchange.ts";
import { sdkWords } from "./sdk-words.ts";

/** What came of a check. `cannot` is to blame where nobody can tell. */
export type Judgement =
  | { readonly kind: "fine" }
  /** `sdk` is all of it in the words of the official SDK. */
  | {
      readonly kind: "refused";
      readonly problems: readonly ValueProblem[];
      readonly sdk: string;
      /** Why a revision with another default dialect would take the value. */
      readonly elsewhere: string | undefined;
    }
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
  const mismatches = mismatchesAt(schema, [], value, dialect);
  if (mismatches?.length === 0) return { kind: "fine" };
  const { valid, problems } = validate(schema, value, { dialect, formats: true, subject });
  if (valid) return { kind: "fine" };
  const sdk = mismatches ? sdkWords(mismatches) : inOneLine(problems);
  return { kind: "refused", problems, sdk, elsewhere: takenElsewhere(schema, value, revision) };
}

/** Without `$schema` the revision says how a schema is read; one that reads it otherwise may take what this one refuses. */
function takenElsewhere(schema: JsonObject, value: Json, { id, defaultDialect }: Revision): string | undefined {
  if (member(schema, "$schema") !== undefined) return undefined;
  const other = revisions.findLast((revision) => revision.defaultDialect !== defaultDialect);
  if (!other || compileRefusal(schema, other.defaultDialect) !== undefined) return undefined;
  if (!validate(schema, value, { dialect: other.defaultDialect, formats: true }).valid) return undefined;
  return `The dialect decides: ${id} reads a schema without \`$schema\` as JSON Schema ${defaultDialect}, which refuses this; ${other.id} reads it as ${other.defaultDialect}, which takes it. Write \`$schema\` to have it read the same everywhere.`;
}

/** The outputSchema of a tool against what it returned, before anything was wrapped. */
export function judgeResult(tool: JsonObject, value: Json, revision: Revision): Judgement {
  return judge(member(tool, "outputSchema"), value, theResult, revision);
}

/** What is wrong with a value, as one line for the model. */
export function inOneLine(problems: readonly ValueProblem[]): string {
  const shown = problems.slice(0, 5).map(({ message }) => message);
  return shown.join("; ") + (problems.length > shown.length ? `; and ${problems.length - shown.length} more` : "");
}
