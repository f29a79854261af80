import { hasType, isObject, member } from "../../json.ts";
import { branchesOf, pythonTypeOf } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import { pyLiteral } from "../literals/python.ts";
import { constraintsOf, type Extras } from "./constraints.ts";
import { isWhole } from "./whole-text.ts";

/** How a target reads the hints of a signature. */
export interface HintStyle {
  /** Whether `dict[str, int]` tells of its values; the guide of `@skill_command` leaves them out. */
  readonly typedMaps: boolean;
  /** A keyword that cannot be written at all. */
  lose(keyword: string): void;
}

export interface Hint {
  readonly code: Code;
  readonly nullable: boolean;
  /** What the type does not say, for `Field`. */
  readonly extras: Extras;
}

interface Type {
  readonly code: Code;
  readonly nullable?: boolean;
  /** The keywords that the type says. */
  readonly says: readonly string[];
  /** What `ge`, `min_length` and the like can be put on. */
  readonly base?: string;
}

const anything: Type = { code: trusted("Any"), nullable: true, says: [] };

/** The type of a schema without references, and what has to stand beside it. */
export function hintOf(schema: Json, style: HintStyle): Hint {
  if (!isObject(schema)) {
    return { ...anything, nullable: true, extras: { field: [], schema: schema === false ? { not: {} } : {} } };
  }
  const type = valueType(schema) ?? statedType(schema, style) ?? unionType(schema, style) ?? anything;
  const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !type.says.includes(keyword)));
  return {
    code: type.code,
    nullable: type.nullable === true,
    extras: constraintsOf(rest, type.base, (keyword) => style.lose(keyword)),
  };
}

/** A type with all that belongs to it, as one expression. */
export function annotated({ code, extras }: Pick<Hint, "code" | "extras">, more: readonly Code[] = []): Code {
  const extra = Object.keys(extras.schema).length > 0 ? [source`json_schema_extra=${pyLiteral(extras.schema)}`] : [];
  const given = [...more, ...extras.field, ...extra];
  return given.length === 0 ? code : source`Annotated[${code}, Field(${joined(given, ", ")})]`;
}

/** Texts, whole numbers, truth values and null can be listed; whatever else stands in a list stays in the schema. */
function valueType(schema: JsonObject): Type | undefined {
  const isConstant = Object.hasOwn(schema, "const");
  const values = isConstant ? [schema.const as Json] : member(schema, "enum");
  if (!Array.isArray(values) || values.length === 0 || (isConstant && Object.hasOwn(schema, "enum"))) return undefined;
  const fits = values.every(
    (value: Json) =>
      value === null ||
      (typeof value === "string" && isWhole(value)) ||
      typeof value === "boolean" ||
      Number.isSafeInteger(value),
  );
  if (!fits) return undefined;
  const stated = member(schema, "type");
  const sure =
    typeof stated === "string" && values.every((value: Json) => hasType(value, stated)) && stated !== "number";
  const literals = values.map((value: Json) => pyLiteral(Object.is(value, -0) ? 0 : value));
  return {
    code: source`Literal[${joined(literals, ", ")}]`,
    nullable: values.includes(null),
    says: [isConstant ? "const" : "enum", ...(sure ? ["type"] : [])],
  };
}

function statedType(schema: JsonObject, style: HintStyle): Type | undefined {
  const stated = member(schema, "type");
  if (Array.isArray(stated)) {
    const parts = stated.map((type) => typeof type === "string" && simpleType(type, {}, style));
    if (parts.length === 0 || parts.some((part) => !part)) return undefined;
    return { ...union(parts as Type[]), says: ["type"] };
  }
  return typeof stated === "string" ? simpleType(stated, schema, style) : undefined;
}

function simpleType(type: string, schema: JsonObject, style: HintStyle): Type | undefined {
  const python = pythonTypeOf(type);
  if (python === undefined) return undefined;
  if (type === "array" && isObject(member(schema, "items"))) {
    const items = annotated(hintOf(schema.items as Json, style));
    return { code: source`list[${items}]`, says: ["type", "items"], base: "list" };
  }
  if (type === "object" && style.typedMaps) {
    const values = member(schema, "additionalProperties");
    const isMap = isObject(values) && !Object.hasOwn(schema, "properties");
    const inner = isMap ? annotated(hintOf(values, style)) : anything.code;
    return {
      code: source`dict[str, ${inner}]`,
      says: isMap ? ["type", "additionalProperties"] : ["type"],
      base: "dict",
    };
  }
  return { code: trusted(python), nullable: type === "null", says: ["type"], base: python };
}

function unionType(schema: JsonObject, style: HintStyle): Type | undefined {
  const branches = branchesOf(schema, ["anyOf"])[0]?.list ?? [];
  if (branches.length === 0 || Object.hasOwn(schema, "oneOf")) return undefined;
  const parts = branches.map((branch): Type => {
    const hint = hintOf(branch, style);
    return { code: annotated(hint), nullable: hint.nullable, says: [] };
  });
  return { ...union(parts), says: ["anyOf"] };
}

/** `None` last, each part once: `None | None` is no type. */
function union(parts: readonly Type[]): Type {
  const distinct = [...new Map(parts.map((part) => [part.code.text, part])).values()];
  const last = (part: Type) => Number(part.code.text === "None");
  const sorted = distinct.toSorted((left, right) => last(left) - last(right));
  return {
    code: joined(
      sorted.map(({ code }) => code),
      " | ",
    ),
    nullable: sorted.some(({ nullable }) => nullable),
    says: [],
    ...(sorted.length === 1 && sorted[0]?.base !== undefined && { base: sorted[0].base }),
  };
}
