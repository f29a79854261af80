import { getLocation } from "jsonc-parser";
import type { Path } from "../types.ts";
import { outline } from "./outline.ts";

/** Whether a text is nested deeper than anything recursive can follow. */
export function isTooDeep(text: string): boolean {
  return outline(text).tooDeepAt !== undefined;
}

/** The path of what stands at an offset. The text may be half-typed or hostile. */
export function pathAt(text: string, offset: number): Path {
  if (isTooDeep(text)) return [];
  return getLocation(text, Math.max(0, Math.min(offset, text.length))).path.filter((key) => key !== "");
}
