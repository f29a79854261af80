import type { Json, Path } from "../types.ts";

/**
 * A tool as a page of fields. Every row stands for one place of the text: its `path` leads to the schema that it shows, from the
 * tool down. What a row has no words for is named in `other`, so nothing of the text is hidden.
 */
export interface DesignPage {
  readonly name: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly annotations: readonly Annotation[];
  readonly sections: readonly Section[];
  /** Fields of the tool that have no place of their own on the page: `icons`, `_meta`, and what no revision knows. */
  readonly other: readonly string[];
}

export interface Annotation {
  readonly key: string;
  /** Undefined where the text does not say. */
  readonly value: boolean | undefined;
  readonly default: boolean;
  /** `value` is something else than true or false. */
  readonly isWrong: boolean;
  /** A tool that only reads neither destroys nor repeats: the hint says nothing. */
  readonly hasNoEffect: boolean;
}

export type SectionId = "input" | "output" | "definitions";

export interface Section {
  readonly id: SectionId;
  /** To the schema, or to the map of definitions. */
  readonly path: Path;
  readonly isThere: boolean;
  /** The names of its fields, for a section that is closed. */
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  /** Rows that are left out because there are too many. */
  readonly folded: number;
  /** What the root of the schema itself has, such as `additionalProperties`, that no field shows. */
  readonly root: Row | undefined;
}

/** What a row stands for in the schema around it. */
export type RowKind =
  | "root"
  | "field"
  /** A name that is required and described nowhere. */
  | "required-only"
  /** A member whose name matches a pattern, and one of any other name. */
  | "pattern"
  | "others"
  /** The elements of a list: all of them, one by its place, those after the last place. */
  | "each"
  | "position"
  | "further"
  | "branch"
  /** One schema of an `allOf`. */
  | "part"
  | "definition"
  /** A keyword that the page has no words for. */
  | "json";

export interface Row {
  /** The route to the row: unlike its path, it is different where the same definition is opened in two places. */
  readonly id: string;
  readonly kind: RowKind;
  readonly path: Path;
  /** Where the name stands of which nothing else is known. */
  readonly namedAt?: Path;
  readonly level: number;
  readonly name: string;
  /** Counts from 1 among its siblings. */
  readonly position: number;
  readonly siblings: number;
  readonly type: TypeView;
  readonly chips: readonly Chip[];
  /** Undefined where nothing can be required. */
  readonly required: boolean | undefined;
  readonly description: string | undefined;
  readonly title: string | undefined;
  readonly isOpen: boolean;
  readonly hasChildren: boolean;
  /** Keywords that stay as they are, each with its value. */
  readonly other: readonly (readonly [keyword: string, value: Json])[];
  /** For a definition: how many references lead to it. */
  readonly uses?: number;
  /** The row stands inside of a definition that is shown where it is used: the reference, and where that stands. */
  readonly shared?: string;
  readonly sharedBy?: Path;
}

/** What a schema takes, as far as words go. */
export type TypeView =
  | {
      readonly kind: "text" | "integer" | "number" | "boolean" | "null" | "object" | "any" | "nothing";
      readonly nullable: boolean;
    }
  | { readonly kind: "list"; readonly of: TypeView | undefined; readonly nullable: boolean }
  | { readonly kind: "tuple"; readonly nullable: boolean }
  | { readonly kind: "map"; readonly of: TypeView | undefined; readonly nullable: boolean }
  | { readonly kind: "values"; readonly values: readonly Json[]; readonly nullable: boolean }
  | { readonly kind: "constant"; readonly value: Json; readonly nullable: boolean }
  | { readonly kind: "union"; readonly names: readonly string[]; readonly nullable: boolean }
  /** Several types in one `type`. */
  | { readonly kind: "several"; readonly types: readonly string[]; readonly nullable: boolean }
  | {
      readonly kind: "shared";
      readonly name: string;
      readonly isRecursive: boolean;
      readonly isDangling: boolean;
      readonly nullable: boolean;
    }
  | { readonly kind: "tag"; readonly name: string; readonly value: Json; readonly nullable: boolean }
  | { readonly kind: "json"; readonly nullable: boolean }
  /** No schema stands there: a list, a text, a number. */
  | { readonly kind: "malformed"; readonly found: string; readonly nullable: boolean };

/** One limit of a value. */
export type Chip =
  | {
      readonly code: "range";
      readonly keywords: readonly string[];
      readonly of: "characters" | "items" | "members" | "value";
      readonly min?: number;
      readonly max?: number;
      readonly isOpen?: boolean;
    }
  | { readonly code: "multiple"; readonly keywords: readonly string[]; readonly of: number }
  | { readonly code: "format" | "pattern" | "tag"; readonly keywords: readonly string[]; readonly text: string }
  | { readonly code: "unique" | "closed" | "deprecated"; readonly keywords: readonly string[] }
  | { readonly code: "default"; readonly keywords: readonly string[]; readonly value: Json }
  | { readonly code: "fields"; readonly keywords: readonly string[]; readonly count: number };
