import { subjectOf, validate } from "../check/index.ts";
import { sameJson } from "../json.ts";
import { toPointer } from "../text/index.ts";
import type { Dialect, Json } from "../types.ts";
import type { Idea } from "./idea.ts";
import { ideasFor } from "./ideas.ts";
import { withValue } from "./place.ts";
import { validValues } from "./valid.ts";

/** A value that was judged, and what is special about it. */
export interface NamedValue {
  readonly value: Json;
  readonly valid: boolean;
  readonly name: string;
  readonly breaks?: string;
  /** JSON pointer to what is special. */
  readonly path: string;
}

/** Values that break one keyword each. */
export function brokenValues(schema: Json, dialect: Dialect | undefined, seed: number, count: number): NamedValue[] {
  return namedValues(schema, dialect, seed, ({ keyword }) => keyword !== undefined, count);
}

/** Valid values at the limits of a schema. */
export function boundaryValues(schema: Json, dialect: Dialect | undefined, seed: number, count: number): NamedValue[] {
  return namedValues(schema, dialect, seed, ({ keyword }) => keyword === undefined, count);
}

function namedValues(
  schema: Json,
  dialect: Dialect | undefined,
  seed: number,
  wanted: (idea: Idea) => boolean,
  count: number,
): NamedValue[] {
  const found: NamedValue[] = [];
  const bases = validValues(schema, dialect, seed, 2);
  for (const base of bases) {
    for (const idea of ideasFor(schema, base, dialect).filter(wanted)) {
      if (found.length >= count) return found;
      const named = tried(idea, base, schema, dialect);
      if (named && !found.some(({ value, name }) => name === named.name || sameJson(value, named.value)))
        found.push(named);
    }
  }
  if (found.length === 0 && wanted({ path: [], keyword: "type", words: "", value: null })) {
    return wholly(schema, dialect).slice(0, count);
  }
  return found;
}

/** What an idea makes of a valid value, if it does what it promises. */
function tried(
  { path, keyword, words, value }: Idea,
  base: Json,
  schema: Json,
  dialect: Dialect | undefined,
): NamedValue | undefined {
  const changed = withValue(base, path, value);
  if (sameJson(changed, base)) return undefined;
  const { valid, problems } = judged(schema, changed, dialect);
  const [problem, ...others] = problems;
  const holds = keyword === undefined ? valid : problem?.keyword === keyword && others.length === 0;
  if (!holds) return undefined;
  const name = `${subjectOf(path, "The value")} ${words}`;
  return { value: changed, valid, name, ...(keyword !== undefined && { breaks: keyword }), path: toPointer(path) };
}

/** Values of another type altogether, for a schema with nothing to change. */
function wholly(schema: Json, dialect: Dialect | undefined): NamedValue[] {
  return [null, "text", [], 42, {}].flatMap((value): NamedValue[] => {
    const [problem, ...others] = judged(schema, value, dialect).problems;
    if (!problem || others.length > 0 || problem.keyword === "") return [];
    return [{ value, valid: false, name: `The value as ${JSON.stringify(value)}`, breaks: problem.keyword, path: "" }];
  });
}

function judged(schema: Json, value: Json, dialect: Dialect | undefined) {
  return validate(schema, value, { formats: true, ...(dialect && { dialect }) });
}
