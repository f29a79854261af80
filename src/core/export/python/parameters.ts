import { isObject, member } from "../../json.ts";
import { headerKeyword } from "../../mcp/index.ts";
import { toPointer } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { type Code, source, trusted } from "../code.ts";
import type { ExportNote } from "../exporter.ts";
import { identifiers, isPlainIdentifier } from "../identifiers.ts";
import { pyKeywords, pyLiteral } from "../literals/python.ts";
import { propertiesOf } from "../reading.ts";
import { loss } from "../tool.ts";
import { inlined } from "./inline.ts";
import { annotated, type HintStyle, hintOf } from "./type-hint.ts";
import { isWhole } from "./whole-text.ts";

export interface ParameterStyle {
  readonly typedMaps: boolean;
  /** The argument of `Field` that gives the wire name. */
  readonly alias: "alias" | "validation_alias";
  /** Names that may not be used, beside the words of the language. */
  readonly reserved?: ReadonlySet<string>;
  /** Whether a plain description is told in the docstring. */
  readonly docstring?: boolean;
}

/** A property as a parameter of a function or a field of a class. */
export interface Parameter {
  readonly wire: string;
  readonly name: Code;
  /** `name: hint = default`. */
  readonly code: Code;
  readonly hasDefault: boolean;
  /** For the docstring. */
  readonly described?: string;
}

export interface Parameters {
  readonly parameters: readonly Parameter[];
  /** What the root says beside its properties, references written out. */
  readonly root: JsonObject;
  readonly notes: readonly ExportNote[];
}

/** The properties of a schema of a tool, each under its wire name. */
export function parametersOf(
  tool: JsonObject,
  field: "inputSchema" | "outputSchema",
  style: ParameterStyle,
): Parameters {
  const given = member(tool, field);
  const notes = new Map<string, ExportNote>();
  const lose = (path: readonly (string | number)[], message: string) => {
    const key = toPointer(path) + message;
    if (!notes.has(key)) notes.set(key, loss(tool, [field, ...path], message));
  };
  const root = isObject(given) ? inlined(given, (path, why) => lose(path, `A \`$ref\` takes every value: ${why}`)) : {};
  const { properties, required, unnamed } = propertiesOf(root);
  const all: [string, Json][] = [...properties, ...unnamed.map((name): [string, Json] => [name, true])] as [
    string,
    Json,
  ][];
  const broken = all.filter(([wire]) => !isWhole(wire));
  for (const [wire] of broken)
    lose(["properties", wire], "A name with half a character is left out: no text can hold it");
  const names = parameterNames(
    all.map(([wire]) => wire),
    style.reserved ?? new Set(),
  );
  const parameters = all
    .filter(([wire]) => isWhole(wire))
    .map(([wire, schema]) => {
      const hints: HintStyle = {
        typedMaps: style.typedMaps,
        lose: (keyword) =>
          lose(["properties", wire], `${code(keyword)} is left out: Pydantic or the SDK refuses it here`),
      };
      return parameter(wire, names(wire), schema, required.has(wire), style, hints);
    });
  return { parameters, root, notes: [...notes.values()] };
}

function parameter(
  wire: string,
  name: Code,
  schema: Json,
  isRequired: boolean,
  style: ParameterStyle,
  hints: HintStyle,
): Parameter {
  const { description, title, default: standard, ...rest } = isObject(schema) ? schema : {};
  const told = typeof description === "string" ? description : undefined;
  const keep = (entries: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
  const odd = {
    ...(told === undefined && description !== undefined && { description }),
    ...(typeof title !== "string" && title !== undefined && { title }),
    ...(isRequired && standard !== undefined && { default: standard }),
  };
  const hint = hintOf(isObject(schema) ? keep({ ...rest, ...odd }) : schema, hints);
  const hasDefault = !isRequired;
  // A header is refused on a type that is not plain.
  const isHeader = JSON.stringify(hint.extras.schema).includes(`"${headerKeyword}"`);
  const isOptional = hasDefault && (standard === undefined || standard === null) && !hint.nullable && !isHeader;
  const alias = name.text === wire ? [] : [source`${trusted(style.alias)}=${pyLiteral(wire)}`];
  const titled = typeof title === "string" ? [source`title=${pyLiteral(title)}`] : [];
  const isPlain =
    alias.length + titled.length + hint.extras.field.length + Object.keys(hint.extras.schema).length === 0;
  const inDocstring = style.docstring === true && isPlain && told !== undefined && isPlainLine(told);
  const described = told !== undefined && !inDocstring ? [source`description=${pyLiteral(told)}`] : [];
  const about = [...alias, ...titled, ...described];
  const type = isOptional
    ? annotated({ code: source`${annotated(hint)} | None`, extras: { field: [], schema: {} } }, about)
    : annotated(hint, about);
  const value = hasDefault ? source` = ${pyLiteral(standard ?? null)}` : undefined;
  return {
    wire,
    name,
    code: source`${name}: ${type}${value}`,
    hasDefault,
    ...(inDocstring && { described: told }),
  };
}

/** A wire name that is an identifier stays what it is; the others get a name that is none of these. */
function parameterNames(wires: readonly string[], reserved: ReadonlySet<string>): (wire: string) => Code {
  const isKept = (wire: string) =>
    isPlainIdentifier(wire) && !wire.startsWith("_") && !pyKeywords.has(wire) && !reserved.has(wire);
  const kept = new Set(wires.filter(isKept));
  const others = identifiers({
    form: "snake",
    reserved: new Set([...kept, ...pyKeywords, ...reserved]),
    fallback: "value",
  });
  return (wire) => (kept.has(wire) ? trusted(wire) : others(wire, wire));
}

/** One line that a docstring gives back as it was. */
function isPlainLine(text: string): boolean {
  return /^[!-~](?:[ -~]*[!-~])?$/.test(text);
}
