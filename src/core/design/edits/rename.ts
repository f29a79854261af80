import { isObject, member } from "../../json.ts";
import { referencesOf } from "../../schema/index.ts";
import { type Change, fromPointer, toPointer } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import { type EditResult, refuse, type Source } from "../edit.ts";
import { edited, schemaAt } from "./change.ts";

/** A field or a definition under another name, with everything in the tool that speaks of it. */
export function renameEdit(source: Source, path: Path, to: string): EditResult {
  const name = path.at(-1);
  const holder = schemaAt(source, path.slice(0, -1));
  if (typeof name !== "string" || !holder || !Object.hasOwn(holder, name)) return refuse({ code: "not-there" });
  if (to === "") return refuse({ code: "name-empty" });
  const focus = [...path.slice(0, -1), to];
  if (to === name) return { edits: [], consequences: [], focus };
  if (Object.hasOwn(holder, to)) return refuse({ code: "name-taken", name: to });
  const changes = renameChanges(source, path, name, to);
  const places = changes.length - 1;
  return edited(source, changes, focus, places > 0 ? [{ code: "renamed-along", places, cases: 0 }] : []);
}

/** The name itself first, then what speaks of it. */
export function renameChanges(source: Source, path: Path, from: string, to: string): readonly Change[] {
  const along = [...namesAlong(source, path, from, to), ...movedReferences(source, path, [...path.slice(0, -1), to])];
  return [{ kind: "rename", path, to }, ...along];
}

/** `required` and the dependencies of the object around a field. */
function namesAlong(source: Source, path: Path, from: string, to: string): readonly Change[] {
  if (path.at(-2) !== "properties") return [];
  const base = path.slice(0, -2);
  const schema = schemaAt(source, base);
  if (!schema) return [];
  const changes: Change[] = listed(member(schema, "required"), [...base, "required"], from, to);
  for (const keyword of ["dependentRequired", "dependencies", "dependentSchemas"]) {
    const map = member(schema, keyword);
    if (!isObject(map)) continue;
    if (Object.hasOwn(map, from) && !Object.hasOwn(map, to)) {
      changes.push({ kind: "rename", path: [...base, keyword, from], to });
    }
    for (const [key, names] of Object.entries(map)) changes.push(...listed(names, [...base, keyword, key], from, to));
  }
  return changes;
}

function listed(names: Json | undefined, path: Path, from: string, to: string): Change[] {
  if (!Array.isArray(names)) return [];
  return [...names.keys()].flatMap((index) =>
    names[index] === from ? [{ kind: "set" as const, path: [...path, index], value: to }] : [],
  );
}

/** References by pointer that lead to a place, or below it, follow it to its new one. Both paths start at the tool. */
export function movedReferences(source: Source, from: Path, to: Path): readonly Change[] {
  const root = schemaAt(source, from.slice(0, 1));
  if (!root || from[0] !== to[0]) return [];
  const [old, fresh] = [from.slice(1), to.slice(1)];
  return referencesOf(root).flatMap(({ keyword, reference, path, target }): Change[] => {
    const written = pointerOf(reference);
    if (!target || !written || !old.every((step, index) => String(step) === written[index])) return [];
    const moved = `#${encodeURI(toPointer([...fresh, ...written.slice(old.length)]))}`;
    return [{ kind: "set", path: [from[0] ?? "", ...path, keyword], value: moved }];
  });
}

/** The steps of a reference that is a pointer from the root. */
function pointerOf(reference: string): readonly string[] | undefined {
  if (!reference.startsWith("#/")) return undefined;
  try {
    return fromPointer(decodeURIComponent(reference.slice(1)));
  } catch {
    return undefined;
  }
}

/** How many references lead to a place or below it. */
export function referencesTo(root: JsonObject, steps: Path): number {
  return referencesOf(root).filter(({ target }) => target && steps.every((step, index) => step === target[index]))
    .length;
}
