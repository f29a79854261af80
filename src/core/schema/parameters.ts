import { isObject, member } from "../json.ts";
import { remember } from "../memo.ts";
import { valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { branchesOf, dereference, isNull, type JsonType, membersOf, typesOf } from "./view.ts";

/** A property of an object schema, as one who fills it in sees it. */
export interface Parameter {
  readonly name: string;
  readonly schema: JsonObject;
  readonly path: Path;
  readonly required: boolean;
  /** What it says of itself; empty where it says nothing. */
  readonly description: string;
  /** The part beside null of `anyOf: [{ … }, { "type": "null" }]`, or the schema itself. */
  readonly core: JsonObject;
  readonly corePath: Path;
  /** The one type besides null, if there is one. */
  readonly type: JsonType | undefined;
}

interface Owner {
  readonly schema: JsonObject;
  readonly path: Path;
  readonly root: JsonObject;
  readonly field: "inputSchema" | "outputSchema";
}

/** The arguments that an object of an inputSchema takes. */
export const parametersOf: (owner: Owner) => readonly Parameter[] = remember((owner) =>
  owner.field === "inputSchema" ? [...propertiesOf(owner)] : [],
);

/** The properties of an object schema; none where its schemas only refine properties that stand elsewhere. */
export function* propertiesOf({ schema, path, root }: Omit<Owner, "field">): Generator<Parameter> {
  if (path.some((step) => refining.has(step))) return;
  const { properties, required } = membersOf(schema);
  const known = described(root, path);
  for (const [name, inner] of Object.entries(properties)) {
    if (!isObject(inner) || (isObject(known) && Object.hasOwn(known, name))) continue;
    const here = [...path, "properties", name];
    const { schema: core, path: corePath } = besideNull(inner, here);
    yield {
      name,
      schema: inner,
      path: here,
      required: required.has(name),
      description: descriptionOf(root, inner, core),
      core,
      corePath,
      type: typeBesideNull(core),
    };
  }
}

const refining = new Set<string | number>(["if", "then", "else", "not", "dependentSchemas", "dependencies"]);

/** The properties that the object around a branch of `anyOf`, `oneOf` or `allOf` lists itself. */
function described(root: JsonObject, path: Path): Json | undefined {
  const branch = typeof path.at(-1) === "number" && /^(any|one|all)Of$/.test(String(path.at(-2)));
  return branch ? valueAt(root, [...path.slice(1, -2), "properties"]) : undefined;
}

function besideNull(schema: JsonObject, path: Path): { schema: JsonObject; path: Path } {
  for (const { keyword, list } of branchesOf(schema, ["anyOf", "oneOf"])) {
    if (list.length > 8) continue;
    const [index, ...others] = [...list.keys()].filter((at) => !isNull(list[at]));
    const only = index === undefined ? undefined : list[index];
    if (others.length === 0 && isObject(only)) return { schema: only, path: [...path, keyword, index ?? 0] };
  }
  return { schema, path };
}

function typeBesideNull(schema: JsonObject): JsonType | undefined {
  const [type, ...others] = (typesOf(schema) ?? []).filter((name) => name !== "null");
  return others.length === 0 ? type : undefined;
}

function descriptionOf(root: JsonObject, schema: JsonObject, core: JsonObject): string {
  const own = textOf(schema) || textOf(core);
  if (own) return own;
  if ([schema, core].some((part) => String(member(part, "$ref") ?? "").startsWith("#/"))) {
    const [target, inner] = [dereference(root, schema), dereference(root, core)];
    const told = textOf(target) || textOf(inner);
    if (told) return told;
  }
  for (const { list } of branchesOf(schema, ["anyOf", "oneOf", "allOf"])) {
    const told = list.slice(0, 20).map(textOf).find(Boolean);
    if (told) return told;
  }
  return textOf(member(schema, "items"));
}

function textOf(schema: Json | undefined): string {
  const description = member(schema, "description");
  return typeof description === "string" ? description.trim() : "";
}

/** Whether the schema names its values itself. */
export function isChoice(schema: JsonObject): boolean {
  return Object.hasOwn(schema, "enum") || Object.hasOwn(schema, "const");
}
