import type { Json, JsonNode, JsonObject, Path, TextEdit } from "../types.ts";
import type { TypeChoice } from "./edits/type-choice.ts";

/** What a person does to a tool on the page. Every path leads from the tool down, to the schema that a row shows. */
export type DesignEdit =
  /** A text of the tool itself; empty removes it. */
  | { readonly verb: "tool-text"; readonly field: "name" | "title" | "description"; readonly value: string }
  | { readonly verb: "annotate"; readonly key: string; readonly value: boolean | undefined }
  /** A field or a definition gets another name, and all that speaks of it. */
  | { readonly verb: "rename"; readonly path: Path; readonly to: string }
  | { readonly verb: "require"; readonly path: Path; readonly required: boolean }
  /** One keyword of a schema; undefined removes it. */
  | { readonly verb: "keyword"; readonly path: Path; readonly keyword: string; readonly value: Json | undefined }
  | { readonly verb: "type"; readonly path: Path; readonly to: TypeChoice }
  | { readonly verb: "nullable"; readonly path: Path; readonly nullable: boolean }
  /** A new field in the object at `path`: after a field, or last. */
  | {
      readonly verb: "add";
      readonly path: Path;
      readonly after?: string;
      readonly name?: string;
      readonly schema?: Json;
    }
  | {
      readonly verb: "duplicate" | "delete" | "wrap-list" | "make-union" | "add-branch" | "inline";
      readonly path: Path;
    }
  /** To a place among its siblings, which counts from 0. */
  | { readonly verb: "reorder"; readonly path: Path; readonly to: number }
  /** A field into another object, last. */
  | { readonly verb: "move"; readonly path: Path; readonly into: Path }
  | { readonly verb: "extract"; readonly path: Path; readonly name: string }
  | { readonly verb: "output"; readonly isThere: boolean }
  /** The schema at a path as JSON that a person wrote. */
  | { readonly verb: "replace"; readonly path: Path; readonly text: string };

/** What an edit does besides what was asked for, to be said before or after it. */
export type Consequence =
  /** Places that are renamed along. */
  | { readonly code: "renamed-along"; readonly places: number; readonly cases: number }
  /** Keywords that mean nothing any more. */
  | { readonly code: "removed"; readonly keywords: readonly string[] }
  /** References that lead nowhere now. */
  | { readonly code: "dangling"; readonly references: number }
  /** The definition is used in so many places, and changes in all of them. */
  | { readonly code: "changes-places"; readonly places: number };

export type EditRefusal =
  | { readonly code: "name-taken"; readonly name: string }
  | { readonly code: "name-empty" }
  | { readonly code: "not-there" }
  | { readonly code: "malformed"; readonly keyword: string }
  | { readonly code: "not-json"; readonly offset: number }
  | { readonly code: "into-itself" }
  | { readonly code: "no-object" }
  | { readonly code: "unreadable" };

export interface Edited {
  readonly edits: readonly TextEdit[];
  readonly consequences: readonly Consequence[];
  /** Where the row is after the edit, for the focus. */
  readonly focus: Path;
}

export type EditResult = Edited | { readonly refusal: EditRefusal };

/** A tool's text, read. */
export interface Source {
  readonly text: string;
  readonly root: JsonNode;
  readonly tool: JsonObject;
}

export function refuse(refusal: EditRefusal): { readonly refusal: EditRefusal } {
  return { refusal };
}

export function isRefused(result: EditResult): result is { readonly refusal: EditRefusal } {
  return "refusal" in result;
}
