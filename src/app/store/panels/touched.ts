import { fromPointer, type Json, valueAt } from "../../../core/index.ts";
import { newStore } from "../new-store.ts";

/** The fields that somebody has been at, by the pointer of their place; "all" once everything was asked for. */
export type Touched = ReadonlySet<string> | "all";

const nobody: Touched = new Set();
const touched = newStore<Readonly<Record<string, Touched>>>({});

export function touchedOf(key: string): Touched {
  return touched.getState()[key] ?? nobody;
}

export function useTouched<Value>(key: string, select: (at: Touched) => Value): Value {
  return touched.hook((all) => select(all[key] ?? nobody));
}

export function touch(key: string, pointer: string): void {
  const before = touchedOf(key);
  if (before !== "all" && !before.has(pointer)) touched.setState({ [key]: new Set([...before, pointer]) });
}

/** A call, or arguments from elsewhere: what is missing was asked for, wherever it is. */
export function touchAll(key: string): void {
  if (touchedOf(key) !== "all") touched.setState({ [key]: "all" });
}

/** Whether somebody was at a field; what belongs to no field is everybody's. */
export function wasAt(field: string, at: Touched): boolean {
  return at === "all" || at.has(field) || (field === "" && at.size > 0);
}

/** What is wrong with a value that is there is told at once; that there is none, once somebody was at its place. */
export function isTold(field: string, value: Json, isTouched: boolean): boolean {
  return isTouched || (field !== "" && valueAt(value, fromPointer(field)) !== undefined);
}
