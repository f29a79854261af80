import type { Dialect, Json, Path } from "../types.ts";

/** A schema where it stands. */
export interface Located {
  readonly schema: Json;
  /** From the root schema. */
  readonly path: Path;
  readonly source: Source;
}

/** The root schema that a schema belongs to, with what was read of its parts. */
export interface Source {
  readonly root: Json;
  readonly dialect: Dialect;
  /** Whether any reference stands in it. */
  readonly refers: boolean;
  readonly read: Map<object, Facets>;
  readonly targets: ReadonlyMap<string, Located>;
}

/** What a value must fit, all of it. */
export type Type = readonly Located[];

export const basicTypes = ["null", "boolean", "number", "string", "array", "object"] as const;
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
export interface ItemShape {
  readonly prefix: readonly Located[];
  readonly rest: Located | undefined;
}

/** What one schema says of the members of an object. `rest` is undefined where it says nothing of other names. */
export interface MemberShape {
  readonly properties: ReadonlyMap<string, Located>;
  readonly patterns: ReadonlyMap<string, Located>;
  readonly rest: Located | undefined;
}

export interface Contains extends Size {
  readonly of: Located;
}

export interface Condition {
  readonly test: Located;
  readonly met: Located | undefined;
  readonly otherwise: Located | undefined;
}

/** What depends on all that its schema says, and so can only be compared as a whole. */
export interface Whole {
  readonly at: Located;
  /** The schemas that make the difference. */
  readonly parts: readonly Located[];
}

/** A schema by what it says, whatever the dialect that it is spelled in; also several that all have to hold. */
export interface Facets {
  readonly types: ReadonlySet<BasicType>;
  /** Of numbers only whole ones. */
  readonly whole: boolean;
  readonly values: readonly Json[] | undefined;
  readonly low: Bound | undefined;
  readonly high: Bound | undefined;
  readonly multiples: readonly number[];
  readonly length: Size;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
  readonly count: Size;
  readonly unique: boolean;
  readonly items: readonly ItemShape[];
  readonly contains: readonly Contains[];
  readonly size: Size;
  readonly required: ReadonlySet<string>;
  readonly members: readonly MemberShape[];
  readonly names: readonly Located[];
  readonly needs: readonly (readonly [string, readonly string[]])[];
  readonly dependents: readonly (readonly [string, Located])[];
  /** Schemas for the same value: `allOf` and the target of `$ref`. */
  readonly all: readonly Located[];
  readonly any: readonly (readonly Located[])[];
  readonly one: readonly (readonly Located[])[];
  readonly not: readonly Located[];
  readonly conditions: readonly Condition[];
  readonly wholes: readonly Whole[];
  /** What cannot be reasoned about, as a text that is equal only where the meaning is. */
  readonly odd: readonly string[];
  /** What the schema says to people and models. */
  readonly notes: ReadonlyMap<string, Json>;
}

export const noLimit: Size = { min: 0, max: Number.POSITIVE_INFINITY };

export const anything: Facets = {
  ...{ types: new Set(basicTypes), whole: false, values: undefined, low: undefined, high: undefined, multiples: [] },
  ...{ length: noLimit, patterns: [], formats: [], count: noLimit, unique: false, items: [], contains: [] },
  ...{ size: noLimit, required: new Set<string>(), members: [], names: [], needs: [], dependents: [] },
  ...{ all: [], any: [], one: [], not: [], conditions: [], wholes: [], odd: [], notes: new Map() },
};

export const nothing: Facets = { ...anything, types: new Set() };
