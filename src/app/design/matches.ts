import { type Diagnostic, type PlacedRow, toPointer } from "../../core/index.ts";
import { rowName } from "./row-words.ts";

export interface Filter {
  readonly text: string;
  readonly only: "all" | "required" | "problems";
}

/** Whether a row is looked for, by its name and by what is wanted of it. */
export function matcher({ text, only }: Filter, problems: ReadonlyMap<string, readonly Diagnostic[]>) {
  const wanted = text.trim().toLowerCase();
  return (row: PlacedRow): boolean => {
    if (only === "required" && row.required !== true) return false;
    if (only === "problems" && !problems.has(toPointer(row.path))) return false;
    return wanted === "" || rowName(row).toLowerCase().includes(wanted);
  };
}

/** A name in three parts: before, the first place that matches, after. */
export function splitAt(name: string, text: string): readonly [string, string, string] {
  const wanted = text.trim().toLowerCase();
  const at = wanted === "" ? -1 : name.toLowerCase().indexOf(wanted);
  if (at < 0) return [name, "", ""];
  return [name.slice(0, at), name.slice(at, at + wanted.length), name.slice(at + wanted.length)];
}
