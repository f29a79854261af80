import type { Json } from "../../types.ts";
import type { PythonClass, PythonModule } from "./module.ts";
import { memberValues } from "./values.ts";

export type ClassKind = "model" | "typed-dict" | "dataclass" | "named-tuple" | "plain";

/** What a class is, by its bases and decorators; one with a base that is not here is taken for a model. */
export function kindOf(own: PythonClass, module: PythonModule): ClassKind {
  const line = [...lineage(own, module)];
  const has = (pattern: RegExp) => line.some(({ bases }) => bases.some((base) => pattern.test(base)));
  if (has(/^TypedDict$/)) return "typed-dict";
  if (has(/^NamedTuple$/)) return "named-tuple";
  if (has(/Model$|^BaseSettings$/)) return "model";
  if (line.some(({ decorators }) => decorators.some(({ name }) => /(?:^|\.)dataclass$/.test(name)))) return "dataclass";
  return foreignBases(own, module).length > 0 ? "model" : "plain";
}

const known =
  /^(?:BaseModel|BaseSettings|TypedDict|NamedTuple|Protocol|Generic|ABC|object|str|int|float|Enum|\w*Enum)$/;

/** The bases of a class that nothing is known of. */
export function foreignBases(own: PythonClass, module: PythonModule): string[] {
  const bases = [...lineage(own, module)].flatMap((at) => at.bases);
  return bases.filter((base) => base !== "" && !known.test(base) && !module.classes.has(base));
}

export function isEnum(own: PythonClass, module: PythonModule): boolean {
  return [...lineage(own, module)].some(({ bases }) => bases.some((base) => /^(Str|Int)?Enum$/.test(base)));
}

/** The values of an enumeration; undefined where one is known only when it runs. */
export function enumValues(own: PythonClass, module: PythonModule): Json[] | undefined {
  const values = [...memberValues(own, module)].filter(([name]) => !name.startsWith("_")).map(([, value]) => value);
  return values.length === 0 || values.includes(undefined) ? undefined : (values as Json[]);
}

/** The class and its bases in this module, each once: bases may go round in a circle. */
export function lineage(own: PythonClass, module: PythonModule): Set<PythonClass> {
  const found = new Set([own]);
  for (const at of found) {
    for (const base of at.bases) {
      const one = module.classes.get(base);
      if (one) found.add(one);
    }
  }
  return found;
}
