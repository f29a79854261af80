import { problemsAt } from "../schema/index.ts";
import { toPointer, valueAt } from "../text/index.ts";
import type { Json } from "../types.ts";
import type { ChangeSeverity, Direction, Found, RenameChoices, Spot, ToolChange } from "./change.ts";
import { compareSchemas, maxChanges } from "./compare.ts";
import { around, examplesOf } from "./example.ts";
import type { Located, Type } from "./facets.ts";
import { judge } from "./judge.ts";
import { createKeys } from "./key.ts";
import { createProver, type Prover } from "./prove.ts";
import { tellingValues } from "./search.ts";

interface Case {
  readonly direction: "input" | "output";
  readonly older: Located;
  readonly newer: Located;
  /** The side that gives values, and the side that has to take them. */
  readonly giver: Located;
  readonly taker: Located;
  readonly prover: Prover;
  /** What the giver takes and the taker refuses, whatever the place: looked for when first needed. */
  readonly telling: () => readonly Json[];
  left: number;
  /** How often a validator may still be asked: it takes milliseconds to compile. */
  asks: number;
  /** How many more steps our judge may take. */
  steps: number;
}

/** How many changes of one schema are shown by a value. */
const maxWitnesses = 60;
const maxTries = 60;
const maxAsks = 6;
const maxSteps = 5_000;
const maxStepsInAll = 500_000;

/** The changes between two schemas, each with a proof, a witness, or the word that there is neither. */
export function judgeSchemas(
  tool: string,
  direction: "input" | "output",
  older: Located,
  newer: Located,
  renames: RenameChoices,
): ToolChange[] {
  const keys = createKeys();
  const sides = direction === "input" ? { giver: older, taker: newer } : { giver: newer, taker: older };
  const prover = createProver(keys, { onlyNamed: false });
  const found = compareSchemas(older, newer, direction === "input" ? "older" : "newer", keys, renames);
  let told: readonly Json[] | undefined;
  const telling = () => {
    told ??= search(place);
    return told;
  };
  const place: Case = {
    direction,
    older,
    newer,
    ...sides,
    prover,
    telling,
    left: maxWitnesses,
    asks: maxAsks,
    steps: maxStepsInAll,
  };
  const proven = prover.proves([sides.giver], [sides.taker]);
  const same = proven && prover.proves([sides.taker], [sides.giver]);
  const changes = found.flatMap((change) => {
    // The same values in other words is no change.
    if (same && change.effect !== "note" && change.effect !== "ignored" && change.rename === undefined) return [];
    return [toChange(tool, change, proven, place)];
  });
  const silent = found.every(({ effect }) => effect === "note");
  if (proven && !same && silent) changes.push(rewritten(tool, direction));
  const open = !proven && !changes.some(({ severity }) => severity === "breaking" || severity === "unknown");
  if (
    found.length < maxChanges &&
    (!open || createProver(keys, { onlyNamed: true }).proves([sides.giver], [sides.taker]))
  )
    return changes;
  return [...changes, leftOver(tool, place, found.length >= maxChanges)];
}

/** Nobody is affected, and no part tells the difference. */
function rewritten(tool: string, direction: "input" | "output"): ToolChange {
  const base = { tool, path: `/${direction}Schema`, kind: "schema-changed", direction };
  return {
    ...base,
    severity: "safe",
    message: direction === "input" ? "The schema takes more than before" : "The schema promises more than before",
    reason: reasonFor("safe", direction),
  };
}

function leftOver(tool: string, place: Case, many: boolean): ToolChange {
  const { direction } = place;
  const spot: Spot = { older: [place.older], newer: [place.newer], path: [], label: "", levels: [], monotone: true };
  const witness = many ? undefined : (findWitness({ spot, candidates: [] }, place) ?? toldBy(spot, place));
  const message = many
    ? "There are more changes than are listed"
    : "The schema changed in a way that could not be judged";
  const base = { tool, path: `/${direction}Schema`, kind: "schema-changed", direction };
  if (witness !== undefined)
    return { ...base, severity: "breaking", message, reason: reasonFor("breaking", direction), witness };
  return { ...base, severity: "unknown", message, reason: reasonFor("unknown", direction) };
}

function toChange(tool: string, found: Found, proven: boolean, place: Case): ToolChange {
  const { severity, witness } = severityOf(found, proven, place);
  const { direction } = place;
  const reason =
    found.reason && severity !== "unknown" && !(severity === "safe" && found.effect !== "wider")
      ? found.reason
      : reasonFor(severity, direction);
  return {
    tool,
    path: toPointer([`${direction}Schema`, ...found.path]),
    kind: found.kind,
    direction,
    severity,
    message: found.message.charAt(0).toUpperCase() + found.message.slice(1),
    reason,
    ...(witness !== undefined && { witness }),
    ...(found.from !== undefined && { from: found.from }),
    ...(found.to !== undefined && { to: found.to }),
    ...(found.rename && { rename: found.rename }),
  };
}

