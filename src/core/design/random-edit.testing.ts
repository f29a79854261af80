import { isObject, member } from "../json.ts";
import { toPointer, valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import type { DesignEdit } from "./edit.ts";
import type { TypeChoice } from "./edits/type-choice.ts";
import { inferSchema } from "./infer.ts";
import { designPage } from "./page.ts";
import type { Row } from "./row.ts";

/** A number below the one given, another one each time. */
export type Next = (max: number) => number;

interface Scene {
  readonly tool: JsonObject;
  readonly row: Row;
  readonly fields: readonly Row[];
  readonly name: string;
  readonly next: Next;
}

type Verb = DesignEdit["verb"];
type Maker = (scene: Scene) => DesignEdit | undefined;

const choices = ["text", "integer", "number", "boolean", "list", "object", "map", "values", "constant", "any"] as const;

/** How each verb is tried on a row; undefined where it makes no sense for that row. A verb that is missing here is a fault. */
const makers: { readonly [V in Verb]: Maker } = {
  "tool-text": ({ next, name }) => ({
    verb: "tool-text",
    field: (["name", "title", "description"] as const)[next(3)] ?? "title",
    value: next(4) === 0 ? "" : `${name} "quoted" // no comment`,
  }),
  annotate: ({ next }) => ({
    verb: "annotate",
    key: ["readOnlyHint", "idempotentHint"][next(2)] ?? "readOnlyHint",
    value: [true, false, undefined][next(3)],
  }),
  rename: ({ row, name }) => (hasName(row) ? { verb: "rename", path: row.path, to: name } : undefined),
  require: ({ row }) => (isField(row) ? { verb: "require", path: row.path, required: !row.required } : undefined),
  keyword: (scene) => keywordEdit(scene),
  type: ({ tool, row, name, next }) => ({ verb: "type", path: row.path, to: choiceOf(tool, row, name, next) }),
  nullable: ({ row }) => ({ verb: "nullable", path: row.path, nullable: !row.type.nullable }),
  add: ({ row, name, next }) =>
    isField(row)
      ? {
          verb: "add",
          path: row.path.slice(0, -2),
          ...(next(2) === 0 && { after: row.name }),
          name,
          schema: { type: "integer" },
        }
      : undefined,
  paste: ({ row, name, next }) =>
    isField(row)
      ? {
          verb: "paste",
          path: next(3) === 0 ? row.path : row.path.slice(0, -2),
          ...(next(2) === 0 && { after: row.name }),
          fields: [
            { name: row.name, text: '{\n  // pasted\n  "type": "string"\n}', required: next(2) === 0 },
            { name, text: "{}", required: next(2) === 0 },
            { text: '{ "enum": [1, 2] }', required: false },
          ].slice(0, 1 + next(3)),
        }
      : undefined,
  duplicate: ({ row }) => (isOrdered(row) ? { verb: "duplicate", path: row.path } : undefined),
  delete: ({ row }) => ({ verb: "delete", path: row.path }),
  "wrap-list": ({ row }) => ({ verb: "wrap-list", path: row.path }),
  "make-union": ({ row }) => ({ verb: "make-union", path: row.path }),
  "add-branch": ({ row }) => (row.type.kind === "union" ? { verb: "add-branch", path: row.path } : undefined),
  "union-kind": ({ row, next }) =>
    row.type.kind === "union"
      ? { verb: "union-kind", path: row.path, keyword: next(2) === 0 ? "oneOf" : "anyOf" }
      : undefined,
  "tell-apart": ({ row, name }) =>
    row.type.kind === "union" ? { verb: "tell-apart", path: row.path, by: name } : undefined,
  inline: ({ row }) => (row.type.kind === "shared" ? { verb: "inline", path: row.path } : undefined),
  extract: ({ row, name }) => ({ verb: "extract", path: row.path, name }),
  values: ({ tool, row, next }) => valuesEdit(tool, row.path, next),
  infer: ({ row, name }) => ({ verb: "infer", path: row.path, schema: inferSchema([{ [name]: 1, other: "x" }]) }),
  reorder: ({ row, next }) =>
    isOrdered(row) ? { verb: "reorder", path: row.path, to: next(row.siblings) } : undefined,
  move: ({ row, fields, next }) =>
    isField(row) ? { verb: "move", path: row.path, into: objectIn(fields, next)?.path ?? [] } : undefined,
  "move-in": ({ row, fields, next }) => {
    // Below an object, where there is one; elsewhere it is refused.
    const below = fields.filter(
      (one, at) => fields[at - 1]?.type.kind === "object" && fields[at - 1]?.level === one.level,
    );
    const chosen = below[next(below.length + 1)] ?? row;
    return isField(chosen) ? { verb: "move-in", path: chosen.path } : undefined;
  },
  "move-out": ({ row }) => (isField(row) ? { verb: "move-out", path: row.path } : undefined),
  output: ({ tool }) => ({ verb: "output", isThere: !Object.hasOwn(tool, "outputSchema") }),
  replace: ({ row, name }) => ({ verb: "replace", path: row.path, text: `{\n  // fresh\n  "title": "${name}"\n}` }),
};

export const verbs = Object.keys(makers) as readonly Verb[];

/** A verb on a row of the tool, both by chance. */
export function randomEdit(tool: JsonObject, next: Next): DesignEdit {
  const rows = designPage(tool, { isOpen: () => true })
    .sections.flatMap((section) => section.rows)
    .filter(({ kind, shared }) => shared === undefined && kind !== "required-only" && kind !== "json");
  const fields = rows.filter(isField);
  const name = `n${next(50)}`;
  for (let tries = 0; tries < 40; tries++) {
    const row = rows[next(rows.length)];
    const verb = verbs[next(verbs.length)] as Verb;
    const needsRow = verb !== "tool-text" && verb !== "annotate" && verb !== "output";
    if (needsRow && (!row || !isObject(valueAt(tool, row.path)))) continue;
    const made = makers[verb]({ tool, row: row as Row, fields, name, next });
    if (made) return made;
  }
  return { verb: "tool-text", field: "title", value: name };
}

/** Three times of four something that takes fields. */
function objectIn(fields: readonly Row[], next: Next): Row | undefined {
  const objects = fields.filter(({ type }) => type.kind === "object");
  return (next(4) > 0 ? objects[next(objects.length)] : undefined) ?? fields[next(fields.length)];
}

function isField({ kind }: Row): boolean {
  return kind === "field";
}

function hasName({ kind }: Row): boolean {
  return kind === "field" || kind === "definition" || kind === "pattern";
}

function isOrdered({ kind }: Row): boolean {
  return ["field", "definition", "branch", "position", "part"].includes(kind);
}

/** Limits set and removed, some of which are there. */
function keywordEdit({ tool, row, name, next }: Scene): DesignEdit {
  const keywords: readonly (readonly [string, Json])[] = [
    ["description", `Says "${name}" // not a comment`],
    ["title", name],
    ["default", { a: [1, null] }],
    ["minLength", 3],
    ["maximum", 10],
    ["additionalProperties", false],
    ["deprecated", true],
  ];
  const own = Object.entries(valueAt(tool, row.path) as JsonObject) as [string, Json][];
  const [keyword, value] = (next(2) === 0 ? own[next(own.length)] : undefined) ??
    keywords[next(keywords.length)] ?? ["title", name];
  return { verb: "keyword", path: row.path, keyword, value: next(3) === 0 ? undefined : value };
}

function choiceOf(tool: JsonObject, row: Row, name: string, next: Next): TypeChoice {
  const root = member(tool, String(row.path[0]));
  const shared = Object.keys((member(root, "$defs") ?? {}) as object)[0];
  if (next(8) === 0) return { to: "inferred", schema: inferSchema([{ [name]: [1] }]) as JsonObject };
  if (next(6) === 0 && shared !== undefined)
    return { to: "shared", reference: `#${encodeURI(toPointer(["$defs", shared]))}` };
  return { to: choices[next(choices.length)] ?? "any" };
}

/** Values of an `enum`, or examples: another order, one less, one more, another one. */
function valuesEdit(tool: JsonObject, path: Path, next: Next): DesignEdit {
  const found = valueAt(tool, [...path, "enum"]);
  const keyword = Array.isArray(found) ? "enum" : "examples";
  const before: readonly Json[] = Array.isArray(found) ? found : [];
  const at = next(before.length);
  const values =
    [
      () => before.toReversed(),
      () => before.toSpliced(at, 1),
      () => [...before, `v${next(9)}`, 7],
      () => before.toSpliced(at, 0, "between"),
      () => before.map((value, index) => (index === at ? "other" : value)),
    ][next(5)]?.() ?? [];
  return { verb: "values", path, keyword, values: values.length > 0 ? values : ["only"] };
}
