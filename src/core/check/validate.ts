import { latestRevision } from "../mcp/index.ts";
import { dialectOf, type EngineName, type Judging, judge, mismatchesAt, unusableInWords } from "../schema/index.ts";
import type { Dialect, Json, Path, ValueProblem } from "../types.ts";
import { code } from "../words.ts";
import { valueProblems } from "./problems.ts";
import type { Subject } from "./subject.ts";

export interface ValidateOptions {
  /** The dialect of a schema without a `$schema` that is known. */
  readonly dialect?: Dialect;
  /** Schemas by URI that the schema may refer to. Nothing is ever fetched. */
  readonly remotes?: Readonly<Record<string, Json>>;
  /** Whether `format` must hold, as it must on most servers; otherwise it only describes, as JSON Schema says. */
  readonly formats?: boolean;
  /** What the value is called in messages; a text is one thing. */
  readonly subject?: string | Subject;
}

export interface Verdict {
  readonly valid: boolean;
  readonly problems: readonly ValueProblem[];
  /** Who judged. */
  readonly engine: EngineName;
  /** Patterns that were not judged, for the text was so long that they could take minutes. Then no value is valid. */
  readonly unchecked: readonly string[];
  /** Why nobody can judge by this schema, as the rest of a sentence. Then no value is valid. */
  readonly failure?: string;
}

const noRemotes = {};

/** Whether a value fits a schema, and where not. Every way it can end is a value. */
export function validate(schema: Json, value: Json, options: ValidateOptions = {}): Verdict {
  const { remotes = noRemotes, formats = false } = options;
  const subject = subjectFor(options.subject ?? "The value");
  const judging: Judging = { dialect: dialectFor(schema, options.dialect), remotes, formats };
  const { engine, mismatches, unchecked, refusal } = judge(schema, value, judging);
  if (refusal !== undefined) {
    const failure = unusableInWords(refusal);
    const message = `${subject.name} cannot be judged, for the schema cannot be used: ${failure}`.trimStart();
    return {
      valid: false,
      engine,
      unchecked,
      failure,
      problems: [{ path: "", keyword: "", message, schemaPath: "#" }],
    };
  }
  const part = (path: Path, inner: Json) =>
    mismatchesAt(schema, path, inner, judging.dialect)?.filter(({ keyword }) => formats || keyword !== "format");
  const problems = valueProblems(mismatches, { schema, value, subject, judge: part });
  // What nobody judged is not valid, and not wrong either.
  const open = problems.length === 0 ? unchecked.map(notJudged) : [];
  return {
    valid: mismatches.length === 0 && unchecked.length === 0,
    engine,
    unchecked,
    problems: [...problems, ...open],
  };
}

function notJudged(pattern: string): ValueProblem {
  const message = `Not judged: whether a text this long matches ${code(pattern)} can take minutes to find out`;
  return { path: "", keyword: "pattern", message, schemaPath: "#" };
}

function subjectFor(given: string | Subject): Subject {
  return typeof given === "string" ? { name: given, isPlural: false } : given;
}

function dialectFor(schema: Json, given: Dialect | undefined): Dialect {
  const { defaultDialect } = latestRevision;
  return dialectOf(schema, { ...latestRevision, defaultDialect: given ?? defaultDialect }) ?? given ?? defaultDialect;
}
