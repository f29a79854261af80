import { isObject, member } from "../json.ts";
import { findRevision, latestRevision } from "../mcp/index.ts";
import { dialectOf, type EngineName } from "../schema/index.ts";
import { defaultSettings } from "../settings.ts";
import type { Dialect, Json, JsonObject, Settings, ValueProblem } from "../types.ts";
import { type Disagreement, disagreementsOn } from "./disagreements.ts";
import { type Subject, theArguments, theResult } from "./subject.ts";
import { type Verdict, validate } from "./validate.ts";

export type { Disagreement } from "./disagreements.ts";

export interface Check {
  readonly ok: boolean;
  /** How the schema was read. */
  readonly dialect: Dialect;
  readonly problems: readonly ValueProblem[];
  /** Who judged. */
  readonly engine: EngineName;
  /** Patterns that were left out, for the text was so long that they could take minutes. */
  readonly unchecked: readonly string[];
  /** Where servers would judge otherwise. */
  readonly disagreements: readonly Disagreement[];
}

export interface ArgumentsCheck extends Check {
  readonly arguments: Json;
}

export interface ResultCheck extends Check {
  readonly structuredContent: Json;
}

/** Whether a call with these arguments fits a tool's `inputSchema`, and where not. */
export function checkArguments(tool: JsonObject, args: Json, settings?: Partial<Settings>): ArgumentsCheck {
  const schema = member(tool, "inputSchema");
  return { ...check(isObject(schema) ? schema : anyObject, args, theArguments, settings), arguments: args };
}

/** Whether a result's `structuredContent` fits a tool's `outputSchema`, and where not. */
export function checkResult(tool: JsonObject, structuredContent: Json, settings?: Partial<Settings>): ResultCheck {
  const schema = member(tool, "outputSchema");
  return { ...check(isObject(schema) ? schema : {}, structuredContent, theResult, settings), structuredContent };
}

/** A tool without a readable schema still takes only an object. */
const anyObject: JsonObject = { type: "object" };

/** Whether arguments are taken, without asking other engines: enough for a case, whose sentence names them itself. */
export function takesArguments(tool: JsonObject, args: Json, settings?: Partial<Settings>): Judged {
  const schema = member(tool, "inputSchema");
  return judged(isObject(schema) ? schema : anyObject, args, { ...theArguments, name: "" }, settings);
}

export function takesResult(tool: JsonObject, structuredContent: Json, settings?: Partial<Settings>): Judged {
  const schema = member(tool, "outputSchema");
  return judged(isObject(schema) ? schema : {}, structuredContent, { ...theResult, name: "" }, settings);
}

type Judged = Verdict & { readonly dialect: Dialect };

function check(schema: JsonObject, value: Json, subject: Subject, partial: Partial<Settings> | undefined): Check {
  const { valid, dialect, problems, engine, unchecked, failure } = judged(schema, value, subject, partial);
  // Whoever did not judge a pattern has no opinion either.
  const isJudged = failure === undefined && unchecked.length === 0;
  const disagreements = isJudged ? disagreementsOn(schema, value, dialect, valid) : [];
  return { ok: valid, dialect, problems, engine, unchecked, disagreements };
}

function judged(schema: JsonObject, value: Json, subject: Subject, partial: Partial<Settings> | undefined): Judged {
  const revision = findRevision(partial?.revision ?? defaultSettings.revision) ?? latestRevision;
  const dialect = dialectOf(schema, revision) ?? revision.defaultDialect;
  return { ...validate(schema, value, { dialect, formats: true, subject }), dialect };
}
