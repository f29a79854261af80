import type { Json, JsonObject } from "../../types.ts";
import { readDocstring } from "./docstring.ts";
import type { PythonClass, PythonModule } from "./module.ts";
import { readProperty } from "./property.ts";
import type { TypeContext } from "./types.ts";
import { memberValues } from "./values.ts";

export function isEnum(own: PythonClass, module: PythonModule): boolean {
  return [...lineage(own, module)].some(({ bases }) => bases.some((base) => /^(Str|Int)?Enum$/.test(base)));
}

/** The values of an enumeration; undefined where one is known only when it runs. */
export function enumValues(own: PythonClass, module: PythonModule): Json[] | undefined {
  const values = [...memberValues(own, module)].filter(([name]) => !name.startsWith("_")).map(([, value]) => value);
  return values.length === 0 || values.includes(undefined) ? undefined : (values as Json[]);
}

/** The annotated fields of a model, a TypedDict or a dataclass, those of its bases first. */
export function fieldSchemas(own: PythonClass, context: TypeContext): JsonObject {
  const docs = readDocstring(own.docstring ?? "");
  const fields = new Map<string, PythonClass["fields"][number]>();
  const open = new Set<string>();
  for (const { fields: declared, total } of [...lineage(own, context.module)].reverse()) {
    for (const field of declared) {
      if (!field.annotation || field.name.startsWith("_")) continue;
      fields.set(field.name, field);
      if (!total) open.add(field.name);
    }
  }
  const read = [...fields.values()].map((field) =>
    readProperty(field, docs.parameters.get(field.name), context, open.has(field.name)),
  );
  const required = read.filter((property) => property.required).map(({ name }) => name);
  return {
    type: "object",
    ...(docs.summary !== "" && { description: docs.summary }),
    properties: Object.fromEntries(read.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  };
}

/** The class and its bases in this module, each once: bases may go round in a circle. */
function lineage(own: PythonClass, module: PythonModule): Set<PythonClass> {
  const found = new Set([own]);
  for (const at of found) {
    for (const base of at.bases) {
      const known = module.classes.get(base);
      if (known) found.add(known);
    }
  }
  return found;
}
