import type { Json, JsonNode, JsonObject, Path, TextEdit } from "../types.ts";
import type { TypeChoice } from "./edits/type-choice.ts";
import type { PastedField } from "./pasted.ts";

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
  /** Pasted fields: after a field of the object at `path`, or last. */
  | { readonly verb: "paste"; readonly path: Path; readonly after?: string; readonly fields: readonly PastedField[] }
  | {
      readonly verb: "duplicate" | "delete" | "wrap-list" | "make-union" | "add-branch" | "inline";
      readonly path: Path;
    }
  /** A field into the object right above it, or out of the object around it, to stand right after that. */
  | { readonly verb: "move-in" | "move-out"; readonly path: Path }
  /** All values of an `enum`, or all examples, as they are to be; none removes the keyword. */
  | {
      readonly verb: "values";
      readonly path: Path;
      readonly keyword: "enum" | "examples";
      readonly values: readonly Json[];
    }
  /** Whether exactly one branch of a union must fit, or at least one. */
  | { readonly verb: "union-kind"; readonly path: Path; readonly keyword: "oneOf" | "anyOf" }
  /** Each branch of a union gets a required field of this name with a value of its own. */
  | { readonly verb: "tell-apart"; readonly path: Path; readonly by: string }
  /** What examples told: an object gets the fields that it lacks, anything else becomes that schema. */
  | { readonly verb: "infer"; readonly path: Path; readonly schema: Json }
  /** To a place among its siblings, which counts from 0. */
  | { readonly verb: "reorder"; readonly path: Path; readonly to: number }
  /** A field into another object: after a field, or last. */
  | { readonly verb: "move"; readonly path: Path; readonly into: Path; readonly after?: string }
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
  /** Keywords that stay although the type is another. */
  | { readonly code: "kept"; readonly keywords: readonly string[] }
  /** References that lead nowhere now. */
  | { readonly code: "dangling"; readonly references: number }
  /** The definition is used in these places, and changes in all of them. */
  | { readonly code: "changes-places"; readonly name: string; readonly places: readonly Path[] }
  /** A definition is written out in one of the places where it is used; `tokens` estimates what that costs. */
  | {
      readonly code: "copied";
      readonly name: string;
      readonly definition: Path;
      readonly places: readonly UsePlace[];
      readonly tokens: number;
    }
  /** Fields that are there already and stay as they are. */
  | { readonly code: "left-alone"; readonly names: readonly string[] }
  /** A default or an example that its own schema refuses; `words` is the end of a sentence about it. */
  | {
      readonly code: "not-taken";
      readonly keyword: "default" | "examples";
      readonly value: Json;
      readonly words: string;
    };

/** Where a definition is used: the reference, and the names of the rows that lead to it. */
export interface UsePlace {
  readonly path: Path;
  readonly names: readonly string[];
}

export type EditRefusal =
  | { readonly code: "name-taken"; readonly name: string }
  | { readonly code: "name-empty" }
  | { readonly code: "not-there" }
  | { readonly code: "malformed"; readonly keyword: string }
  | { readonly code: "not-json"; readonly offset: number }
  | { readonly code: "into-itself" }
  | { readonly code: "no-object" }
  /** A branch, counted from 1, that is no object written out in its place. */
  | { readonly code: "branch-without-fields"; readonly branch: number }
  /** No object is around the field that it could leave. */
  | { readonly code: "outermost" }
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
