import { isObject, member } from "../json.ts";
import { subschemas } from "../schema/index.ts";
import { toPointer, valueAt } from "../text/index.ts";
import type { Json, Path } from "../types.ts";
import { type SchemaPlace, schemaPlace } from "./schema-place.ts";

/** More names than this are no help. */
const max = 200;

/** What a document itself says may stand at a place: names of its fields, its definitions, the values of the field. */
export function valuesFor(tool: Json | undefined, path: Path, isKey: boolean, token: string): Json[] | undefined {
  const place = schemaPlace(path);
  if (!place || tool === undefined) return undefined;
  const found = valuesAt(tool, place, isKey, token);
  return found && found.length > 0 ? found.slice(0, max) : undefined;
}

function valuesAt(tool: Json, place: SchemaPlace, isKey: boolean, token: string): Json[] | undefined {
  const { keyword, rest } = place;
  const schema = valueAt(tool, place.schema);
  if (keyword === "required" && rest.length === 1) return others(schema, member(schema, "required"), token);
  if (keyword === "dependentRequired") {
    const rules = member(schema, keyword);
    if (isKey) return others(schema, isObject(rules) ? Object.keys(rules) : [], token);
    if (rest.length === 2) return others(schema, member(rules, String(rest[0])), token);
  }
  if (isKey) return undefined;
  if (keyword === "$ref") return references(valueAt(tool, place.root) ?? null);
  if (keyword === "default" || (keyword === "examples" && rest.length === 1)) return choices(schema);
  return undefined;
}

/** The fields of an object that are not listed yet; the one that is being typed may be typed again. */
function others(schema: Json | undefined, listed: Json | undefined, token: string): Json[] {
  const properties = member(schema, "properties");
  const taken = new Set(Array.isArray(listed) ? listed.filter((name) => JSON.stringify(name) !== token) : []);
  return isObject(properties) ? Object.keys(properties).filter((name) => !taken.has(name)) : [];
}

/** Definitions first, then anchors, then the whole schema: the last only where it would go round. */
function references(root: Json): Json[] {
  const definitions: string[] = [];
  const anchors: string[] = [];
  for (const { schema, path } of subschemas(root)) {
    const holder = path.at(-2);
    if (holder === "$defs" || holder === "definitions") definitions.push(`#${encodeURI(toPointer(path))}`);
    const anchor = member(schema, "$anchor");
    if (typeof anchor === "string") anchors.push(`#${anchor}`);
    if (definitions.length + anchors.length >= max) break;
  }
  return [...definitions, ...anchors, "#"];
}

function choices(schema: Json | undefined): Json[] | undefined {
  const listed = member(schema, "enum");
  if (Array.isArray(listed)) return [...listed];
  const constant = member(schema, "const");
  return constant === undefined ? undefined : [constant];
}
