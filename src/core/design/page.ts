import { isObject, member } from "../json.ts";
import { maxDepth } from "../limits.ts";
import { remember } from "../memo.ts";
import { circularTargets, referencesOf } from "../schema/index.ts";
import { toPointer, valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import type { Annotation, DesignPage, Row, Section, SectionId } from "./row.ts";
import { rowOf, type Spot, spotsBelow } from "./rows.ts";
import { referenceIn, type Surroundings } from "./type-view.ts";

export interface PageOptions {
  /** Whether a row is open. Left out: everything that has few rows is. */
  readonly isOpen?: (id: string) => boolean | undefined;
  /** Everything is open but references, to be searched. */
  readonly isSearched?: boolean;
}

/** More rows in one section than this are folded away, and counted. */
const maxRows = 10_000;
/** A page with more fields than this starts closed. */
const maxOpenFields = 200;
/** Rows open by themselves this far; a row below is opened by hand. */
const openLevels = 2;

const schemas: readonly (readonly [SectionId, string])[] = [
  ["input", "inputSchema"],
  ["output", "outputSchema"],
];

/** A tool as a page of fields. Nothing in it throws, whatever stands in the tool. */
export function designPage(tool: JsonObject, options: PageOptions = {}): DesignPage {
  const text = (field: string) => {
    const value = member(tool, field);
    return typeof value === "string" ? value : undefined;
  };
  return {
    name: text("name"),
    title: text("title"),
    description: text("description"),
    annotations: annotationsOf(tool),
    sections: [
      ...schemas.map(([id, field]) => schemaSection(tool, id, field, options)),
      ...schemas.flatMap(([, field]) => definitionSections(tool, field, options)),
    ],
    other: Object.keys(tool).filter((key) => !onPage.has(key)),
  };
}

const onPage = new Set(["name", "title", "description", "annotations", "inputSchema", "outputSchema"]);

/** As the specification orders them, with what each means where it is not set. */
const hints = [
  { key: "readOnlyHint", default: false },
  { key: "destructiveHint", default: true },
  { key: "idempotentHint", default: false },
  { key: "openWorldHint", default: true },
] as const;

function annotationsOf(tool: JsonObject): readonly Annotation[] {
  const annotations = member(tool, "annotations");
  const isReadOnly = member(annotations, "readOnlyHint") === true;
  return hints.map(({ key, default: standard }) => {
    const value = member(annotations, key);
    return {
      key,
      default: standard,
      value: typeof value === "boolean" ? value : undefined,
      isWrong: value !== undefined && typeof value !== "boolean",
      hasNoEffect: isReadOnly && (key === "destructiveHint" || key === "idempotentHint"),
    };
  });
}

function schemaSection(tool: JsonObject, id: SectionId, field: string, options: PageOptions): Section {
  const schema = member(tool, field);
  const path: Path = [field];
  const around = surroundingsOf(schema ?? null);
  const root: Spot = { kind: "root", name: field, path, schema };
  const spots = spotsBelow(schema, path, around, true);
  return {
    id,
    path,
    isThere: schema !== undefined,
    names: spots.slice(0, 50).map(({ name }) => name),
    ...rowsOf(spots, around, schema ?? null, `/${field}`, options),
    root:
      schema === undefined
        ? undefined
        : rowOf(root, around, { id: `/${field}`, level: 0, position: 1, siblings: 1, isOpen: true }),
  };
}

function definitionSections(tool: JsonObject, field: string, options: PageOptions): readonly Section[] {
  const schema = member(tool, field);
  const keyword = ["$defs", "definitions"].find((name) => isObject(member(schema, name)));
  if (!isObject(schema) || !keyword) return [];
  const definitions = schema[keyword] as JsonObject;
  const path: Path = [field, keyword];
  const spots = Object.keys(definitions).map(
    (name): Spot => ({ kind: "definition", name, path: [...path, name], schema: definitions[name] }),
  );
  const around = surroundingsOf(schema);
  const { rows, folded } = rowsOf(spots, around, schema, toPointer(path), options);
  const uses = usesOf(schema);
  const counted = rows.map((row) => (row.kind === "definition" ? { ...row, uses: uses.get(row.name) ?? 0 } : row));
  return [
    {
      id: "definitions",
      path,
      isThere: true,
      names: spots.slice(0, 50).map(({ name }) => name),
      rows: counted,
      folded,
      root: undefined,
    },
  ];
}

/** The rows of a section from top to bottom, without recursion: a document may be deeper than a stack. */
function rowsOf(spots: readonly Spot[], around: Surroundings, root: Json, base: string, options: PageOptions) {
  const rows: Row[] = [];
  let folded = 0;
  const isLarge = spots.length > maxOpenFields;
  const waiting = [...placed(spots, base, 1)].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (rows.length >= maxRows) {
      folded++;
      continue;
    }
    const { spot, id, level, shared } = next;
    const isOwn = shared === undefined && !isShared(spot);
    const wanted = options.isSearched ? isOwn : (options.isOpen?.(id) ?? (isOwn && !isLarge && level <= openLevels));
    const isOpen = wanted && level < maxDepth;
    const row = rowOf(spot, around, { id, level, position: next.position, siblings: next.siblings, isOpen });
    rows.push(shared === undefined ? row : { ...row, shared, ...(next.by && { sharedBy: next.by }) });
    if (!row.hasChildren || !isOpen) continue;
    for (const child of below(next, around, root).reverse()) waiting.push(child);
  }
  return { rows, folded };
}

