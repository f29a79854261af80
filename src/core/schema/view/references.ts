import { isObject, member } from "../../json.ts";
import { remember } from "../../memo.ts";
import { decodeFragment, fromPointer, valueAt } from "../../text/index.ts";
import type { Dialect, Json, JsonObject, Path } from "../../types.ts";
import { resolveUri } from "../uri.ts";
import { subschemas } from "../walk.ts";
import { isLegacy } from "./in-dialect.ts";

/** A schema and where it stands, from the root. */
interface Target {
  readonly schema: Json;
  readonly path: Path;
}

export interface SchemaReference {
  readonly keyword: "$ref" | "$dynamicRef" | "$recursiveRef";
  readonly reference: string;
}

/** The references of one schema. Which target a dynamic one has depends on the way to it: it is read as a plain one. */
export function referencesIn(schema: Json | undefined): readonly SchemaReference[] {
  let found: SchemaReference[] | undefined;
  for (const keyword of ["$ref", "$dynamicRef", "$recursiveRef"] as const) {
    const reference = textAt(schema, keyword);
    if (reference === undefined) continue;
    found ??= [];
    found.push({ keyword, reference });
  }
  return found ?? none;
}

const none: readonly SchemaReference[] = [];

/** A reference where it stands. */
interface Site extends SchemaReference {
  /** The schema that refers. */
  readonly schema: JsonObject;
  readonly path: Path;
}

/** What one walk through a root finds of names and references. */
interface Survey {
  readonly sites: readonly Site[];
  /** By URI: the root, and each schema with an `$id` of its own. */
  readonly resources: ReadonlyMap<string, Target>;
  /** By URI and name. */
  readonly anchors: ReadonlyMap<string, Target>;
  /** The URIs of schemas within one that has an `$id` of its own: their references count from there. */
  readonly bases: ReadonlyMap<Json, string>;
  readonly rootUri: string;
}

const legacySurvey = remember((root: JsonObject) => survey(root, true));
const usualSurvey = remember((root: JsonObject) => survey(root, false));

/** Every reference of a root, in the order of the text. */
export function sitesIn(root: JsonObject): readonly Site[] {
  return surveyOf(root).sites;
}

function surveyOf(root: JsonObject, dialect?: Dialect): Survey {
  return isLegacy(dialect) ? legacySurvey(root) : usualSurvey(root);
}

function survey(root: JsonObject, refHidesId: boolean): Survey {
  const rootUri = resolveUri("", textAt(root, "$id") ?? "");
  const sites: Site[] = [];
  const resources = new Map<string, Target>([[rootUri, { schema: root, path: [] }]]);
  const anchors = new Map<string, Target>();
  const bases = new Map<Json, string>();
  const open: { readonly uri: string; readonly path: Path }[] = [];
  for (const { schema, path } of subschemas(root)) {
    while (open.length > 0 && !isWithin(path, open.at(-1)?.path ?? [])) open.pop();
    if (!isObject(schema)) continue;
    const references = referencesIn(schema);
    for (const reference of references) sites.push({ ...reference, schema, path });
    const around = open.at(-1)?.uri ?? rootUri;
    const own = refHidesId && references.length > 0 ? undefined : textAt(schema, "$id");
    const [id = "", name] = own?.split("#", 2) ?? [];
    const uri = id === "" ? around : resolveUri(around, id);
    const target = { schema, path };
    if (id !== "" && !resources.has(uri)) resources.set(uri, target);
    if (id !== "" && path.length > 0) open.push({ uri, path });
    if (open.length > 0) bases.set(schema, uri);
    for (const anchor of [textAt(schema, "$anchor"), textAt(schema, "$dynamicAnchor"), name]) {
      if (anchor && !anchors.has(`${uri}#${anchor}`)) anchors.set(`${uri}#${anchor}`, target);
    }
  }
  return { sites, resources, anchors, bases, rootUri };
}

/** What a reference points at. It is foreign where it names another document than its own. */
type Located =
  | { readonly kind: "found"; readonly target: Target }
  | { readonly kind: "dangling" }
  | { readonly kind: "foreign" };

/** Where a reference of the schema `from` leads, within its root. Nothing is ever fetched. */
export function locateReference(root: Json, reference: string, from: Json = root, dialect?: Dialect): Located {
  const hash = reference.indexOf("#");
  const name = hash < 0 ? reference : reference.slice(0, hash);
  const fragment = hash < 0 ? "" : decodeFragment(reference.slice(hash + 1));
  const isPointer = fragment === "" || fragment.startsWith("/");
  if (!isObject(root)) return name === "" && fragment === "" ? found(root, []) : { kind: "dangling" };
  // Most references: no need to look for names.
  if (name === "" && isPointer && from === root) return below({ schema: root, path: [] }, fragment);
  const { resources, anchors, bases, rootUri } = surveyOf(root, dialect);
  const uri = resolveUri(bases.get(from) ?? rootUri, name);
  const resource = resources.get(uri);
  if (!resource) return { kind: "foreign" };
  if (isPointer) return below(resource, fragment);
  const target = anchors.get(`${uri}#${fragment}`);
  return target ? { kind: "found", target } : { kind: "dangling" };
}

/** What a reference points at; undefined for a dangling or foreign one. */
export function resolveReference(root: Json, reference: string, from?: Json, dialect?: Dialect): Json | undefined {
  const located = locateReference(root, reference, from, dialect);
  return located.kind === "found" ? located.target.schema : undefined;
}

/** Follows `$ref` until something else stands there; undefined for a dangling one and for a circle. */
export function dereference(root: Json, schema: Json): Json | undefined {
  const seen = new Set<Json>();
  let at: Json | undefined = schema;
  while (at !== undefined && !seen.has(at)) {
    const reference = textAt(at, "$ref");
    if (reference === undefined) return at;
    seen.add(at);
    at = resolveReference(root, reference, at);
  }
  return undefined;
}

function below(resource: Target, pointer: string): Located {
  const path: (string | number)[] = [...resource.path];
  let at: Json | undefined = resource.schema;
  for (const key of fromPointer(pointer)) {
    if (Array.isArray(at) && /^(0|[1-9]\d*)$/.test(key)) path.push(Number(key));
    else if (isObject(at)) path.push(key);
    else return { kind: "dangling" };
    at = valueAt(at, path.slice(-1));
    if (at === undefined) return { kind: "dangling" };
  }
  return found(at, path);
}

function found(schema: Json, path: Path): Located {
  return { kind: "found", target: { schema, path } };
}

function isWithin(path: Path, holder: Path): boolean {
  return path.length > holder.length && holder.every((step, index) => path[index] === step);
}

function textAt(schema: Json | undefined, keyword: string): string | undefined {
  const value = member(schema, keyword);
  return typeof value === "string" ? value : undefined;
}
