import type { Path } from "../types.ts";

/**
 * What a part of a tool is. `schema` is what is left of the input schema beside its properties and definitions, `rest` what is left
 * of the tool: its name, brackets, and what a vendor adds.
 */
const partKinds = [
  "description",
  "property",
  "definition",
  "schema",
  "output",
  "annotations",
  "field",
  "rest",
] as const;
export type PartKind = (typeof partKinds)[number];

/** A part of a tool as it was counted: its own tokens hold those of its parts. */
export interface CountedPart {
  readonly path: Path;
  readonly kind: PartKind;
  readonly tokens: number;
  readonly parts: readonly CountedPart[];
}
