import { isObject, member } from "../../json.ts";
import { branchesOf, declaredDialect, inDialect, itemsOf, valuesOf } from "../../schema/index.ts";
import { toPointer } from "../../text/index.ts";
import type { Dialect, Json, JsonObject } from "../../types.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import { type Definitions, definitionsOf } from "../definitions.ts";
import type { Identifiers } from "../identifiers.ts";
import { tsComment, tsKey, tsLiteral } from "../literals/typescript.ts";
import { numberAt, propertiesOf, writtenTypes } from "../reading.ts";
import { textOf } from "../tool.ts";

/** A type, and whether it needs brackets as part of another. */
interface Type {
  readonly code: Code;
  readonly composed: boolean;
}

const plain = (text: string): Type => ({ code: trusted(text), composed: false });
const anything = plain("unknown");
const nothing = plain("never");
const basic = new Map([
  ["string", plain("string")],
  ["number", plain("number")],
  ["integer", plain("number")],
  ["boolean", plain("boolean")],
  ["null", plain("null")],
]);

/** Declares a schema as TypeScript types: one for it and one for each schema that is referred to. */
export function declareTypes(root: JsonObject, name: Code, names: Identifiers): readonly Code[] {
  const definitions = definitionsOf(root, name, names);
  const scope: Scope = { definitions, dialect: declaredDialect(root) };
  const declare = (schema: Json, called: Code, pointer: string) => source`
    ${isObject(schema) ? tsComment(textOf(schema, "description")) : undefined}
    export type ${called} = ${writeType(schema, pointer, scope).code};
  `;
  const others = definitions.all.filter(({ pointer }) => pointer !== "");
  return [declare(root, name, ""), ...others.map((one) => declare(one.schema, one.name, one.pointer))];
}

interface Scope {
  readonly definitions: Definitions;
  readonly dialect: Dialect | undefined;
}

function writeType(given: Json, pointer: string, scope: Scope): Type {
  if (given === false) return nothing;
  if (!isObject(given)) return anything;
  const schema = inDialect(given, scope.dialect);
  const inner = (child: Json, ...keys: (string | number)[]) => writeType(child, pointer + toPointer(keys), scope);
  const parts: Type[] = [];
  if (member(schema, "$ref") !== undefined) {
    const target = scope.definitions.at(pointer);
    parts.push(target && !target.endless ? { code: target.name, composed: false } : anything);
  }
  const values = valuesOf(schema);
  if (values) parts.push(union(values.map((value) => valueType(value))));
  else {
    const { types } = writtenTypes(schema);
    if (types.length > 0) parts.push(union(types.map((type) => typed(type, schema, inner))));
  }
  for (const { keyword, list } of branchesOf(schema)) {
    const branches = list.map((child, index) => inner(child, keyword, index));
    if (keyword === "allOf") parts.push(...branches);
    else if (branches.length > 0) parts.push(union(branches));
  }
  return intersection(parts);
}

type Inner = (child: Json, ...keys: (string | number)[]) => Type;

function typed(type: string, schema: JsonObject, inner: Inner): Type {
  if (type === "array") return listType(schema, inner);
  if (type === "object") return objectType(schema, inner);
  return basic.get(type) ?? anything;
}

function listType(schema: JsonObject, inner: Inner): Type {
  const { first, firstKeyword, rest, restKeyword } = itemsOf(schema);
  const min = numberAt(schema, "minItems") ?? 0;
  if (!first) return listOf(rest === undefined ? anything : inner(rest, restKeyword));
  const places = first.map((child, index) => {
    const { code, composed } = inner(child, firstKeyword, index);
    const mark = index < min ? "" : "?";
    return trusted(composed && mark ? `(${code.text})?` : `${code.text}${mark}`);
  });
  if (rest !== false)
    places.push(trusted(`...${listOf(rest === undefined ? anything : inner(rest, restKeyword)).code.text}`));
  return { code: trusted(`[${places.map(({ text }) => text).join(", ")}]`), composed: false };
}

function listOf({ code }: Type): Type {
  return { code: /^\w+$/.test(code.text) ? source`${code}[]` : source`Array<${code}>`, composed: false };
}

function objectType(schema: JsonObject, inner: Inner): Type {
  const { properties, required, unnamed, additional } = propertiesOf(schema);
  const members = properties.map(([name, child]) => {
    const mark = trusted(required.has(name) ? "" : "?");
    return source`
      ${isObject(child) ? tsComment(textOf(child, "description")) : undefined}
      ${tsKey(name, "type")}${mark}: ${inner(child, "properties", name).code};
    `;
  });
  members.push(...unnamed.map((name) => source`${tsKey(name, "type")}: unknown;`));
  if (members.length === 0) {
    if (additional === false) return plain("{ [key: string]: never }");
    const value = isObject(additional) ? inner(additional, "additionalProperties") : anything;
    return { code: source`{ [key: string]: ${value.code} }`, composed: false };
  }
  if (additional !== undefined && additional !== false) members.push(trusted("[key: string]: unknown;"));
  return {
    code: source`
      {
        ${members}
      }
    `,
    composed: false,
  };
}

function valueType(value: Json): Type {
  if (Array.isArray(value)) {
    return { code: trusted(`[${value.map((item: Json) => valueType(item).code.text).join(", ")}]`), composed: false };
  }
  if (!isObject(value)) {
    return typeof value === "number" && !Number.isFinite(value)
      ? plain("number")
      : { code: tsLiteral(value), composed: false };
  }
  const members = Object.entries(value).map(
    ([name, child]) => source`${tsKey(name, "type")}: ${valueType(child).code};`,
  );
  return { code: trusted(`{ ${joined(members, " ").text} }`), composed: false };
}

function union(types: readonly Type[]): Type {
  const distinct = [...new Map(types.map((type) => [type.code.text, type])).values()];
  const [only] = distinct;
  if (!only) return nothing;
  if (distinct.some(({ code }) => code.text === "unknown")) return anything;
  return distinct.length === 1 ? only : { code: combined(distinct, " | "), composed: true };
}

function intersection(types: readonly Type[]): Type {
  const telling = types.filter(({ code }) => code.text !== "unknown");
  const distinct = [...new Map(telling.map((type) => [type.code.text, type])).values()];
  const [only] = distinct;
  if (!only) return anything;
  return distinct.length === 1 ? only : { code: combined(distinct, " & "), composed: true };
}

function combined(types: readonly Type[], separator: string): Code {
  return joined(
    types.map(({ code, composed }) => (composed ? source`(${code})` : code)),
    separator,
  );
}
