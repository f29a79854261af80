import { isObject, member } from "../json.ts";
import { latestRevision } from "../mcp/revisions.ts";
import { type Random, randomFrom } from "../sample/random.ts";
import { likelyValues } from "../sample/valid.ts";
import { dialectOf } from "../schema/dialect.ts";
import { isEndless } from "../schema/endless.ts";
import { mismatchesByAjv } from "../schema/engines/full.ts";
import { mismatchesByInterpreter } from "../schema/engines/interpreter.ts";
import { opinionsOn } from "../schema/engines/opinions.ts";
import { canInterpret, needsInterpreter } from "../schema/engines/route.ts";
import { inDialect, isLegacy } from "../schema/view.ts";
import { subschemas } from "../schema/walk.ts";
import type { Dialect, Json, JsonObject } from "../types.ts";
import { diffTools } from "./diff.ts";
import type { DiffVerdict, ToolChange } from "./model/change.ts";
import type { Located } from "./model/schema.ts";
import { randomValue } from "./random-schemas.testing.ts";
import { judge } from "./read/judge.ts";
import { locate } from "./read/locate.ts";
import { hidesSiblings, withSiblings } from "./read/siblings.ts";
import { examplesOf } from "./witness/examples.ts";
import { fullObjectsOf } from "./witness/shapes.ts";
import { smallObjects } from "./witness/small-values.ts";

/** Holds a verdict to validators that are not ours, with values of all kinds. */
interface Tried {
  readonly verdict: DiffVerdict;
  readonly values: number;
  /** Of those, how many no validator could judge, or none that agrees with another one. */
  readonly unjudged: number;
  readonly witnesses: number;
  readonly faults: readonly Fault[];
}

interface Fault {
  readonly what: "refuted" | "no witness" | "wrong witness" | "our judge";
  readonly verdict: DiffVerdict;
  readonly value: Json | undefined;
}

export function dialectIn(schema: JsonObject): Dialect {
  return dialectOf(schema, latestRevision) ?? "2020-12";
}

/** One object, so that a schema is compiled once. */
const none = {};

/**
 * What validators say that are not ours (`check` asks our interpreter, too); undefined where they cannot, or where our judge says
 * the opposite and nobody else agrees with it.
 */
export function takes(schema: JsonObject, value: Json): boolean | undefined {
  const ours = judge(locate(schema, dialectIn(schema)), value);
  const answer = isEndless(schema, value, schema) ? undefined : firstOpinion(schema, value, ours);
  return answer === undefined || ours !== !answer || secondOpinion(schema, value) === answer ? answer : undefined;
}

/** Ajv; where it is known to go wrong and nobody agrees with it, json-schema-library. */
function firstOpinion(schema: JsonObject, value: Json, ours: boolean | undefined): boolean | undefined {
  const judging = { dialect: dialectIn(schema), remotes: none, formats: true };
  const byAjv = mismatchesByAjv(schema, value, judging);
  const answer = "refusal" in byAjv ? undefined : byAjv.mismatches.length === 0;
  const isSure = answer !== undefined && (answer === ours || !needsInterpreter(schema, judging));
  if (isSure || !canInterpret(schema, value, judging)) return answer;
  const byLibrary = mismatchesByInterpreter(schema, value, judging);
  return byLibrary ? byLibrary.length === 0 : answer;
}

/**
 * Another validator that servers use. In a branch, `unevaluatedProperties` and `unevaluatedItems` speak of what that branch
 * evaluates; this one counts what stands beside the branch, so there it has no say, nor about what `dependencies` evaluate, which
 * it forgets. It heeds keywords of all dialects.
 */
function secondOpinion(schema: JsonObject, value: Json): boolean | undefined {
  const dialect = dialectIn(schema);
  const all = [...subschemas(schema)];
  const forgets = all.some(({ schema: inner }) => member(inner, "dependencies") !== undefined);
  for (const { schema: inner, path } of all) {
    const isBranch = forgets || path.slice(-2).some((step) => branchKeywords.has(step));
    const isUnevaluated = (member(inner, "unevaluatedProperties") ?? member(inner, "unevaluatedItems")) !== undefined;
    if (isBranch && isUnevaluated) return undefined;
    if (isLegacy(dialect) && (isUnevaluated || later.some((keyword) => member(inner, keyword) !== undefined)))
      return undefined;
  }
  return opinionsOn(schema, value, dialect).find(({ engine }) => engine === "cfworker")?.takes;
}

const later = ["dependentRequired", "dependentSchemas", "prefixItems", "minContains", "maxContains"];

const branchKeywords = new Set<string | number>([
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas", "dependencies"],
]);

/** Whether another validator agrees. Each has faults of its own. */
function isSure(schema: JsonObject, value: Json, answer: boolean): boolean {
  const ours = judge(locate(schema, dialectIn(schema)), value);
  if (ours === answer) return true;
  return ours === undefined && secondOpinion(schema, value) === answer;
}

