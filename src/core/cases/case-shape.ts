import { isObject, member } from "../json.ts";
import type { Case, Json, Path, Refusal } from "../types.ts";
import { inWords, nearest } from "../words.ts";
import { type CaseCode, caseFields } from "./words.ts";

/** Why a value is no case that can be tried. */
export interface RefusedCase extends Refusal<CaseCode> {
  /** From the case down. */
  readonly path: Path;
  /** The field that was most likely meant. */
  readonly rename?: string;
}

/** A case; undefined where something is wrong with it. */
export function readCase(value: Json): Case | undefined {
  return caseRefusals(value).length === 0 ? (value as unknown as Case) : undefined;
}

export function caseRefusals(value: Json): readonly RefusedCase[] {
  if (!isObject(value)) return [{ path: [], code: "no-object", args: [inWords(value)] }];
  const found: RefusedCase[] = [];
  for (const name of Object.keys(value)) {
    if (caseFields.some((field) => field === name)) continue;
    const meant = nearest(
      name,
      caseFields.filter((field) => member(value, field) === undefined),
    );
    found.push({
      path: [name],
      ...(meant === undefined
        ? { code: "unknown-field", args: [name] }
        : { code: "misspelt-field", args: [name, meant], rename: meant }),
    });
  }
  for (const field of ["name", "tool"] as const) {
    if (typeof member(value, field) !== "string") found.push(lack(value, field));
  }
  if (member(value, "arguments") === undefined) found.push(lack(value, "arguments"));
  for (const field of ["expect", "expectResult"] as const) {
    const given = member(value, field);
    if (given === undefined ? field === "expectResult" : given === "valid" || given === "invalid") continue;
    found.push(lack(value, field));
  }
  return found;
}

function lack(value: Json, field: string): RefusedCase {
  return member(value, field) === undefined
    ? { path: [], code: "field-missing", args: [field] }
    : { path: [field], code: "field-wrong", args: [field] };
}
