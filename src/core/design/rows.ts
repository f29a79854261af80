import { isObject, member } from "../json.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { chipsOf } from "./chips.ts";
import type { Row, RowKind } from "./row.ts";
import {
  branchName,
  placesOf,
  referenceIn,
  type Surroundings,
  tagOf,
  tagValue,
  typeView,
  unionOf,
} from "./type-view.ts";

/** A row before anybody asks what stands in it. */
export interface Spot {
  readonly kind: RowKind;
  readonly name: string;
  readonly path: Path;
  readonly schema: Json | undefined;
  readonly required?: boolean;
  readonly namedAt?: Path;
  /** Inside of a union: what tells this branch from the others. */
  readonly tag?: { readonly name: string; readonly value: Json };
}

/** Keywords that the page shows as rows, cells or chips, whatever the type. */
const shown = new Set([
  "type",
  "title",
  "description",
  "const",
  "enum",
  "nullable",
  "default",
  "deprecated",
  "$ref",
  "required",
]);
/** Keywords with a row of their own below, which opens as JSON. */
const asJson = [
  ...[
    "if",
    "then",
    "else",
    "not",
    "dependentSchemas",
    "dependentRequired",
    "dependencies",
    "contains",
    "propertyNames",
  ],
  ...["unevaluatedProperties", "unevaluatedItems", "contentSchema", "$defs", "definitions"],
];
/** Definitions of the root have a section of their own. */
const definitionKeywords = new Set(["$defs", "definitions"]);

/** What lies below a schema, one level: never more, so one that contains itself has an end. */
export function spotsBelow(
  schema: Json | undefined,
  path: Path,
  around: Surroundings,
  isRoot: boolean,
): readonly Spot[] {
  if (!isObject(schema)) return [];
  const union = unionOf(schema);
  const [only] = union?.places ?? [];
  if (union && only !== undefined && union.places.length === 1) {
    return spotsBelow(union.branches[0], [...path, union.keyword, only], around, false);
  }
  return [
    ...fieldSpots(schema, path),
    ...listSpots(schema, path),
    ...(union ? branchSpots(union, path, around) : []),
    ...partSpots(schema, path),
    ...jsonSpots(schema, path, isRoot),
  ];
}

function fieldSpots(schema: JsonObject, path: Path): readonly Spot[] {
  const properties = member(schema, "properties");
  const required = member(schema, "required");
  const listed: readonly Json[] = Array.isArray(required) ? required : [];
  const needed = new Map(listed.map((name, index) => [name, index]));
  const own = isObject(properties) ? properties : {};
  const fields = Object.keys(own).map(
    (name): Spot => ({
      kind: "field",
      name,
      path: [...path, "properties", name],
      schema: own[name],
      required: needed.has(name),
    }),
  );
  return [
    ...(properties === undefined || isObject(properties) ? [] : [jsonSpot("properties", properties, path)]),
    ...fields,
    ...[...needed].flatMap(([name, index]): readonly Spot[] =>
      typeof name !== "string" || Object.hasOwn(own, name)
        ? []
        : [
            {
              kind: "required-only",
              name,
              path: [...path, "properties", name],
              schema: undefined,
              required: true,
              namedAt: [...path, "required", index],
            },
          ],
    ),
    ...mapSpots(schema, path),
  ];
}

function mapSpots(schema: JsonObject, path: Path): readonly Spot[] {
  const patterns = member(schema, "patternProperties");
  const others = member(schema, "additionalProperties");
  const found: Spot[] = isObject(patterns)
    ? Object.keys(patterns).map((name) => ({
        kind: "pattern",
        name,
        path: [...path, "patternProperties", name],
        schema: patterns[name],
      }))
    : [];
  if (isObject(others))
    found.push({ kind: "others", name: "", path: [...path, "additionalProperties"], schema: others });
  return found;
}

function listSpots(schema: JsonObject, path: Path): readonly Spot[] {
  const keyword = placesOf(schema);
  const items = member(schema, "items");
  if (!keyword) return items === undefined ? [] : [{ kind: "each", name: "", path: [...path, "items"], schema: items }];
  const places = (member(schema, keyword) as readonly Json[]).map(
    (item, index): Spot => ({
      kind: "position",
      name: String(index + 1),
      path: [...path, keyword, index],
      schema: item,
    }),
  );
  const rest = keyword === "prefixItems" ? "items" : "additionalItems";
  const further = member(schema, rest);
  return further === undefined || further === false
    ? places
    : [...places, { kind: "further", name: "", path: [...path, rest], schema: further }];
}

