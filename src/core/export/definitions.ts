import { circularTargets, referencesOf } from "../schema/index.ts";
import { fromPointer, toPointer, valueAt } from "../text/index.ts";
import type { Json, JsonObject } from "../types.ts";
import type { Code } from "./code.ts";
import type { Identifiers } from "./identifiers.ts";

/** A schema that others refer to: it is written once, under a name. */
interface Definition {
  /** JSON pointer from the root of the schema; "" is the root itself. */
  readonly pointer: string;
  readonly name: Code;
  readonly schema: Json;
  /** It leads back to itself. */
  readonly circular: boolean;
  /** It leads back to itself without a step into the value, so that it says nothing. */
  readonly endless: boolean;
}

export interface Definitions {
  readonly all: readonly Definition[];
  /** What the reference at a place leads to; undefined for none, a foreign or a dangling one. */
  at(pointer: string): Definition | undefined;
  under(pointer: string): Definition | undefined;
}

/** All that the references of a schema lead to, with a name each. */
export function definitionsOf(root: JsonObject, rootName: Code, name: Identifiers): Definitions {
  const { circular, endless } = circularTargets(root);
  const byPointer = new Map<string, Definition>();
  const bySite = new Map<string, Definition>();
  for (const { keyword, path, target } of referencesOf(root)) {
    if (!target || keyword !== "$ref") continue;
    const pointer = toPointer(target);
    const definition = byPointer.get(pointer) ?? {
      pointer,
      name: pointer === "" ? rootName : name(fromPointer(pointer).at(-1) ?? "", `${rootName.text}#${pointer}`),
      schema: valueAt(root, target) ?? true,
      circular: circular.has(pointer),
      endless: endless.has(pointer),
    };
    byPointer.set(pointer, definition);
    bySite.set(toPointer(path), definition);
  }
  return {
    all: [...byPointer.values()],
    at: (pointer) => bySite.get(pointer),
    under: (pointer) => byPointer.get(pointer),
  };
}