function severityOf(
  found: Found,
  proven: boolean,
  place: Case,
): { severity: ChangeSeverity; witness?: Json | undefined } {
  const { effect, spot } = found;
  if (effect === "note" || (effect === "ignored" && proven)) return { severity: "behavioural" };
  if (proven) return { severity: "safe" };
  const harmless = effect === (place.direction === "input" ? "wider" : "narrower");
  if (harmless && spot.monotone) return { severity: "safe" };
  const witness = place.left > 0 ? findWitness(found, place) : undefined;
  if (effect === "undeclared" || effect === "ignored") {
    // Without the name itself a call or result that was right stays so.
    const severe = effect === "undeclared" && witness !== undefined && misses(found, witness);
    return { severity: severe ? "breaking" : "behavioural", witness };
  }
  if (witness !== undefined) return { severity: "breaking", witness };
  const [giver, taker] = sidesOf(spot, place);
  if (spot.monotone && place.prover.proves(giver, taker)) return { severity: "safe" };
  const told = toldBy(spot, place);
  return told === undefined ? { severity: "unknown" } : { severity: "breaking", witness: told };
}

/** Whether the witness fails for a name that is not there, so not for one that nobody declared. */
function misses({ path }: Found, witness: Json): boolean {
  return !JSON.stringify(witness).includes(JSON.stringify(String(path.at(-1))));
}

function sidesOf(spot: Spot, { direction }: Pick<Case, "direction">): [Type, Type] {
  return direction === "input" ? [spot.older, spot.newer] : [spot.newer, spot.older];
}

/** A whole value that the giver's schema takes and the taker's refuses, because of what changed at the spot. */
function findWitness({ spot, candidates = [] }: Pick<Found, "spot" | "candidates">, place: Case): Json | undefined {
  const [giver, taker] = sidesOf(spot, place);
  const beside = spot.beside ? examplesOf([...spot.beside, ...giver]) : [];
  let tries = maxTries;
  for (const value of [...candidates, ...beside, ...examplesOf(giver)]) {
    if (tries-- <= 0) break;
    // Elsewhere less may be taken in all where more is taken here.
    if (spot.monotone && !mayShow(giver, taker, value, place)) continue;
    const whole = around(spot.levels, value).find(
      (outer) => fits(place.giver, outer, place) === true && fits(place.taker, outer, place) === false,
    );
    if (whole === undefined) continue;
    place.left--;
    return whole;
  }
  return undefined;
}

/** Whether a value may fit the one and not the other. */
function mayShow(giver: Type, taker: Type, value: Json, place: Case): boolean {
  return giver.every((at) => takes(at, value, place) !== false) && taker.some((at) => takes(at, value, place) !== true);
}

/** Our judge, as long as there is patience left. */
function takes(at: Located, value: Json, place: Case): boolean | undefined {
  const effort = { left: Math.min(maxSteps, place.steps) };
  const before = effort.left;
  const known = judge(at, value, effort);
  place.steps -= before - effort.left;
  return known;
}

const maxTelling = 20;

function search(place: Case): readonly Json[] {
  const found: Json[] = [];
  for (const value of tellingValues(place.giver, place.taker)) {
    if (takes(place.giver, value, place) === true && takes(place.taker, value, place) === false) found.push(value);
    if (found.length >= maxTelling || place.steps <= 0) break;
  }
  return found;
}

/** Of those the first that shows what changed at the spot. */
function toldBy(spot: Spot, place: Case): Json | undefined {
  const [giver, taker] = sidesOf(spot, place);
  return place.telling().find((whole) => {
    const value = valueAt(
      whole,
      spot.levels.map(({ step }) => step),
    );
    return (
      value !== undefined &&
      (mayShow(giver, taker, value, place) || (!spot.monotone && mayShow(taker, giver, value, place)))
    );
  });
}

/** Where we cannot tell, a validator does. */
function fits(at: Located, value: Json, place: Case): boolean | undefined {
  const known = takes(at, value, place);
  if (known !== undefined || place.asks-- <= 0) return known;
  const problems = problemsAt(at.schema, [], value, at.source.dialect);
  return problems && problems.length === 0;
}

function reasonFor(severity: ChangeSeverity, direction: Direction): string {
  if (severity === "breaking") {
    return direction === "input"
      ? "Calls that were right before are refused now."
      : "The tool may return what readers of the older version refuse.";
  }
  if (severity === "safe") {
    return direction === "input"
      ? "Every call that was right before is still right."
      : "Every result fits what readers of the older version expect.";
  }
  if (severity === "unknown")
    return "Neither a proof nor a value that shows a break was found: read it before you release it.";
  return "It steers what a model does.";
}
