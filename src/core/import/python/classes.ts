import type { Json } from "../../types.ts";
import type { PythonClass, PythonModule } from "./module.ts";
import { memberValues } from "./values.ts";

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
      const known = module.classes.get(base);
      if (known) found.add(known);
    }
  }
  return found;
}