function branchSpots(
  union: NonNullable<ReturnType<typeof unionOf>>,
  path: Path,
  around: Surroundings,
): readonly Spot[] {
  const tag = tagOf(union.branches, around);
  return union.branches.map((schema, index): Spot => {
    const value = tag === undefined ? undefined : tagValue(schema, tag, around);
    return {
      kind: "branch",
      name: branchName(schema, index, tag, around),
      path: [...path, union.keyword, union.places[index] ?? index],
      schema,
      ...(tag !== undefined && value !== undefined && { tag: { name: tag, value } }),
    };
  });
}

function partSpots(schema: JsonObject, path: Path): readonly Spot[] {
  const all = member(schema, "allOf");
  if (!Array.isArray(all)) return [];
  return all.map(
    (part: Json, index): Spot => ({
      kind: "part",
      name: String(index + 1),
      path: [...path, "allOf", index],
      schema: part,
    }),
  );
}

function jsonSpots(schema: JsonObject, path: Path, isRoot: boolean): readonly Spot[] {
  return asJson
    .filter((keyword) => Object.hasOwn(schema, keyword) && !(isRoot && definitionKeywords.has(keyword)))
    .map((keyword) => jsonSpot(keyword, schema[keyword] as Json, path));
}

function jsonSpot(keyword: string, value: Json, path: Path): Spot {
  return { kind: "json", name: keyword, path: [...path, keyword], schema: value };
}

/** Everything that a row shows. */
export function rowOf(
  spot: Spot,
  around: Surroundings,
  place: Pick<Row, "id" | "level" | "position" | "siblings" | "isOpen">,
): Row {
  const isJson = spot.kind === "json";
  const type = isJson ? ({ kind: "json", nullable: false } as const) : typeOfSpot(spot, around);
  const union = isObject(spot.schema) && !isJson ? unionOf(spot.schema) : undefined;
  const tag = union && union.branches.length > 1 ? tagOf(union.branches, around) : undefined;
  const chips = isJson ? [] : chipsOf(spot.schema, type, tag);
  const text = (keyword: string) => {
    const value = isJson ? undefined : member(spot.schema, keyword);
    return typeof value === "string" ? value : undefined;
  };
  return {
    ...place,
    kind: spot.kind,
    name: spot.name,
    path: spot.path,
    ...(spot.namedAt && { namedAt: spot.namedAt }),
    type,
    chips,
    required: spot.required,
    description: text("description"),
    title: text("title"),
    hasChildren: !isJson && hasBelow(spot, type, around),
    other: isJson ? [] : otherKeywords(spot.schema, chips),
  };
}

function typeOfSpot({ schema, tag, kind }: Spot, around: Surroundings): Row["type"] {
  if (kind === "branch" && tag) return { kind: "tag", name: tag.name, value: tag.value, nullable: false };
  return typeView(schema, around);
}

/** A reference opens what it leads to. */
function hasBelow({ schema, path, kind }: Spot, type: Row["type"], around: Surroundings): boolean {
  if (kind === "root") return true;
  if (type.kind === "map" || type.kind === "list") {
    const inner = member(schema, type.kind === "map" ? "additionalProperties" : "items");
    if (type.kind === "map") return type.of?.kind === "object" || type.of?.kind === "shared";
    return inner !== undefined;
  }
  const found = referenceIn(schema);
  const below = found ? around.resolve(found.reference) : schema;
  return spotsBelow(below, path, around, false).length > 0;
}

/** Structure that has rows below, and what belongs to it. */
const structure = new Set([
  ...[
    "properties",
    "patternProperties",
    "items",
    "prefixItems",
    "additionalItems",
    "anyOf",
    "oneOf",
    "allOf",
    "additionalProperties",
  ],
]);

function otherKeywords(schema: Json | undefined, chips: Row["chips"]): Row["other"] {
  if (!isObject(schema)) return [];
  const inChips = new Set(chips.flatMap(({ keywords }) => keywords));
  return Object.entries(schema).filter(
    ([keyword, value]) =>
      !shown.has(keyword) && !inChips.has(keyword) && !isStructure(keyword, value) && !asJson.includes(keyword),
  );
}

/** `additionalProperties: false` is no structure: it has no row. The detail shows it, and so does the list of keywords. */
function isStructure(keyword: string, value: Json): boolean {
  return structure.has(keyword) && typeof value === "object" && value !== null;
}
