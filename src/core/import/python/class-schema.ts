import type { JsonObject } from "../../types.ts";
import { lineage } from "./classes.ts";
import { readDocstring } from "./docstring.ts";
import type { PythonClass } from "./module.ts";
import { readProperty } from "./property.ts";
import type { TypeContext } from "./types.ts";

/** The annotated fields of a model, a TypedDict or a dataclass, those of its bases first. */
export function classSchema(own: PythonClass, context: TypeContext): JsonObject {
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
