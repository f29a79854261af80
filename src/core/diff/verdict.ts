/**
 * How a change of a schema is judged. First the whole: is every value of the producer's schema proven to fit the
 * consumer's (subsumption)? Then nobody is affected, and each change is safe. If not, each change is judged on its own:
 * breaking where a witness shows it, safe where its place is proven and more there means more in all, otherwise unknown.
 * A break that no listed change explains becomes one more change, of the whole schema.
 */
import { toPointer } from "../text/index.ts";
import type { Json } from "../types.ts";
import { compareSchemas, maxChanges } from "./compare/compare.ts";
import { type ChangeSeverity, isWorse, type RenameChoices, type ToolChange, verdictOf } from "./model/change.ts";
import type { Producer, SchemaPair, UnjudgedChange } from "./model/pair.ts";
import type { Located } from "./model/schema.ts";
import { createRefutation, type Refutation } from "./prove/refutation.ts";
import { createProver, type Prover } from "./prove/subsumption.ts";
import { createFingerprints } from "./read/fingerprint.ts";
import { locate } from "./read/locate.ts";
import { withSiblings } from "./read/siblings.ts";
import { createSearch, findDistinguishing, findWitness, sidesOf, type WitnessSearch } from "./witness/witness.ts";
import { forSomeReason, reasonFor, schemaChanged } from "./words/severity.ts";

interface VerdictContext {
  readonly tool: string;
  readonly direction: "input" | "output";
  readonly prover: Prover;
  readonly search: WitnessSearch;
  /** Whether the consumer's whole schema subsumes the producer's. */
  readonly isSubsumed: boolean;
}

/**
 * The changes between two schemas, each with a proof, a witness, or the word that there is neither. Where validators read a
 * schema in two ways, nothing is safe that breaks in one of them.
 */
export function judgeSchemas(
  tool: string,
  direction: "input" | "output",
  older: Located,
  newer: Located,
  renames: RenameChoices,
): readonly ToolChange[] {
  const changes = judgeAsRead(tool, direction, older, newer, renames);
  if (!older.root.hides && !newer.root.hides) return changes;
  const [from, to] = [older, newer].map(({ root }) => locate(withSiblings(root.schema), root.dialect));
  const heeded = from && to ? judgeAsRead(tool, direction, from, to, renames).map(forSomeOnly) : [];
  return isWorse(verdictOf(heeded), verdictOf(changes)) ? heeded : changes;
}

/** By the dialect it is no break. */
function forSomeOnly(change: ToolChange): ToolChange {
  if (change.severity !== "breaking") return change;
  const { witness, ...rest } = change;
  return { ...rest, severity: "unknown", reason: forSomeReason };
}

function judgeAsRead(
  tool: string,
  direction: "input" | "output",
  older: Located,
  newer: Located,
  renames: RenameChoices,
): readonly ToolChange[] {
  const fingerprints = createFingerprints();
  const producedBy: Producer = direction === "input" ? "older" : "newer";
  const [producer, consumer] = direction === "input" ? [older, newer] : [newer, older];
  const refutation = createRefutation(fingerprints);
  const isConditional = [older, newer].some(({ root }) => conditional.some((keyword) => root.rare.has(keyword)));
  const covering = createProver(fingerprints, { onlyNamed: false });
  const prover = isConditional ? withRefutation(covering, refutation) : covering;
  const found = compareSchemas(older, newer, producedBy, fingerprints, renames);
  const search = createSearch(producer, consumer, producedBy, () => refutation.open);
  const isSubsumed = prover.proves([producer], [consumer]);
  const isSame = isSubsumed && prover.proves([consumer], [producer]);
  const context: VerdictContext = { tool, direction, prover, search, isSubsumed };
  const changes = found.filter((change) => !(isSame && isOfValues(change))).map((change) => toChange(change, context));
  if (isSubsumed && !isSame && found.every(({ effect }) => effect === "annotation")) changes.push(widened(context));
  const isTooMany = found.length >= maxChanges;
  const isClear = changes.some(({ severity }) => severity === "breaking") || found.some(isForSomeNames);
  const shown = isClear ? changes : shownTogether(changes, context);
  const isExplained = isSubsumed || changes.some(({ severity }) => severity === "breaking" || severity === "unknown");
  if (!isTooMany && (isExplained || createProver(fingerprints, { onlyNamed: true }).proves([producer], [consumer])))
    return shown;
  return [...shown, unexplained(context, older, newer, isTooMany)];
}

/** A value with a name that nobody declared shows nothing of the other changes. */
function isForSomeNames({ effect }: UnjudgedChange): boolean {
  return effect === "undeclared" || effect === "ignored";
}

