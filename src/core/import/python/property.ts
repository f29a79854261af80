import { typeOf } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { Expression } from "./expression.ts";
import { isField } from "./field.ts";
import type { PythonModule } from "./module.ts";
import { type PythonType, readType, type TypeContext, wholeSchema } from "./types.ts";
import { literalOf } from "./values.ts";

export interface Property {
  readonly name: string;
  readonly schema: JsonObject;
  readonly required: boolean;
}

/** A parameter of a function, or a field of a class, as a property. */
export function readProperty(
  given: { readonly name: string; readonly annotation?: Expression; readonly value?: Expression },
  description: string | undefined,
  context: TypeContext,
  /** Of a class whose fields may be left out. */
  open = false,
): Property {
  const { annotation } = given;
  const { module, sdk, bare } = context;
  const value = constantOf(given.value, module);
  const field = isField(value) ? value : undefined;
  const type = annotation ? readType(annotation, context) : typeOfDefault(given.name, value, context);
  const extras = [...type.extras, ...(field ? [field] : [])];
  const standard = defaultOf(value, extras);
  const isMade = standard === "made";
  const known = standard && !isMade ? literalOf(standard, module) : undefined;
  if ((standard && known === undefined && !isMade) || (isMade && !sdk)) {
    context.note("lost", `The default of ${code(given.name)} is computed: its value is not known here`);
  }
  // In the guide of `@skill_command`, None as a default only means that the argument may be left out.
  const isAbsent = known === null && !sdk;
  const whole = wholeSchema({ ...type, extras, nullable: type.nullable && !isAbsent }, context);
  // Python does not find `NotRequired` in an annotation that is not evaluated: only Pydantic does.
  const isHidden = bare && module.imports.some((text) => /__future__.*annotations/.test(text));
  const isOptional = (standard !== undefined && !(isMade && bare)) || ((isHidden ? undefined : type.optional) ?? open);
  // The SDK makes a model of a TypedDict in version 1, where all that may be left out is null.
  const isNull = bare && known === undefined && isOptional && standard === undefined;
  return {
    name: aliasOf(given.name, extras, context),
    schema: {
      ...whole,
      ...(description && !Object.hasOwn(whole, "description") && { description }),
      ...(known !== undefined && !isAbsent && { default: known }),
      ...(isNull && { default: null }),
    },
    required: !isOptional,
  };
}

/** A constant that holds what `Field` makes. */
function constantOf(value: Expression | undefined, { names }: PythonModule): Expression | undefined {
  const held = value?.kind === "name" ? names.get(value.name) : undefined;
  return isField(held) ? held : value;
}

/** What the argument is where it is left out, `made` if a function makes it; undefined where it may not be left out. */
function defaultOf(value: Expression | undefined, extras: readonly Expression[]): Expression | "made" | undefined {
  if (value && !isField(value)) return value.kind === "ellipsis" ? undefined : value;
  for (const extra of extras.toReversed()) {
    if (!isField(extra)) continue;
    if (extra.keywords.has("default_factory")) return "made";
    const given = extra.keywords.get("default") ?? extra.positional[0];
    if (given && given.kind !== "ellipsis") return given;
  }
  return undefined;
}

function aliasOf(name: string, extras: readonly Expression[], { module, sent, sdk, note }: TypeContext): string {
  const first = sent && sdk === "fastmcp" ? "serialization_alias" : "validation_alias";
  const aliases = extras.flatMap((extra) =>
    isField(extra) ? [extra.keywords.get(first), extra.keywords.get("alias")] : [],
  );
  for (const alias of aliases) {
    const choice = alias?.kind === "call" ? alias.positional[0] : alias;
    const value = choice && literalOf(choice, module);
    if (typeof value === "string") return value;
    if (alias) note("lost", `The alias of ${code(name)} is computed: its own name stands for it`);
  }
  return name;
}

function typeOfDefault(name: string, value: Expression | undefined, { module, note, sdk }: TypeContext): PythonType {
  const none: PythonType = { schema: {}, nullable: false, extras: [] };
  if (sdk === "mcp-1" || sdk === "mcp-2") {
    note("guessed", `${code(name)} has no type: text, as the SDK takes it`);
    return { ...none, schema: { type: "string" } };
  }
  const known = value && !isField(value) ? literalOf(value, module) : undefined;
  if (known === undefined || known === null || sdk) {
    note("guessed", `${code(name)} has no type: any value is allowed`);
    return none;
  }
  const type = typeOf(known);
  note("guessed", `${code(name)} has no type: ${code(type)}, as its default`);
  return { ...none, schema: { type } };
}
