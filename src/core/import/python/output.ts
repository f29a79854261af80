import { isObject } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { isEnum, kindOf } from "./classes.ts";
import type { Expression } from "./expression.ts";
import { lastName, type PythonClass, readText } from "./module.ts";
import { namedTypes } from "./named-types.ts";
import { referred, rooted } from "./rooted.ts";
import { schemaOf, type TypeContext } from "./types.ts";

/** What a tool hands to the model as it is: there is no schema for it. */
const content =
  /^(?:CallToolResult|ToolResult|InputRequiredResult|Image|Audio|File|ContentBlock|EmbeddedResource|ResourceLink|(?:Text|Image|Audio)Content)$/;

/** The `outputSchema` that the library makes of a return type; where it makes none, neither do we. */
export function outputOf(
  returns: Expression | undefined,
  given: ReadonlyMap<string, Json | undefined>,
  context: TypeContext,
): JsonObject | undefined {
  const written = given.get("output_schema");
  if (isObject(written)) return written;
  if (written === null || given.get("structured_output") === false || !returns) return undefined;
  const own: TypeContext = { ...context, sent: true, definitions: new Map() };
  const hint = resultType(returns, own);
  if (!hint || holdsContent(hint, own)) return undefined;
  const schema = own.sdk === "fastmcp" ? fastmcpOutput(hint, own) : officialOutput(hint, own);
  if (schema) context.note("mapped", "The return type became `outputSchema`");
  if (!schema) return undefined;
  const { schema: whole, circle } = rooted(schema, own.definitions);
  if (circle !== undefined && own.sdk !== "fastmcp") {
    context.note(
      "guessed",
      `${code(circle)} refers to itself: the SDK then sends a schema without \`type\` at its root, which clients refuse. It is written out here`,
    );
  }
  return whole;
}

/** Without what only stands around the type of the data. */
function resultType(returns: Expression, context: TypeContext): Expression | undefined {
  if (returns.kind === "string") return resultType(readText(returns.value), context);
  const items = unionOf(returns);
  if (items) {
    const data = items.filter((item) => lastName(item) !== "InputRequiredResult");
    return data.length === items.length ? returns : { kind: "union", items: data };
  }
  if (returns.kind !== "subscript" || lastName(returns) !== "Annotated") return returns;
  const [first, second] = returns.items;
  // What beside it says how the data looks.
  return first && lastName(first) === "CallToolResult" ? second : returns;
}

function unionOf(hint: Expression): readonly Expression[] | undefined {
  if (hint.kind === "union") return hint.items;
  return hint.kind === "subscript" && lastName(hint) === "Union" ? hint.items : undefined;
}

function holdsContent(hint: Expression, context: TypeContext): boolean {
  if (hint.kind === "string") return holdsContent(readText(hint.value), context);
  if (hint.kind === "union") return hint.items.some((item) => holdsContent(item, context));
  if (hint.kind === "subscript" && hint.items.some((item) => holdsContent(item, context))) return true;
  return content.test(lastName(hint)) && !context.module.classes.has(lastName(hint));
}

function officialOutput(hint: Expression, context: TypeContext): JsonObject | undefined {
  const bare = hint.kind === "subscript" && lastName(hint) === "Annotated" ? hint.items[0] : hint;
  if (!bare) return undefined;
  if (bare.kind === "subscript" && bare.of.kind === "name" && bare.of.name === "dict") {
    const [key] = bare.items;
    return key?.kind === "name" && key.name === "str" ? schemaOf(bare, context) : wrap(hint, context);
  }
  if (bare.kind !== "name") return wrap(hint, context);
  const name = lastName(bare);
  if (/^(?:str|int|float|bool|bytes)$/.test(name)) return wrap(hint, context);
  const own = context.module.classes.get(name);
  if (own) return isEnum(own, context.module) ? undefined : rootOfClass(own, context);
  const alias = context.module.names.get(name);
  if (alias) return officialOutput(alias, context);
  if (!isPlain(name)) notHere(name, context);
  return undefined;
}

/** The SDK makes a model of its own of what is none. */
function rootOfClass(own: PythonClass, context: TypeContext): JsonObject | undefined {
  const kind = kindOf(own, context.module);
  const isNative = kind === "model" || (kind === "typed-dict" && context.sdk === "mcp-2");
  if (isNative) return schemaOf({ kind: "name", name: own.name }, context);
  if (kind === "named-tuple" || (own.fields.every(({ annotation }) => !annotation) && own.bases.length === 0)) {
    return undefined;
  }
  return context.classSchema(own, { ...context, bare: true });
}

function fastmcpOutput(hint: Expression, context: TypeContext): JsonObject | undefined {
  if (hint.kind === "none" || hint.kind === "ellipsis") return undefined;
  const name = lastName(hint);
  if (hint.kind === "name" && name === "Any") return undefined;
  if (hint.kind === "name" && !context.module.classes.has(name) && !context.module.names.has(name) && !isPlain(name)) {
    return notHere(name, context);
  }
  const own = context.module.classes.get(name);
  if (own && kindOf(own, context.module) === "plain" && !isEnum(own, context.module)) return undefined;
  const schema = schemaOf(hint, context);
  const target = context.definitions.get(referred(schema) ?? "") ?? schema;
  const isObjectSchema = target.type === "object" || Object.hasOwn(target, "properties");
  return isObjectSchema ? schema : { ...wrapped(schema), "x-fastmcp-wrap-result": true };
}

function notHere(name: string, { note }: TypeContext): undefined {
  note("lost", `${code(name)}, the return type, is not in this text: there is no \`outputSchema\``);
}

/** Types that need no class in the text. */
function isPlain(name: string): boolean {
  return (
    Object.hasOwn(namedTypes, name) || /^(?:str|int|float|bool|list|dict|set|tuple|frozenset|List|Dict)$/.test(name)
  );
}

function wrap(hint: Expression, context: TypeContext): JsonObject {
  return wrapped(schemaOf(hint, context));
}

function wrapped(schema: JsonObject): JsonObject {
  return { type: "object", properties: { result: schema }, required: ["result"] };
}
