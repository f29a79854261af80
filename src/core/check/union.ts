import { hasType, isObject, member } from "../json.ts";
import { dereference, type Mismatch, typesOf, valuesOf } from "../schema/index.ts";
import { decodeFragment, fromPointer, valueAt } from "../text/index.ts";
import type { Json, Path } from "../types.ts";
import { byCost, byTag, type FailedBranch } from "./branch.ts";
import type { Subject } from "./subject.ts";

/** What is known while a value is judged. */
export interface Scene {
  readonly schema: Json;
  readonly value: Json;
  /** What the value is called in messages. */
  readonly subject: Subject;
  /** What is wrong with a value by the part of the schema at a path; undefined where that cannot be told. */
  readonly judge: (path: Path, value: Json) => readonly Mismatch[] | undefined;
}

/** Unions in unions are looked into this far. */
const maxLevels = 4;
const maxBranches = 40;

/** A value with more failed unions than this fails them all in one way. */
const maxUnions = 50;

/** Of every union that failed, what the branch says that was most likely meant; nothing of the other branches. */
export function settleUnions(mismatches: readonly Mismatch[], scene: Scene, level = 0): readonly Mismatch[] {
  let left = mismatches;
  const settled: Mismatch[] = [];
  for (let turn = 0; turn < maxUnions; turn++) {
    // A union tells of its branches first and of itself last: the last one is the outermost.
    const union = left.findLast(isFailedUnion);
    if (!union) break;
    const inside = insideOf(union, scene.schema);
    left = left.filter((other) => other !== union && !inside(other));
    settled.unshift(...told(union, scene, level));
  }
  return [...left, ...settled];
}

function isFailedUnion({ keyword, params }: Mismatch): boolean {
  if (params.lacking) return false;
  return keyword === "anyOf" || (keyword === "oneOf" && !Array.isArray(params.passingSchemas));
}

function told(union: Mismatch, scene: Scene, level: number): readonly Mismatch[] {
  const path = pathOf(union.schemaPath);
  const list = path && valueAt(scene.schema, path);
  const value = valueAt(scene.value, union.path);
  if (!path || !Array.isArray(list) || value === undefined || level >= maxLevels || list.length > maxBranches) {
    return [union];
  }
  const branches = list.map((branch: Json) => dereference(scene.schema, branch) ?? branch);
  const taken = branches.map((branch) => typesOf(dereference(scene.schema, branch)));
  const fitting = [...branches.keys()].filter(
    (index) => !taken[index] || taken[index].some((type) => hasType(value, type)),
  );
  if (fitting.length === 0) return [{ ...union, keyword: "type", params: { type: [...new Set(taken.flat())] } }];
  const constants = branches.map((branch) => valuesOf(branch));
  if (constants.every((values) => values !== undefined)) {
    return [{ ...union, keyword: "enum", params: { allowedValues: constants.flat() } }];
  }
  const failed = fitting.flatMap((index): FailedBranch[] => {
    const found = scene.judge(targetOf([...path, index], list[index]), value);
    return found && found.length > 0 ? [{ branch: branches[index] ?? true, found }] : [];
  });
  const found = (isObject(value) ? byTag(union, failed, value) : undefined) ?? byCost(union, failed, value);
  if (found.length === 1 && found[0] === union) return [union];
  const moved = found.map((mismatch) => ({ ...mismatch, path: [...union.path, ...mismatch.path] }));
  return settleUnions(moved, scene, level + 1);
}

/** Where a branch really stands. */
function targetOf(path: Path, branch: Json | undefined): Path {
  const reference = member(branch, "$ref");
  const alone = isObject(branch) && Object.keys(branch).length === 1;
  return alone && typeof reference === "string" && /^#(\/|$)/.test(reference) ? (pathOf(reference) ?? path) : path;
}

/** Whether a mismatch comes out of a branch of a union: by its place, or by the reference that a branch makes. */
function insideOf(union: Mismatch, schema: Json): (other: Mismatch) => boolean {
  const path = pathOf(union.schemaPath);
  const targets = path ? referredFrom(schema, valueAt(schema, path)) : [];
  const starts = [`${union.schemaPath}/`, ...targets.map((target) => `${target}/`)];
  return (other) =>
    union.path.every((step, index) => other.path[index] === step) &&
    starts.some((start) => other.schemaPath.startsWith(start));
}

const maxVisited = 1_000;

/** Every reference that some part of a schema makes, and those that what it refers to makes. */
function referredFrom(root: Json, part: Json | undefined): string[] {
  const found = new Set<string>();
  const waiting: (Json | undefined)[] = [part];
  for (let visited = 0; waiting.length > 0 && visited < maxVisited; visited++) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    const reference = member(next, "$ref");
    if (typeof reference === "string" && !found.has(reference)) {
      found.add(reference);
      waiting.push(dereference(root, next));
    }
    for (const inner of Object.values(next)) waiting.push(inner as Json);
  }
  return [...found];
}

function pathOf(schemaPath: string): Path | undefined {
  return schemaPath.startsWith("#") ? fromPointer(decodeFragment(schemaPath.slice(1))) : undefined;
}