/** Where no change is shown on its own, and a whole value shows that some of them break. */
function shownTogether(changes: readonly ToolChange[], context: VerdictContext): readonly ToolChange[] {
  const unknown = changes.filter(({ severity }) => severity === "unknown");
  const witness = unknown.length > 0 ? context.search.distinguishing()[0] : undefined;
  if (witness === undefined) return changes;
  const broken = { severity: "breaking" as const, reason: reasonFor("breaking", context.direction), witness };
  if (unknown.length === 1)
    return changes.map((change) => (unknown.includes(change) ? { ...change, ...broken } : change));
  return [...changes, { ...wholeSchema(context), ...broken, message: schemaChanged("together") }];
}

/** What only a refutation takes apart; for all else the first kind of proof is enough, and faster. */
const conditional = [
  ...["if", "not", "dependentRequired", "dependentSchemas", "dependencies"],
  ...["unevaluatedItems", "unevaluatedProperties", "contains", "patternProperties", "propertyNames"],
];

/** A proof of either kind. */
function withRefutation({ proves }: Prover, { refutes }: Refutation): Prover {
  return { proves: (left, right) => proves(left, right) || refutes(left, right) };
}

/** The same values in other words is no change. */
function isOfValues({ effect, rename }: UnjudgedChange): boolean {
  return effect !== "annotation" && effect !== "ignored" && rename === undefined;
}

function wholeSchema({ tool, direction }: VerdictContext) {
  return { tool, path: `/${direction}Schema`, kind: "schema-changed", direction };
}

/** Nobody is affected, and no part tells the difference. */
function widened(context: VerdictContext): ToolChange {
  const { direction } = context;
  return {
    ...wholeSchema(context),
    severity: "safe",
    message: schemaChanged(direction === "input" ? "widened" : "promises more"),
    reason: reasonFor("safe", direction),
  };
}

function unexplained(context: VerdictContext, older: Located, newer: Located, isTooMany: boolean): ToolChange {
  const { direction, search } = context;
  const pair: SchemaPair = { older: [older], newer: [newer], path: [], label: "", steps: [], monotone: true };
  const witness = isTooMany ? undefined : (findWitness(pair, [], search) ?? findDistinguishing(pair, search));
  const severity = witness === undefined ? "unknown" : "breaking";
  return {
    ...wholeSchema(context),
    severity,
    message: schemaChanged(isTooMany ? "too many changes" : "not judged"),
    reason: reasonFor(severity, direction),
    ...(witness !== undefined && { witness }),
  };
}

function toChange(found: UnjudgedChange, context: VerdictContext): ToolChange {
  const { tool, direction } = context;
  const { severity, witness } = severityOf(found, context);
  const isReasonApt = severity !== "unknown" && !(severity === "safe" && found.effect !== "wider");
  return {
    tool,
    path: toPointer([`${direction}Schema`, ...found.path]),
    kind: found.kind,
    direction,
    severity,
    message: found.message.charAt(0).toUpperCase() + found.message.slice(1),
    reason: found.reason && isReasonApt ? found.reason : reasonFor(severity, direction),
    ...(witness !== undefined && { witness }),
    ...(found.from !== undefined && { from: found.from }),
    ...(found.to !== undefined && { to: found.to }),
    ...(found.rename && { rename: found.rename }),
  };
}

interface Severity {
  readonly severity: ChangeSeverity;
  readonly witness?: Json | undefined;
}

function severityOf(found: UnjudgedChange, { direction, prover, search, isSubsumed }: VerdictContext): Severity {
  const { effect, pair } = found;
  if (effect === "annotation" || (effect === "ignored" && isSubsumed)) return { severity: "behavioural" };
  if (isSubsumed) return { severity: "safe" };
  const isHarmless = effect === (direction === "input" ? "wider" : "narrower");
  if (isHarmless && pair.monotone) return { severity: "safe" };
  const witness = search.witnesses > 0 ? findWitness(pair, found.candidates ?? [], search) : undefined;
  if (effect === "undeclared" || effect === "ignored") {
    // Without the name itself a call or result that was right stays so.
    const isSevere = effect === "undeclared" && witness !== undefined && lacksName(found, witness);
    return { severity: isSevere ? "breaking" : "behavioural", witness };
  }
  if (witness !== undefined) return { severity: "breaking", witness };
  if (pair.monotone && prover.proves(...sidesOf(pair, search.producedBy))) return { severity: "safe" };
  const distinguishing = findDistinguishing(pair, search);
  return distinguishing === undefined ? { severity: "unknown" } : { severity: "breaking", witness: distinguishing };
}

/** Whether the witness fails for a name that is not there, so not for one that nobody declared. */
function lacksName({ path }: UnjudgedChange, witness: Json): boolean {
  return !JSON.stringify(witness).includes(JSON.stringify(String(path.at(-1))));
}
