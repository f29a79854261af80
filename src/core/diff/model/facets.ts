/**
 * A schema by what it says, whatever the dialect that it is spelled in; also several schemas that all have to hold.
 * Every facet narrows the values on its own, so a value fits where it fits each facet. A facet of one type (such as
 * `pattern` for text) says nothing of values of other types. What the facets cannot express stands in `opaque`, as a
 * text, and in `contextual`, as a part of the schema: both are compared for equality and never reasoned about.
 */
import type { Json } from "../../types.ts";
import type { Located } from "./schema.ts";

const basicTypes = ["null", "boolean", "number", "string", "array", "object"] as const;
export type BasicType = (typeof basicTypes)[number];

export interface Bound {
  readonly value: number;
  /** The value itself is outside. */
  readonly open: boolean;
}

export interface Size {
  readonly min: number;
  readonly max: number;
}

/** What one schema says of the items of a list. */
interface ItemShape {
  readonly prefix: readonly Located[];
  readonly rest: Located | undefined;
}

/** What one schema says of the members of an object. `rest` is undefined where it says nothing of other names. */
interface MemberShape {
  readonly properties: ReadonlyMap<string, Located>;
  readonly patterns: ReadonlyMap<string, Located>;
  readonly rest: Located | undefined;
}

interface Contains extends Size {
  readonly of: Located;
}

/** `if`, `then` and `else`. */
interface Condition {
  readonly test: Located;
  readonly consequent: Located | undefined;
  readonly alternate: Located | undefined;
}

/** A keyword whose meaning depends on all that its schema says, such as `unevaluatedProperties`. */
export interface Contextual {
  readonly at: Located;
  /** The schemas that make the difference. */
  readonly parts: readonly Located[];
}

export interface Facets {
  readonly types: ReadonlySet<BasicType>;
  /** Of numbers only whole ones. */
  readonly integer: boolean;
  /** `enum` and `const`. */
  readonly values: readonly Json[] | undefined;
  readonly minimum: Bound | undefined;
  readonly maximum: Bound | undefined;
  readonly multipleOf: readonly number[];
  readonly length: Size;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
  readonly itemCount: Size;
  readonly uniqueItems: boolean;
  readonly items: readonly ItemShape[];
  readonly contains: readonly Contains[];
  readonly memberCount: Size;
  readonly required: ReadonlySet<string>;
  readonly members: readonly MemberShape[];
  readonly propertyNames: readonly Located[];
  readonly dependentRequired: readonly (readonly [string, readonly string[]])[];
  readonly dependentSchemas: readonly (readonly [string, Located])[];
  /** `allOf` and the target of `$ref`. */
  readonly allOf: readonly Located[];
  readonly anyOf: readonly (readonly Located[])[];
  readonly oneOf: readonly (readonly Located[])[];
  readonly not: readonly Located[];
  readonly conditions: readonly Condition[];
  readonly contextual: readonly Contextual[];
  /** What cannot be reasoned about, as a text that is equal only where the meaning is. */
  readonly opaque: readonly string[];
  /** What the schema says to people and models. */
  readonly annotations: ReadonlyMap<string, Json>;
}

export const noLimit: Size = { min: 0, max: Number.POSITIVE_INFINITY };

/** Facets that every value fits. */
export const anyValue: Facets = {
  ...{ types: new Set(basicTypes), integer: false, values: undefined, minimum: undefined, maximum: undefined },
  ...{ multipleOf: [], length: noLimit, patterns: [], formats: [] },
  ...{ itemCount: noLimit, uniqueItems: false, items: [], contains: [] },
  ...{ memberCount: noLimit, required: new Set<string>(), members: [], propertyNames: [] },
  ...{ dependentRequired: [], dependentSchemas: [], allOf: [], anyOf: [], oneOf: [], not: [], conditions: [] },
  ...{ contextual: [], opaque: [], annotations: new Map() },
};

/** Facets that no value fits. */
export const noValue: Facets = { ...anyValue, types: new Set() };
