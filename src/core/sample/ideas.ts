import { isObject } from "../json.ts";
import { interpret, typesOf, valuesOf } from "../schema/index.ts";
import type { Dialect, Json, Path } from "../types.ts";
import { type Facts, factsOf, sourceOf } from "./facts.ts";
import type { Idea } from "./idea.ts";
import { itemSchemas } from "./list.ts";
import { listIdeas } from "./list-ideas.ts";
import { schemaOf } from "./object.ts";
import { objectIdeas } from "./object-ideas.ts";
import { scalarIdeas } from "./scalar-ideas.ts";

const maxIdeas = 150;
const maxDepth = 6;

/** Changes to a valid value that show where a schema draws its lines. */
export function ideasFor(schema: Json, value: Json, dialect?: Dialect): Idea[] {
  const source = sourceOf(schema, dialect);
  const ideas: Idea[] = [];
  const waiting: { readonly schema: Json; readonly value: Json; readonly path: Path }[] = [{ schema, value, path: [] }];
  for (let next = waiting.shift(); next && ideas.length < maxIdeas; next = waiting.shift()) {
    const { value: at, path } = next;
    const facts = factsOf(next.schema, {
      source,
      branch: (list) => list.find((branch) => interpret(branch, at, source)) ?? list[0],
      condition: () => false,
    });
    ideas.push(...ideasAt(facts, at, path));
    if (path.length >= maxDepth) continue;
    if (isObject(at)) {
      for (const [name, inner] of Object.entries(at)) {
        waiting.push({ schema: schemaOf(name, facts), value: inner, path: [...path, name] });
      }
    } else if (Array.isArray(at) && at.length > 0) {
      const { tuple, rest } = itemSchemas(facts);
      const parts = tuple[0] ?? rest;
      waiting.push({ schema: { allOf: parts }, value: at[0] as Json, path: [...path, 0] });
    }
  }
  return ideas;
}

function ideasAt(facts: Facts, value: Json, path: Path): Idea[] {
  const types: readonly string[] = facts.schemas.flatMap((schema) => typesOf(schema) ?? []);
  const ideas: Idea[] = [];
  if (types.length > 0 && path.length > 0) {
    const other = otherType(types);
    if (other) ideas.push({ path, keyword: "type", words: `as ${other.words}`, value: other.value });
    if (types.includes("null") && value !== null) ideas.push({ path, words: "as null", value: null });
  }
  if (facts.schemas.some((schema) => valuesOf(schema) !== undefined))
    return [...ideas, ...listIdeas(facts, value, path)];
  if (isObject(value)) return [...ideas, ...objectIdeas(facts, value, path)];
  if (Array.isArray(value)) return [...ideas, ...listIdeas(facts, value, path)];
  return [...ideas, ...scalarIdeas(facts, value, path)];
}

const wrong: readonly { readonly type: string; readonly words: string; readonly value: Json }[] = [
  { type: "string", words: "text", value: "text" },
  { type: "number", words: "a number", value: 42 },
  { type: "boolean", words: "`true`", value: true },
  { type: "object", words: "an object", value: {} },
];

function otherType(types: readonly string[]): (typeof wrong)[number] | undefined {
  const order = types.includes("string") ? [...wrong].reverse() : wrong;
  const numeric = (type: string) => type === "number" && types.includes("integer");
  const [first, ...rest] = order.filter(({ type }) => !types.includes(type) && !numeric(type));
  return rest.find(({ type }) => type === "number") ?? first;
}
