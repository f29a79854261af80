import { isObject, member } from "../../json.ts";
import type { Change } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import { type EditResult, refuse, type Source } from "../edit.ts";
import { typeNames, unionOf } from "../type-view.ts";
import { edited, requireChanges, schemaAt, setKeyword } from "./change.ts";

/** Each branch of a union gets a required field of this name, which always has one value: its own. */
export function tellApartEdit(source: Source, path: Path, by: string): EditResult {
  const schema = schemaAt(source, path);
  const union = schema && unionOf(schema);
  if (!union || union.branches.length < 2) return refuse({ code: "not-there" });
  if (by === "") return refuse({ code: "name-empty" });
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
