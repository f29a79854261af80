import { isObject, member } from "../../json.ts";
import { type Change, valueAt } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import { type EditResult, refuse, type Source } from "../edit.ts";
import { surroundingsOf } from "../page.ts";
import { tagOf, typeNames, unionOf } from "../type-view.ts";
import { edited, requireChanges, schemaAt, setKeyword } from "./change.ts";
import { renameChanges } from "./rename.ts";

/** Each branch of a union gets a required field of this name, which always has one value: its own. One that is there gets the name. */
export function tellApartEdit(source: Source, path: Path, by: string): EditResult {
  const schema = schemaAt(source, path);
  const union = schema && unionOf(schema);
  if (!union || union.branches.length < 2) return refuse({ code: "not-there" });
  if (by === "") return refuse({ code: "name-empty" });
  const tag = tagAt(source.tool, path);
  if (tag === by) return { edits: [], consequences: [], focus: path };
  const changes: Change[] = [];
  const taken = new Set<string>();
  for (const [at, branch] of union.branches.entries()) {
    if (!hasFields(branch)) return refuse({ code: "branch-without-fields", branch: at + 1 });
    const properties = member(branch, "properties") ?? {};
    if (!isObject(properties)) return refuse({ code: "malformed", keyword: "properties" });
    const required = member(branch, "required") ?? [];
    if (!Array.isArray(required)) return refuse({ code: "malformed", keyword: "required" });
    if (Object.hasOwn(properties, by)) return refuse({ code: "name-taken", name: by });
    const place = [...path, union.keyword, union.places[at] as number];
    if (tag !== undefined) {
      changes.push(...renameChanges(source, [...place, "properties", tag], tag, by));
      continue;
    }
    const value: Json = { const: valueFor(branch, at, taken) };
    changes.push(
      member(branch, "properties") === undefined
        ? setKeyword(branch, place, "properties", { [by]: value })
        : { kind: "insert", path: [...place, "properties"], index: 0, key: by, value },
      ...requireChanges(source, place, by, true),
    );
  }
  return edited(source, changes, path);
}

/** What tells the branches of the union at a path apart now. */
export function tagAt(tool: JsonObject, path: Path): string | undefined {
  const schema = valueAt(tool, path);
  const union = isObject(schema) ? unionOf(schema) : undefined;
  return union && tagOf(union.branches, surroundingsOf(valueAt(tool, path.slice(0, 1)) ?? null));
}

function hasFields(branch: Json): branch is JsonObject {
  if (!isObject(branch) || member(branch, "$ref") !== undefined) return false;
  return isObject(member(branch, "properties")) || typeNames(branch).includes("object");
}

/** Its title as a word, or the number that the page gives it; another one where that is taken. */
function valueFor(branch: JsonObject, at: number, taken: Set<string>): string {
  const title = member(branch, "title");
  const word = typeof title === "string" ? wordOf(title) : "";
  const value = word === "" || taken.has(word) ? `option_${at + 1}` : word;
  taken.add(value);
  return value;
}

function wordOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_|_$/g, "");
}
