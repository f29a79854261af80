import type { Json, Path } from "../types.ts";

/** A change to a valid value, and what it is meant to show. */
export interface Idea {
  readonly path: Path;
  /** The keyword that it breaks; none where the value should stay valid. */
  readonly keyword?: string;
  /** After the name of the place: "below its minimum". */
  readonly words: string;
  /** What stands there then; undefined to leave it out. */
  readonly value: Json | undefined;
}