interface Placed {
  readonly spot: Spot;
  readonly id: string;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly shared: string | undefined;
  /** Where the reference stands that leads to the definition around it. */
  readonly by: Path | undefined;
}

function placed(spots: readonly Spot[], base: string, level: number, shared?: string, by?: Path): Placed[] {
  const count = spots.length;
  return spots.map((spot, index) => {
    const id = `${base}/${spot.kind}${toPointer([spot.name])}`;
    return { spot, id, level, position: index + 1, siblings: count, shared, by };
  });
}

/** What a row opens. A reference opens its definition, whose rows stand for the text of the definition. */
function below({ spot, id, level, shared, by }: Placed, around: Surroundings, root: Json): Placed[] {
  const found = referenceIn(spot.schema);
  if (!found) return placed(spotsBelow(spot.schema, spot.path, around, false), id, level + 1, shared, by);
  const { reference } = found;
  const steps = stepsTo(root, reference);
  if (!steps) return [];
  const path: Path = [spot.path[0] ?? "", ...steps];
  const inside = spotsBelow(valueAt(root, steps), path, around, steps.length === 0);
  return placed(inside, id, level + 1, reference, [...spot.path, ...found.steps]);
}

/** From the root to what a reference leads to; undefined where nothing is there, or it stands in another document. */
function stepsTo(root: Json, reference: string): Path | undefined {
  return isObject(root) ? targetsIn(root).get(reference) : undefined;
}

const targetsIn = remember(
  (root: JsonObject): ReadonlyMap<string, Path | undefined> =>
    new Map(referencesOf(root).map(({ reference, target }) => [reference, target])),
);

function isShared({ schema }: Spot): boolean {
  return referenceIn(schema) !== undefined;
}

export function surroundingsOf(root: Json): Surroundings {
  return {
    resolve: (reference) => {
      const steps = stepsTo(root, reference);
      return steps && valueAt(root, steps);
    },
    isRecursive: (reference) => {
      const steps = stepsTo(root, reference);
      return isObject(root) && steps !== undefined && circularIn(root).has(toPointer(steps));
    },
  };
}

const circularIn = remember((root: JsonObject): ReadonlySet<string> => circularTargets(root).circular);

/** How often each definition of the root is referred to. */
function usesOf(root: JsonObject): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { target } of referencesOf(root)) {
    const name = target?.[1];
    if (target?.length === 2 && typeof name === "string") uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return uses;
}
