import { isObject, member, sameJson } from "../../json.ts";
import type { Change } from "../../text/index.ts";
import type { Json, Path } from "../../types.ts";
import { type DesignEdit, type EditResult, refuse, type Source } from "../edit.ts";
import { unionOf } from "../type-view.ts";
import { edited, schemaAt, setKeyword } from "./change.ts";

/** The values of an `enum` or the examples as they are to be. What stays keeps its text and its comments. */
export function valuesEdit(source: Source, edit: DesignEdit & { readonly verb: "values" }): EditResult {
  const { path, keyword, values } = edit;
  const schema = schemaAt(source, path);
  if (!schema) return refuse({ code: "not-there" });
  const place = [...path, keyword];
  const before = member(schema, keyword);
  if (before !== undefined && !Array.isArray(before)) return refuse({ code: "malformed", keyword });
  if (values.length === 0) return edited(source, before === undefined ? [] : [{ kind: "remove", path: place }], path);
  if (before === undefined || before.length === 0)
    return edited(source, [setKeyword(schema, path, keyword, values)], path);
  return edited(source, listChanges(place, before, values), path);
}

/** The smallest changes that make one list another. */
function listChanges(path: Path, before: readonly Json[], after: readonly Json[]): readonly Change[] {
  if (before.length === after.length) {
    const order = orderOf(before, after);
    if (order) return order.every((from, to) => from === to) ? [] : [{ kind: "arrange", path, order }];
    return [...after.keys()].flatMap((index) => {
      const value = after[index] as Json;
      return sameJson(value, before[index] as Json) ? [] : [{ kind: "set" as const, path: [...path, index], value }];
    });
  }
  const gone = missingFrom(after, before);
  if (gone) return gone.map((index) => ({ kind: "remove", path: [...path, index] }));
  const fresh = missingFrom(before, after);
  const [first] = fresh ?? [];
  if (fresh && first !== undefined && first >= before.length)
    return fresh.map((index) => ({ kind: "set", path: [...path, index], value: after[index] as Json }));
  if (fresh?.length === 1 && first !== undefined)
    return [{ kind: "insert", path, index: first, value: after[first] as Json }];
  return [{ kind: "set", path, value: after }];
}

/** Where each element of the new list stood in the old one, if the lists hold the same. */
function orderOf(before: readonly Json[], after: readonly Json[]): readonly number[] | undefined {
  const places = new Map<string, number[]>();
  for (const [index, value] of before.entries()) {
    const key = JSON.stringify(value);
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  const order = after.map((value) => places.get(JSON.stringify(value))?.shift());
  return order.every((from) => from !== undefined) ? order : undefined;
}

/** Which elements of the longer list the shorter one lacks, where it has all others in the same order. */
function missingFrom(shorter: readonly Json[], longer: readonly Json[]): readonly number[] | undefined {
  const missing: number[] = [];
  let at = 0;
  for (const [index, value] of longer.entries()) {
    if (at < shorter.length && sameJson(shorter[at] as Json, value)) at++;
    else missing.push(index);
  }
  return at === shorter.length && missing.length > 0 ? missing : undefined;
}

/** Exactly one, or at least one: only the keyword is another. */
export function unionKindEdit(source: Source, path: Path, keyword: "oneOf" | "anyOf"): EditResult {
  const schema = schemaAt(source, path);
  const union = schema && unionOf(schema);
  if (!isObject(schema) || !union) return refuse({ code: "not-there" });
  if (union.keyword === keyword) return edited(source, [], path);
  if (Object.hasOwn(schema, keyword)) return refuse({ code: "name-taken", name: keyword });
  return edited(source, [{ kind: "rename", path: [...path, union.keyword], to: keyword }], path);
}
