import type { JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { classConfig } from "./class-config.ts";
import { foreignBases, kindOf, lineage } from "./classes.ts";
import { readDocstring } from "./docstring.ts";
import { lastName, type PythonClass } from "./module.ts";
import { type Property, readProperty } from "./property.ts";
import type { TypeContext } from "./types.ts";

/** The annotated fields of a model, a TypedDict or a dataclass, those of its bases first. */
export function classSchema(own: PythonClass, context: TypeContext): JsonObject {
  const { module, note, sdk } = context;
  const docs = readDocstring(own.docstring ?? "");
  const kind = kindOf(own, module);
  const { keywords, rename } = classConfig(own, context);
  for (const base of foreignBases(own, module)) {
    note("lost", `${code(base)}, a base of ${code(own.name)}, is not in this text: its members are not known`);
  }
  for (const validator of own.validators) {
    note("lost", `${code(validator)} of ${code(own.name)} runs in the server: what it asks for is not in the schema`);
  }
  if (sdk && kind === "plain" && !context.bare) {
    note("guessed", `${code(own.name)} is a plain class, which Pydantic does not take as a type: read as a model`);
  }
  const read = fieldsOf(own, context).map(({ open, ...field }): Property => {
    // Pydantic takes nothing from the docstring of a class.
    const property = readProperty(field, sdk ? undefined : docs.parameters.get(field.name), context, open);
    return property.name === field.name ? { ...property, name: rename(field.name) } : property;
  });
  if (sdk && kind === "named-tuple" && !context.bare) return tupleOf(read);
  const required = read.filter((property) => property.required).map(({ name }) => name);
  const description = sdk ? (context.bare ? "" : docs.whole) : docs.summary;
  return {
    type: "object",
    ...(description !== "" && { description }),
    properties: Object.fromEntries(read.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    ...(sdk && keywords),
  };
}

function fieldsOf(own: PythonClass, { module }: TypeContext) {
  const fields = new Map<string, PythonClass["fields"][number]>();
  const open = new Set<string>();
  for (const { fields: declared, total } of [...lineage(own, module)].reverse()) {
    for (const field of declared) {
      if (!field.annotation || field.name.startsWith("_") || lastName(field.annotation) === "ClassVar") continue;
      fields.set(field.name, field);
      if (!total) open.add(field.name);
    }
  }
  return [...fields.values()].map((field) => ({ ...field, open: open.has(field.name) }));
}

function tupleOf(read: readonly Property[]): JsonObject {
  return {
    type: "array",
    prefixItems: read.map(({ schema }) => schema),
    minItems: read.filter(({ required }) => required).length,
    maxItems: read.length,
  };
}
