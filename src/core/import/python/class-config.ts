import { isObject } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { lineage } from "./classes.ts";
import type { Expression } from "./expression.ts";
import { lastName, type PythonClass } from "./module.ts";
import type { TypeContext } from "./types.ts";
import { literalOf } from "./values.ts";

/** Settings of a model that change what is accepted or shown, and have no place in our reading. */
const telling = /^(?:use_attribute_docstrings|json_schema_extra|alias_generator|str_(?:min|max)_length|str_to_)/;

export interface ClassConfig {
  /** What the settings add to the schema of the class. */
  readonly keywords: JsonObject;
  /** The name of a member as callers write it. */
  readonly rename: (name: string) => string;
}

/** What is set for a model as a whole, its bases included. */
export function classConfig(own: PythonClass, context: TypeContext): ClassConfig {
  const settings = new Map([...lineage(own, context.module)].reverse().flatMap(({ config }) => [...config]));
  const value = (key: string): Json | undefined => {
    const given = settings.get(key);
    return given && literalOf(given, context.module);
  };
  const extra = value("extra");
  const title = value("title");
  const more = value("json_schema_extra");
  const rename = renaming(settings.get("alias_generator"));
  for (const key of settings.keys()) {
    const isRead = (key === "json_schema_extra" && isObject(more)) || (key === "alias_generator" && rename);
    if (telling.test(key) && !isRead) context.note("lost", `${code(key)} of ${code(own.name)} is not read`);
  }
  return {
    keywords: {
      ...(typeof title === "string" && { title }),
      ...(extra === "forbid" && { additionalProperties: false }),
      ...(extra === "allow" && { additionalProperties: true }),
      ...(isObject(more) && more),
    },
    rename: rename ?? ((name) => name),
  };
}

/** The generators of Pydantic itself. */
function renaming(generator: Expression | undefined): ((name: string) => string) | undefined {
  const name = generator && lastName(generator);
  const pascal = (text: string) => text.replace(/(?:^|_)([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
  if (name === "to_pascal") return pascal;
  return name === "to_camel" ? (text) => pascal(text).replace(/^[A-Z]/, (at) => at.toLowerCase()) : undefined;
}
