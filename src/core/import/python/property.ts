import { typeOf } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { Expression } from "./expression.ts";
import { constrain, isField } from "./field.ts";
import { lastName } from "./module.ts";
import { orNull, type PythonType, readType, type TypeContext } from "./types.ts";
import { literalOf } from "./values.ts";

export interface Property {
  readonly name: string;
  readonly schema: JsonObject;
  readonly required: boolean;
}

/** A parameter of a function, or a field of a class, as a property. One whose default is None may be left out, and has no default. */
export function readProperty(
  given: { readonly name: string; readonly annotation?: Expression; readonly value?: Expression },
  description: string | undefined,
  context: TypeContext,
  /** Of a class whose fields may be left out. */
  open = false,
): Property {
  const { annotation, value } = given;
  const field = isField(value) ? value : undefined;
  const type = annotation ? readType(annotation, context) : typeOfDefault(given.name, value, context);
  const extras = [...type.extras, ...(field ? [field] : [])];
  const schema = extras.reduce<JsonObject>((at, extra) => constrain(at, extra, context), type.schema);
  const standard = defaultOf(value, extras);
  const known = standard && literalOf(standard, context.module);
  if (standard && known === undefined) {
    context.note("lost", `The default of ${code(given.name)} is computed: its value is not known here`);
  }
  const allowed = type.nullable && known !== null ? orNull(schema) : schema;
  return {
    name: aliasOf(extras, context) ?? given.name,
    schema: {
      ...allowed,
      ...(description && !Object.hasOwn(allowed, "description") && { description }),
      ...(known !== undefined && known !== null && { default: known }),
    },
    required: standard === undefined && !(type.optional ?? open),
  };
}

/** What the argument is where it is left out; undefined where it may not be. */
function defaultOf(value: Expression | undefined, extras: readonly Expression[]): Expression | undefined {
  if (value && !isField(value)) return value.kind === "ellipsis" ? undefined : value;
  for (const extra of extras.toReversed()) {
    if (!isField(extra)) continue;
    const factory = extra.keywords.get("default_factory");
    if (factory) return { kind: "other", text: lastName(factory) };
    const given = extra.keywords.get("default") ?? extra.positional[0];
    if (given && given.kind !== "ellipsis") return given;
  }
  return undefined;
}

function aliasOf(extras: readonly Expression[], { module }: TypeContext): string | undefined {
  const aliases = extras.flatMap((extra) =>
    isField(extra) ? [extra.keywords.get("validation_alias"), extra.keywords.get("alias")] : [],
  );
  const value = aliases.map((alias) => alias && literalOf(alias, module)).find((alias) => typeof alias === "string");
  return typeof value === "string" ? value : undefined;
}

function typeOfDefault(name: string, value: Expression | undefined, { module, note }: TypeContext): PythonType {
  const known = value && !isField(value) ? literalOf(value, module) : undefined;
  const none = { schema: {}, nullable: false, extras: [] };
  if (known === undefined || known === null) {
    note("guessed", `${code(name)} has no type: any value is allowed`);
    return none;
  }
  const type = typeOf(known);
  note("guessed", `${code(name)} has no type: ${code(type)}, as its default`);
  return { ...none, schema: { type } };
}
