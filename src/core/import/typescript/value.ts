import type { Json, JsonObject } from "../../types.ts";
import type { ZodSchema } from "../zod/schema.ts";
import type { TypeScriptModule } from "./module.ts";
import type { SyntaxNode } from "./syntax.ts";

/** What can be known of an expression without running it. */
export type Value =
  | { readonly kind: "plain"; readonly value: string | number | boolean | null }
  | { readonly kind: "undefined" }
  | { readonly kind: "regex"; readonly source: string; readonly flags: string }
  | { readonly kind: "list"; readonly items: readonly Value[] }
  /** Members are read when they are asked for: a schema may hold itself. */
  | { readonly kind: "object"; readonly members: ReadonlyMap<string, () => Value>; readonly open: boolean }
  | { readonly kind: "zod"; readonly schema: ZodSchema }
  /** A library, or a part of one, by its path: `z`, `z.iso`. */
  | { readonly kind: "library"; readonly path: string }
  | {
      readonly kind: "function";
      readonly node: SyntaxNode;
      readonly module: TypeScriptModule;
      readonly frame: Frame | undefined;
    }
  | { readonly kind: "namespace"; readonly module: TypeScriptModule }
  /** JSON Schema that was handed to a helper of an SDK. */
  | { readonly kind: "schema"; readonly value: JsonObject }
  | Unknown;

export interface Unknown {
  readonly kind: "unknown";
  /** The source, for a note. */
  readonly text: string;
  readonly line: number;
}

/** What the functions and loops around a place were called with. */
export interface Frame {
  readonly of: SyntaxNode;
  readonly module: TypeScriptModule;
  readonly arguments: readonly Value[];
  readonly outer: Frame | undefined;
  /** Where it is called from, for the order of what it makes. */
  readonly at?: number;
}

export function plain(value: string | number | boolean | null): Value {
  return { kind: "plain", value };
}

export function memberOf(value: Value, name: string): Value | undefined {
  return value.kind === "object" ? value.members.get(name)?.() : undefined;
}

export function textOf(value: Value | undefined): string | undefined {
  return value?.kind === "plain" && typeof value.value === "string" ? value.value : undefined;
}

/** A value as JSON; members that are not known are left out and told. */
export function jsonOf(value: Value, lose: (what: Unknown) => void, depth = 0): Json | undefined {
  if (depth > 200) return undefined;
  switch (value.kind) {
    case "plain":
      return value.value;
    case "schema":
      return value.value;
    case "list": {
      const items = value.items.map((item) => jsonOf(item, lose, depth + 1));
      return items.filter((item): item is Json => item !== undefined);
    }
    case "object": {
      const entries = [...value.members].map(([key, read]) => [key, jsonOf(read(), lose, depth + 1)] as const);
      return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));
    }
    case "unknown":
      lose(value);
      return undefined;
    default:
      return undefined;
  }
}
