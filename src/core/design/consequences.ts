import { isObject, member } from "../json.ts";
import { latestRevision } from "../mcp/index.ts";
import { dialectOf, mismatchesAt, referencesOf, verdict } from "../schema/index.ts";
import { applyEdits, parseTool, valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import type { Consequence, DesignEdit, Edited, Source } from "./edit.ts";
import { definitionAround } from "./place.ts";

/** Edits that change what a schema takes, so that its default and its examples may no longer fit. */
const narrowing = new Set<DesignEdit["verb"]>(["keyword", "values", "type", "nullable", "replace", "infer"]);
/** Edits that are about a definition's place or name: whoever refers to it sees no other schema. */
const aboutPlace = new Set<DesignEdit["verb"]>(["rename", "delete", "reorder", "duplicate"]);

/** What an edit does besides, whichever it is. */
export function consequencesOf(source: Source, edit: DesignEdit, result: Edited): readonly Consequence[] {
  if (!("path" in edit)) return [];
  return [
    ...(aboutPlace.has(edit.verb) && edit.path.length === 3 ? [] : elsewhere(source, edit.path)),
    ...(narrowing.has(edit.verb) ? refused(source, edit.path, result) : []),
  ];
}

/** A definition that is used in several places changes in all of them. */
function elsewhere({ tool }: Source, path: Path): readonly Consequence[] {
  const definition = definitionAround(path);
  const places = definition ? placesOf(tool, definition.path) : [];
  return definition && places.length > 1 ? [{ code: "changes-places", name: definition.name, places }] : [];
}

/** Where a schema is referred to. */
export function placesOf(tool: JsonObject, path: Path): readonly Path[] {
  const [field = "", ...steps] = path;
  const root = valueAt(tool, [field]);
  if (!isObject(root)) return [];
  return referencesOf(root)
    .filter(
      ({ target }) => target?.length === steps.length && steps.every((step, index) => String(step) === target[index]),
    )
    .map((reference) => [field, ...reference.path]);
}

/** The default and the examples that their own schema refuses after the edit. */
function refused({ text, tool }: Source, path: Path, { edits }: Edited): readonly Consequence[] {
  const before = valueAt(tool, path);
  const speaks = edits.some((edit) => edit.text.includes('"default"') || edit.text.includes('"examples"'));
  if (!speaks && member(before, "default") === undefined && member(before, "examples") === undefined) return [];
  const after = edits.length === 0 ? tool : parseTool(applyEdits(text, edits))?.value;
  const [field = "", ...steps] = path;
  const root = after && member(after, String(field));
  const schema = root === undefined ? undefined : valueAt(root, steps);
  if (root === undefined || !isObject(schema)) return [];
  const examples = member(schema, "examples");
  const given: readonly (readonly ["default" | "examples", Json])[] = [
    ...(schema.default === undefined ? [] : [["default", schema.default as Json] as const]),
    ...(Array.isArray(examples) ? examples.map((value: Json) => ["examples", value] as const) : []),
  ];
  const dialect = dialectOf(root, latestRevision) ?? latestRevision.defaultDialect;
  return given.slice(0, maxChecked).flatMap(([keyword, value]): readonly Consequence[] => {
    const found = verdict(mismatchesAt(root, steps, value, dialect) ?? []);
    return found ? [{ code: "not-taken", keyword, value, words: found.words }] : [];
  });
}

/** More examples than these say nothing new. */
const maxChecked = 50;
