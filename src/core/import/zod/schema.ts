import type { Json, JsonObject } from "../../types.ts";

type Scalar = string | number | boolean | null;

/** A schema of Zod, as its constructors and methods build it. */
export type ZodDef =
  | {
      readonly type: "string";
      readonly min?: number;
      readonly max?: number;
      readonly format?: string;
      readonly encoding?: string;
      readonly patterns?: readonly string[];
    }
  | {
      readonly type: "number";
      readonly int: boolean;
      readonly min?: number;
      readonly max?: number;
      readonly above?: number;
      readonly below?: number;
      readonly steps?: readonly number[];
    }
  /** One that a piece of JSON Schema says whole. */
  | { readonly type: "plain"; readonly json: JsonObject }
  | { readonly type: "enum"; readonly entries: readonly (readonly [string, string | number])[] }
  | { readonly type: "literal"; readonly values: readonly Scalar[] }
  | {
      readonly type: "object";
      readonly shape: ReadonlyMap<string, () => ZodSchema>;
      /** What becomes of other members. */
      readonly rest: "strip" | "strict" | "loose" | ZodSchema;
    }
  | {
      readonly type: "array";
      readonly item: ZodSchema;
      readonly min?: number;
      readonly max?: number;
      readonly unique?: boolean;
    }
  | { readonly type: "tuple"; readonly items: readonly ZodSchema[]; readonly rest?: ZodSchema }
  | {
      readonly type: "record";
      readonly key: ZodSchema;
      readonly value: ZodSchema;
      readonly mode: "all" | "partial" | "loose";
    }
  | { readonly type: "union"; readonly options: readonly ZodSchema[]; readonly exclusive: boolean }
  | { readonly type: "intersection"; readonly left: ZodSchema; readonly right: ZodSchema }
  | { readonly type: "optional" | "nullable" | "nonoptional" | "readonly" | "brand"; readonly inner: ZodSchema }
  | { readonly type: "default" | "prefault" | "catch"; readonly inner: ZodSchema; readonly value: Json | undefined }
  /** What goes in and what comes out; a transform alone has no schema of its own. */
  | { readonly type: "pipe"; readonly input: ZodSchema; readonly output: ZodSchema | undefined }
  | { readonly type: "lazy"; readonly read: () => ZodSchema };

export interface ZodSchema {
  readonly def: ZodDef;
  /** Of `describe` and `meta`. */
  readonly meta: JsonObject;
  /** The constant that holds it, for the name of a definition. */
  readonly name?: string;
}

export function zodOf(def: ZodDef, meta: JsonObject = {}): ZodSchema {
  return { def, meta };
}

export const anything: ZodSchema = zodOf({ type: "plain", json: {} });

/** Whether a member with this schema may be left out. */
export function isOptional({ def }: ZodSchema, side: "input" | "output", depth = 0): boolean {
  if (depth > 100) return false;
  switch (def.type) {
    case "optional":
      return true;
    case "default":
    case "prefault":
      return side === "input";
    case "catch":
      return side === "input" && isOptional(def.inner, side, depth + 1);
    case "nullable":
    case "readonly":
    case "brand":
      return isOptional(def.inner, side, depth + 1);
    case "pipe": {
      const part = side === "input" ? def.input : def.output;
      return part !== undefined && isOptional(part, side, depth + 1);
    }
    case "union":
      return def.options.some((option) => isOptional(option, side, depth + 1));
    case "lazy":
      return isOptional(def.read(), side, depth + 1);
    default:
      return false;
  }
}
