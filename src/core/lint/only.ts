import type { Settings } from "../types.ts";
import { rules } from "./rules.ts";

/** Settings for a test of a few rules, whatever others join the list. */
export function only(...ids: readonly string[]): Partial<Settings> {
  const others = rules.filter(({ id }) => !ids.includes(id));
  return { preset: "all", rules: Object.fromEntries(others.map(({ id }) => [id, "off"])) };
}