/** Values of all kinds, and some that likely fit. */
export function valuesFor(schemas: readonly JsonObject[], random: Random, many: number): Json[] {
  const made = schemas.flatMap((schema) => {
    const conjunction = [locate(schema, dialectIn(schema))];
    return [
      ...likelyValues(schema, random.below(1_000), 8, 2_000, dialectIn(schema)),
      ...examplesOf(conjunction).slice(0, 8),
      ...fullObjectsOf(conjunction).slice(0, 5),
    ];
  });
  const values = [...Array.from({ length: many }, () => randomValue(random)), ...made];
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Of thousands of small values, some that our judge says only one of two schemas takes: the others are not worth a validator. */
function suspects(older: JsonObject, newer: JsonObject): Json[] {
  const [left, right] = [older, newer].map((schema) => locate(schema, dialectIn(schema))) as [Located, Located];
  const found: Json[] = [];
  for (const value of smallObjects([left, right])) {
    if (judge(left, value) !== judge(right, value)) found.push(value);
    if (found.length >= 10) break;
  }
  return found;
}

const maxJudged = 8;

/** Both directions of a change: as the input of a tool, and as the output of one that goes back. */
function tryPair(older: JsonObject, newer: JsonObject, random: Random, many = 30): Tried {
  const any = { name: "t", inputSchema: {} };
  const asInput = diffTools([{ name: "t", inputSchema: older }], [{ name: "t", inputSchema: newer }]);
  const asOutput = diffTools([{ ...any, outputSchema: newer }], [{ ...any, outputSchema: older }]);
  const faults: Fault[] = [];
  let witnesses = 0;
  for (const { verdict, changes } of [asInput, asOutput]) {
    for (const { severity, witness } of changes) {
      if (severity !== "breaking") continue;
      witnesses++;
      if (witness === undefined) faults.push({ what: "no witness", verdict, value: undefined });
      else if (takes(older, witness) === false || takes(newer, witness) === true)
        faults.push({ what: "wrong witness", verdict, value: witness });
    }
  }
  const verdicts = new Set([asInput.verdict, asOutput.verdict]);
  if (verdicts.size === 1 && (verdicts.has("breaking") || verdicts.has("unknown")))
    return { verdict: asInput.verdict, values: 0, unjudged: 0, witnesses, faults };
  const values = [...valuesFor([older, newer], random, many), ...suspects(older, newer)];
  let unjudged = 0;
  for (const [from, to] of readingsOf(older, newer)) {
    const sides = [from, to].map((schema) => locate(schema, dialectIn(schema)));
    for (const [index, value] of values.entries()) {
      // A value that our judge sees in the same way in both refutes nothing: some of those are to hold our judge itself to the others.
      const [was, is] = sides.map((side) => judge(side, value));
      if (was !== undefined && was === is && index >= maxJudged) continue;
      const found = faultsOf(from, to, value, asInput.verdict, asOutput);
      if (found) faults.push(...found);
      else unjudged++;
    }
  }
  return { verdict: asInput.verdict, values: values.length, unjudged, witnesses, faults };
}

/** As the dialect has it; and for validators that heed what stands beside a `$ref` up to draft-07. */
function readingsOf(older: JsonObject, newer: JsonObject): (readonly [JsonObject, JsonObject])[] {
  const hides = [older, newer].map((schema) => hidesSiblings(schema, dialectIn(schema)));
  if (!hides.includes(true)) return [[older, newer]];
  const [from = older, to = newer] = [older, newer].map((schema, index) =>
    hides[index] ? (withSiblings(schema) as JsonObject) : schema,
  );
  return [
    [older, newer],
    [from, to],
  ];
}

/** How many pairs are tried. More of them, in a run of its own: `TOOLWRIGHT_PAIRS=20000 npx vitest run src/core/diff`. */
export const pairsOr = (usual: number): number => Number(process.env.TOOLWRIGHT_PAIRS ?? usual);

/** Where a large run goes on that was cut into pieces. */
export const firstSeed = (): number => Number(process.env.TOOLWRIGHT_FIRST_PAIR ?? 0);

/** Many pairs, one a seed: what their verdicts were, and what refutes them. */
export function tryPairs(pairs: number, pairOf: (random: Random) => readonly [JsonObject, JsonObject], first: number) {
  const faults: (readonly [seed: number, fault: Fault])[] = [];
  const seen = { breaking: 0, safe: 0, none: 0, unknown: 0, behavioural: 0 };
  const count = { values: 0, unjudged: 0, witnesses: 0 };
  for (let seed = first; seed < first + pairs; seed++) {
    const random = randomFrom(seed);
    const [older, newer] = pairOf(random);
    const tried = tryPair(older, newer, random);
    seen[tried.verdict]++;
    count.values += tried.values;
    count.unjudged += tried.unjudged;
    count.witnesses += tried.witnesses;
    faults.push(...tried.faults.map((fault) => [seed, fault] as const));
  }
  // Of a large run one wants to know more than that it passed.
  if (process.env.TOOLWRIGHT_PAIRS !== undefined) console.log(JSON.stringify({ first, pairs, ...seen, ...count }));
  return { faults, seen };
}

function faultsOf(
  older: JsonObject,
  newer: JsonObject,
  value: Json,
  input: DiffVerdict,
  output: { readonly verdict: DiffVerdict; readonly changes: readonly ToolChange[] },
): Fault[] | undefined {
  const [was, is] = [takes(older, value), takes(newer, value)];
  if (was === undefined || is === undefined) return undefined;
  const found: Fault[] = [];
  for (const [schema, answer] of [
    [older, was],
    [newer, is],
  ] as const) {
    const ours = judge(locate(schema, dialectIn(schema)), value);
    if (ours === !answer && secondOpinion(schema, value) === answer)
      found.push({ what: "our judge", verdict: input, value });
  }
  for (const verdict of new Set([input, output.verdict])) {
    const isWrong =
      (verdict === "safe" && was && !is) ||
      (verdict === "none" && was !== is) ||
      (verdict === "behavioural" && was && !is && isDeclared(older, value, older));
    if (isWrong && isSure(older, value, was) && isSure(newer, value, is))
      found.push({ what: "refuted", verdict, value });
  }
  return found;
}

/** Whether a schema names every member of a value somewhere, whatever it says of it: "behavioural" speaks of all others. */
function isDeclared(schema: Json | undefined, value: Json, root: Json, depth = 0): boolean {
  // Some examples go on for as long as a schema leads back to itself: nobody looks at the end of them.
  if (depth > 8) return false;
  if (!isObject(schema)) return true;
  if (Array.isArray(value)) return value.every((item: Json) => anyDeclares(schema, itemKeywords, item, root, depth));
  if (!isObject(value)) return true;
  const parts = inPlace(schema, root);
  return Object.entries(value).every(([name, inner]) => {
    const named = parts.flatMap((part) => namedIn(part, name));
    return named.length > 0 && named.every((at) => isDeclared(at, inner, root, depth + 1));
  });
}

const itemKeywords = ["items", "prefixItems", "additionalItems", "contains", "unevaluatedItems"];

function anyDeclares(schema: JsonObject, keywords: readonly string[], value: Json, root: Json, depth: number): boolean {
  const inner = inPlace(schema, root).flatMap((part) => keywords.flatMap((keyword) => member(part, keyword) ?? []));
  return inner.every((at: Json) => isDeclared(at, value, root, depth + 1));
}

/** The schemas of a name; `true` where it is only required or depended on. */
function namedIn(part: JsonObject, name: string): Json[] {
  const found: Json[] = [];
  const own = member(member(part, "properties"), name);
  if (own !== undefined) found.push(own);
  for (const [pattern, schema] of Object.entries(member(part, "patternProperties") ?? {}))
    if (new RegExp(pattern, "u").test(name)) found.push(schema as Json);
  // The first leaves nothing to the second. Without a schema they say whether a name may be there, and not what it is for.
  const rest = member(part, "additionalProperties") ?? member(part, "unevaluatedProperties");
  if (isObject(rest) && Object.keys(rest).length > 0 && found.length === 0) found.push(rest);
  const listed = [member(part, "required"), ...Object.values(member(part, "dependentRequired") ?? {})];
  const isListed = listed.some((list) => Array.isArray(list) && list.includes(name));
  const isKey = ["dependentRequired", "dependentSchemas", "dependencies"].some(
    (keyword) => member(member(part, keyword), name) !== undefined,
  );
  return found.length === 0 && (isListed || isKey) ? [true] : found;
}

/** All schemas for the same value, whatever has to hold for them, without what their dialect passes over. */
function inPlace(schema: JsonObject, root: Json): JsonObject[] {
  const found = new Map<JsonObject, JsonObject>();
  const waiting: (Json | undefined)[] = [schema];
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (!isObject(next) || found.has(next)) continue;
    const at = inDialect(next, isObject(root) ? dialectIn(root) : undefined);
    found.set(next, at);
    for (const keyword of ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"])
      waiting.push(...[member(at, keyword) ?? []].flat());
    for (const keyword of ["dependentSchemas", "dependencies"])
      waiting.push(...Object.values(member(at, keyword) ?? {}).map((one) => one as Json));
    const reference = member(at, "$ref");
    if (typeof reference === "string") waiting.push(pointed(root, reference));
  }
  return [...found.values()];
}

function pointed(root: Json, reference: string): Json | undefined {
  return reference
    .slice(1)
    .split("/")
    .slice(1)
    .reduce<Json | undefined>((at, key) => member(at, key), root);
}
