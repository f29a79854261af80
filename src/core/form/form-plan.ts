import type { Json, Refusal } from "../types.ts";

/** A schema as fields. Each different subschema is one node, so one that refers to itself is a circle of numbers, not an endless tree. */
export interface FormPlan {
  readonly nodes: readonly FieldPlan[];
  readonly root: number;
}

/** What a person sees of one value, and how it is given. */
export type FieldPlan = FieldFacts & FieldKind;

export interface FieldFacts {
  readonly title?: string;
  readonly description?: string;
  /** The type and its limits in words: "integer, 1 to 600". */
  readonly words: string;
  readonly nullable: boolean;
  readonly default?: Json;
  readonly examples: readonly Json[];
  readonly deprecated: boolean;
  /** Whether nothing at all, such as a text of no characters, can be right as its value. */
  readonly takesEmpty: boolean;
  /** What else must hold between the members: "needs `a` or `b`". */
  readonly notes: readonly string[];
}

export type FieldKind =
  | { readonly kind: "text"; readonly format?: string; readonly long: boolean }
  | { readonly kind: "number"; readonly integer: boolean }
  | { readonly kind: "boolean" }
  | { readonly kind: "choice"; readonly options: readonly ChoiceOption[] }
  | {
      readonly kind: "object";
      readonly members: readonly Member[];
      readonly variants: readonly Variants[];
      readonly entries?: number;
    }
  | { readonly kind: "list"; readonly item: number }
  | { readonly kind: "tuple"; readonly items: readonly number[]; readonly rest?: number }
  | { readonly kind: "union"; readonly branches: readonly Branch[] }
  | { readonly kind: "json" }
  /** Null is the only value, or there is none at all. */
  | { readonly kind: "null" }
  | { readonly kind: "nothing" };

export interface ChoiceOption {
  readonly value: Json;
  readonly label: string;
  readonly note?: string;
}

export interface Member {
  readonly name: string;
  readonly required: boolean;
  readonly node: number;
}

/** Members that depend on a choice; several such choices stand beside each other and are never multiplied. */
export interface Variants {
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly label: string;
  readonly node: number;
  /** Constants that tell this branch from the others: given with the choice. */
  readonly tags: readonly (readonly [name: string, value: Json])[];
}

/** Why there are no fields: the arguments can still be written as JSON. */
export type NoForm = Refusal<NoFormCode>;

export type NoFormCode = "no-schema" | "too-late" | "bad-schema" | "no-object" | "too-many-parts" | "too-many-fields";
