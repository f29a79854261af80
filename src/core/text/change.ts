import type { Json, Path, Span } from "../types.ts";

/** A change to a JSON text, in paths. It touches only its own place: comments and formatting around it stay. */
export type Change =
  /** Replaces the value at a path, or adds it (last, or first in its object) with the objects above it that are missing. */
  | { readonly kind: "set"; readonly path: Path; readonly value: Json; readonly first?: boolean }
  | { readonly kind: "remove"; readonly path: Path }
  /** Of a key that stands several times in one object, keeps one. */
  | { readonly kind: "unrepeat"; readonly path: Path; readonly keep: "first" | "last" }
  | { readonly kind: "rename"; readonly path: Path; readonly to: string }
  /** Takes the text of a value, comments and all, to a new place, or to that of a value around it. */
  | { readonly kind: "move"; readonly from: Path; readonly to: Path }
  /** Puts a new member (with a key) or element at a place among its siblings. */
  | {
      readonly kind: "insert";
      readonly path: Path;
      readonly index: number;
      readonly key?: string;
      readonly value: Json;
    }
  /** Gives a member or element another place among its siblings, with the comments that speak of it. */
  | { readonly kind: "reorder"; readonly path: Path; readonly to: number }
  /** Gives all members or elements of a container another order: where each of them stood before. */
  | { readonly kind: "arrange"; readonly path: Path; readonly order: readonly number[] }
  /** Takes a member or element, with the comments that speak of it, to a place in another container. */
  | {
      readonly kind: "transfer";
      readonly from: Path;
      readonly to: Path;
      readonly index: number;
      readonly key?: string;
    }
  /** Writes a member or element once more, right after itself. */
  | { readonly kind: "duplicate"; readonly path: Path; readonly key?: string }
  /** Puts several elements in the place of one element of a list. */
  | { readonly kind: "spread"; readonly path: Path; readonly values: readonly Json[] }
  | ({ readonly kind: "text"; readonly text: string } & Span);
