import { isObject, member } from "../json.ts";
import { branchesOf, dereference, type Mismatch, membersOf } from "../schema/index.ts";
import { fromPointer, valueAt } from "../text/index.ts";
import type { Json, ProblemFix } from "../types.ts";
import { nearest } from "../words.ts";
import type { Scene } from "./union.ts";

/** Of more mismatches nobody reads what was meant, and each is compared with every name. */
const maxSlips = 100;

/** For each mismatch that looks like a slip, what was meant. */
export function slips(all: readonly Mismatch[], scene: Scene): ReadonlyMap<Mismatch, ProblemFix> {
  const mismatches = all.slice(0, maxSlips);
  const fixes = new Map<Mismatch, ProblemFix>();
  const lacking = mismatches.filter(({ keyword }) => keyword === "required");
  for (const mismatch of lacking) {
    const from = renamed(mismatch, lacking, scene);
    if (from !== undefined) fixes.set(mismatch, { kind: "rename", from, to: String(mismatch.params.missingProperty) });
  }
  const chosen = new Map(
    [...fixes].map(([mismatch, fix]) => [placeOf(mismatch, fix.kind === "rename" ? fix.from : ""), fix]),
  );
  for (const mismatch of mismatches) {
    const { keyword, params } = mismatch;
    const extra = keyword === "additionalProperties" ? params.additionalProperty : params.unevaluatedProperty;
    const known = typeof extra === "string" ? chosen.get(placeOf(mismatch, extra)) : undefined;
    const fix = known ?? (typeof extra === "string" ? misspelt(extra, mismatch, scene) : replaced(mismatch, scene));
    if (fix && !fixes.has(mismatch)) fixes.set(mismatch, fix);
  }
  return fixes;
}

/** The names that a schema defines beside the keyword that failed. */
export function definedNames(mismatch: Mismatch, schema: Json): readonly string[] {
  return Object.keys(membersOf(holderOf(mismatch, schema)).properties);
}

const beside = ["allOf", "anyOf", "oneOf"];

/** The names that some schema defines for the object of which a member is missing: also those around a branch, and in others. */
function namesAround({ schemaPath }: Mismatch, schema: Json): ReadonlySet<string> {
  const names = new Set<string>();
  if (!schemaPath.startsWith("#")) return names;
  let path = pathOf(schemaPath);
  while (beside.includes(path.at(-2) ?? "") && /^\d+$/.test(path.at(-1) ?? "")) path = path.slice(0, -2);
  const seen = new Set<Json | undefined>();
  const waiting = [valueAt(schema, path)];
  while (waiting.length > 0) {
    const next = waiting.pop();
    const part = next === undefined ? undefined : (dereference(schema, next) ?? next);
    if (seen.has(part)) continue;
    seen.add(part);
    for (const name of Object.keys(membersOf(part).properties)) names.add(name);
    for (const { list } of branchesOf(part)) for (const branch of list) waiting.push(branch);
  }
  return names;
}

function holderOf({ schemaPath }: Mismatch, schema: Json): Json | undefined {
  return schemaPath.startsWith("#") ? valueAt(schema, pathOf(schemaPath)) : undefined;
}

function pathOf(schemaPath: string): readonly string[] {
  return fromPointer(schemaPath.slice(1)).slice(0, -1);
}

/** The undefined member that was meant for one that is missing: it is spelt nearly so, or is the only one and would fit. */
function renamed(mismatch: Mismatch, lacking: readonly Mismatch[], scene: Scene): string | undefined {
  const value = valueAt(scene.value, mismatch.path);
  if (!isObject(value)) return undefined;
  const names = new Set(namesAround(mismatch, scene.schema));
  const unknown = Object.keys(value).filter((name) => !names.has(name));
  const missing = String(mismatch.params.missingProperty);
  const near = nearest(missing, unknown);
  if (near !== undefined) return near;
  const alone = lacking.filter((other) => placeOf(other, "") === placeOf(mismatch, "")).length === 1;
  const [only] = unknown;
  if (!alone || unknown.length !== 1 || only === undefined || !mismatch.schemaPath.startsWith("#")) return undefined;
  const problems = scene.judge([...pathOf(mismatch.schemaPath), "properties", missing], value[only] ?? null);
  return problems?.length === 0 ? only : undefined;
}

function misspelt(name: string, mismatch: Mismatch, scene: Scene): ProblemFix | undefined {
  const present = valueAt(scene.value, mismatch.path);
  const free = definedNames(mismatch, scene.schema).filter((defined) => member(present, defined) === undefined);
  const to = nearest(name, free);
  return to === undefined ? undefined : { kind: "rename", from: name, to };
}

function replaced({ keyword, params, path }: Mismatch, scene: Scene): ProblemFix | undefined {
  if (keyword !== "enum" || !Array.isArray(params.allowedValues)) return undefined;
  const value = valueAt(scene.value, path);
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const allowed = params.allowedValues as readonly Json[];
  const same = allowed.find((candidate) => String(candidate) === String(value));
  const texts = allowed.filter((candidate) => typeof candidate === "string");
  const meant = same ?? nearest(String(value), texts);
  return meant === undefined ? undefined : { kind: "replace", value: meant };
}

function placeOf({ path }: Mismatch, name: string): string {
  return JSON.stringify([path, name]);
}
