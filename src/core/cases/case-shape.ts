import { isObject, member } from "../json.ts";
import type { Case, Json, Path } from "../types.ts";
import { code, inWords, nearest } from "../words.ts";

export interface CaseFault {
  /** From the case down. */
  readonly path: Path;
  readonly message: string;
  readonly rename?: string;
}

const fields = ["name", "tool", "arguments", "expect", "result", "expectResult"] as const;

/** A case, or what is wrong with it. */
export function readCase(value: Json): Case | string {
  return caseFaults(value)[0]?.message ?? (value as unknown as Case);
}

/** Why a value is no case that can be tried. */
export function caseFaults(value: Json): readonly CaseFault[] {
  if (!isObject(value)) return [{ path: [], message: `A case must be an object, not ${inWords(value)}` }];
  const faults: CaseFault[] = [];
  for (const name of Object.keys(value)) {
    if (fields.some((field) => field === name)) continue;
    const meant = nearest(
      name,
      fields.filter((field) => member(value, field) === undefined),
    );
    const hint = meant ? `: did you mean ${code(meant)}?` : `: there are ${fields.map(code).join(", ")}`;
    faults.push({
      path: [name],
      message: `${code(name)} is no field of a case${hint}`,
      ...(meant && { rename: meant }),
    });
  }
  for (const field of ["name", "tool"] as const) {
    if (typeof member(value, field) !== "string") faults.push(lack(value, field, "a text"));
  }
  if (member(value, "arguments") === undefined) faults.push(lack(value, "arguments", "what the call gives"));
  for (const field of ["expect", "expectResult"] as const) {
    const found = member(value, field);
    if (found === undefined ? field === "expectResult" : found === "valid" || found === "invalid") continue;
    faults.push(lack(value, field, '`"valid"` or `"invalid"`'));
  }
  return faults;
}

function lack(value: Json, field: string, wanted: string): CaseFault {
  const missing = member(value, field) === undefined;
  const message = missing ? `The case lacks ${code(field)}: ${wanted}` : `${code(field)} of a case must be ${wanted}`;
  return { path: missing ? [] : [field], message };
}
