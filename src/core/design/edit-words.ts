import { valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { code, codeValue, count, plural } from "../words.ts";
import type { Consequence, EditRefusal } from "./edit.ts";
import type { TypeChoice } from "./edits/type-choice.ts";
import { surroundingsOf } from "./page.ts";
import { stepsOf } from "./place.ts";
import { branchName, nameOf, tagOf } from "./type-view.ts";

/** What an edit does besides, and why one cannot be done, in words: codes in, sentences out. */

export function consequenceInWords(consequence: Consequence): string {
  switch (consequence.code) {
    case "renamed-along":
      return `Renames it in ${renamedIn(consequence)}, too`;
    case "removed":
      return `Removes ${codes(consequence.keywords)}, which would mean nothing any more`;
    case "kept":
      return `Keeps ${codes(consequence.keywords)}`;
    case "dangling":
      return `${count(consequence.references, "reference")} to it ${plural(consequence.references, "leads", "lead")} nowhere then`;
    case "changes-places":
      return `Changes ${count(consequence.places.length, "place")}: all that use ${code(consequence.name)}`;
    case "copied":
      return `Writes ${code(consequence.name)} out here; ${remaining(consequence.places.length - 1)}`;
    case "left-alone":
      return `${codes(consequence.names)} ${plural(consequence.names.length, "is", "are")} there already and ${plural(consequence.names.length, "stays", "stay")} as ${plural(consequence.names.length, "it is", "they are")}`;
    case "not-taken": {
      const what = consequence.keyword === "default" ? "default" : "example";
      return `The ${what} ${codeValue(consequence.value)} ${consequence.words}`;
    }
  }
}

function renamedIn({ places, cases }: Consequence & { readonly code: "renamed-along" }): string {
  const named = [
    ...(places > 0 ? [`${count(places, "other place")} of the tool`] : []),
    ...(cases > 0 ? [count(cases, "saved call")] : []),
  ];
  return named.join(" and ");
}

function remaining(others: number): string {
  return others > 0
    ? `${count(others, "other place")} still ${plural(others, "uses", "use")} it`
    : "nothing uses it then";
}

export function refusalInWords(refusal: EditRefusal): string {
  switch (refusal.code) {
    case "name-taken":
      return `${code(refusal.name)} is taken`;
    case "name-empty":
      return "It needs a name";
    case "not-there":
      return "The text has changed: this is no longer there";
    case "malformed":
      return `${code(refusal.keyword)} is not what it must be: mend it as JSON first`;
    case "not-json":
      return "This is not JSON";
    case "into-itself":
      return "An object cannot move into itself";
    case "no-object":
      return "Only an object with fields of its own can take a field";
    case "branch-without-fields":
      return `Option ${refusal.branch} has no fields written out in its place: give it some first`;
    case "outermost":
      return "No object is around it that it could leave";
    case "unreadable":
      return "The text cannot be read now: mend the error in it first";
  }
}

/** What the type menu calls a choice. */
export function choiceInWords(choice: TypeChoice): string {
  switch (choice.to) {
    case "text":
      return choice.format ?? "text";
    case "boolean":
      return "true or false";
    case "values":
      return "one of several values";
    case "constant":
      return "always the same value";
    case "list":
      return "list of text";
    case "map":
      return "text by name";
    case "any":
      return "any JSON";
    case "shared":
      return nameOf(choice.reference);
    case "inferred":
      return "as in the example";
    default:
      return choice.to;
  }
}

/** Where something stands, as the names of the rows that lead to it: `filter`, `author`. */
export function placeInWords(path: Path, tool: JsonObject): readonly string[] {
  const around = surroundingsOf(valueAt(tool, path.slice(0, 1)) ?? null);
  const names = stepsOf(path).flatMap(({ keyword, name, from }): string[] => {
    if (keyword === "items" || keyword === "prefixItems") return [name === undefined ? "each" : `${Number(name) + 1}.`];
    if (keyword === "anyOf" || keyword === "oneOf") {
      const branches = valueAt(tool, path.slice(0, from + 1));
      const branch = Array.isArray(branches) ? (branches[Number(name)] as Json | undefined) : undefined;
      if (branch === undefined) return [];
      return [branchName(branch, Number(name), tagOf(branches as readonly Json[], around), around)];
    }
    if (keyword === "allOf") return [`part ${Number(name) + 1}`];
    if (keyword === "additionalProperties") return ["any other name"];
    return [name === undefined ? keyword : String(name)];
  });
  return names.length > 0 ? names : [String(path[0] ?? "")];
}

const maxNames = 6;

function codes(names: readonly string[]): string {
  const shown = names.slice(0, maxNames).map(code);
  if (names.length > maxNames) return `${shown.join(", ")} and ${names.length - maxNames} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}` : (shown[0] ?? "");
}
