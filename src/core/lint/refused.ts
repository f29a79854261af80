import { isObject, member, typeOf } from "../json.ts";
import {
  isPattern,
  jsonTypes,
  type Kind,
  kindOf,
  kindWords,
  meantType,
  withoutNeedlessEscapes,
} from "../schema/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { code, codeValue, inWords } from "../words.ts";
import { coercions } from "./knowledge/coerce.ts";
import type { Finding, Repair, SchemaView } from "./rule.ts";

/** A keyword of a schema whose value, or a part of it, the meta-schema refuses. `path` leads to the keyword. */
export interface RefusedKeyword {
  readonly schema: JsonObject;
  readonly keyword: string;
  readonly value: Json;
  readonly path: Path;
}

/** A keyword of a schema whose value the meta-schema refuses. */
export function refused({ schema, path, field }: SchemaView, keyword: string): Finding {
  const value = member(schema, keyword) ?? null;
  return because(wrongKeyword({ schema, keyword, value, path: [...path, keyword] }), field);
}

/** A finding of what is wrong, with what a schema costs that its meta-schema refuses. */
export function because(finding: Finding, field: SchemaView["field"]): Finding {
  const { message } = finding;
  return field === "inputSchema"
    ? {
        ...finding,
        radius: "request",
        message: `${message}: strict model APIs refuse every tool in the request for it`,
      }
    : { ...finding, radius: "call", message: `${message}: clients cannot check results against this schema` };
}

/** A value at a schema position that is no schema; `named` where the last step is the author's own name, not a keyword. */
export function notASchema(value: Json, path: Path, named: boolean): Finding {
  const last = path.at(-1) ?? "";
  const who = typeof last === "number" ? `Item ${last + 1} of ${code(String(path.at(-2)))}` : code(last);
  const word = typeof value === "string" ? value : "";
  const meant = meantType(word);
  const flag = coercions(word).find((other) => typeof other === "boolean");
  const repairs: Repair[] =
    flag !== undefined
      ? [set(path, flag, true)]
      : meant?.sure
        ? [{ ...set(path, { type: meant.type }, true), title: `Write it as a schema of type ${code(meant.type)}` }]
        : [remove(path, value === null && !named, typeof last === "number" ? "it" : undefined)];
  return { message: `${who} must be a schema, not ${inWords(value)}`, repairs, path };
}

export function wrongKeyword(refused: RefusedKeyword): Finding {
  const { keyword, value, path } = refused;
  if (keyword === "type") return wrongType(refused);
  if (keyword === "items" && Array.isArray(value)) return tupleItems(refused);
  if (typeof value === "boolean" && /^exclusiveM(in|ax)imum$/.test(keyword)) return booleanBound(refused);
  if (keyword === "pattern" && typeof value === "string") return wrongPattern(value, path);
  if (keyword === "patternProperties" && isObject(value)) return wrongPatternKey(value, path);
  if (keyword === "enum" && Array.isArray(value)) return wrongEnum(value, path);
  const kind = kindOf(keyword);
  if (kind === "names") return wrongNames(keyword, value, path);
  if (kind === "text" && typeof value === "string") {
    return { message: `${code(keyword)} cannot be ${codeValue(value)}`, repairs: [remove(path, false)], path };
  }
  const message = kind
    ? `${code(keyword)} must be ${kindWords[kind]}, not ${shown(value)}`
    : `${code(keyword)} cannot be ${shown(value)}`;
  return { message, repairs: kind ? kindRepairs(kind, refused) : [], path };
}

function wrongType({ schema, value, path }: RefusedKeyword): Finding {
  const unknown = [value].flat().findIndex((type) => !jsonTypes.includes(type as never));
  if (Array.isArray(value) && unknown < 0) {
    const unique = [...new Set(value as string[])];
    const repairs = unique.length > 0 ? [set(path, unique.length === 1 ? (unique[0] ?? "") : unique, true)] : [];
    const message = unique.length > 0 ? "`type` lists a type twice" : "`type` lists no type";
    return { message, repairs: [...repairs, remove(path, false)], path };
  }
  const at = Array.isArray(value) ? [...path, unknown] : path;
  const word = Array.isArray(value) ? value[unknown] : value;
  if (typeof word !== "string") {
    const repairs = word === null ? [set(at, "null", false)] : [];
    return { message: `\`type\` must be the name of a type, not ${shown(word)}`, repairs, path: at };
  }
  const message = `${code(word)} is not a JSON Schema type`;
  const parts = word.split(/\s*[|,/]\s*/);
  if (!Array.isArray(value) && parts.length > 1 && parts.every((part) => meantType(part)?.sure)) {
    return {
      message,
      repairs: [
        set(
          path,
          parts.map((part) => meantType(part)?.type ?? part),
          false,
        ),
      ],
      path: at,
    };
  }
  const meant = meantType(word);
  if (meant?.sure) return { message, repairs: [set(at, meant.type, true)], path: at };
  if (meant) {
    return {
      message: `${message} (did you mean ${code(meant.type)}?)`,
      repairs: [set(at, meant.type, false)],
      path: at,
    };
  }
  const values = member(schema, "enum");
  const types = Array.isArray(values) ? [...new Set(values.map(typeOf))] : [];
  const repairs = types.length === 1 && types[0] ? [set(at, types[0], false)] : [];
  return { message, repairs: [...repairs, remove(at, false, "the type")], path: at };
}

/** Up to 2019-09 a list in `items` meant what `prefixItems` means since, and `additionalItems` what `items` means. */
function tupleItems({ schema, value, path }: RefusedKeyword): Finding {
  const at = path.slice(0, -1);
  const message = "`items` holds a list, which 2020-12 calls `prefixItems`";
  if (Array.isArray(value) && value.length === 0) return { message, repairs: [remove(path, false)], path };
  if (Object.hasOwn(schema, "prefixItems")) return { message, repairs: [], path };
  const rest = member(schema, "additionalItems");
  const changes: Repair["changes"] =
    rest === undefined
      ? [{ kind: "rename", path, to: "prefixItems" }]
      : [
          { kind: "set", path: [...at, "prefixItems"], value },
          { kind: "set", path, value: rest },
          { kind: "remove", path: [...at, "additionalItems"] },
        ];
  return { message, repairs: [{ title: "Rename to `prefixItems`", safe: false, changes }], path };
}

/** Draft 4 wrote `minimum: 0, exclusiveMinimum: true` for what is `exclusiveMinimum: 0` since. */
function booleanBound({ schema, keyword, value, path }: RefusedKeyword): Finding {
  const plain = keyword === "exclusiveMinimum" ? "minimum" : "maximum";
  const limit = member(schema, plain);
  const message = `${code(keyword)} must be the limit itself, not ${inWords(value)}`;
  if (value !== true || typeof limit !== "number") return { message, repairs: [remove(path, value === false)], path };
  const title = `Use ${limit} and remove ${code(plain)}`;
  const changes: Repair["changes"] = [
    { kind: "set", path, value: limit },
    { kind: "remove", path: [...path.slice(0, -1), plain] },
  ];
  return { message, repairs: [{ title, safe: true, changes }], path };
}

function wrongPattern(pattern: string, path: Path): Finding {
  const bare = withoutNeedlessEscapes(pattern);
  return {
    message: `${code(pattern)} is not a regular expression that validators take`,
    repairs: bare === undefined ? [] : [set(path, bare, true)],
    path,
  };
}

function wrongPatternKey(patterns: JsonObject, path: Path): Finding {
  const pattern = Object.keys(patterns).find((key) => !isPattern(key)) ?? "";
  return {
    message: `${code(pattern)} is not a regular expression that validators take`,
    repairs: [],
    path: [...path, pattern],
  };
}

function wrongEnum(values: readonly Json[], path: Path): Finding {
  const texts = values.map((value) => JSON.stringify(value));
  const again = texts.findIndex((text, index) => texts.indexOf(text) < index);
  if (again < 0) return { message: "`enum` lists no value, so nothing is valid", repairs: [remove(path, false)], path };
  const at = [...path, again];
  return {
    message: `\`enum\` lists ${code(texts[again] ?? "")} twice`,
    repairs: [remove(at, true, "the second")],
    path: at,
  };
}

/** A list of names, as `required` has one: not a list, or with something else in it, or with a name twice. */
export function wrongNames(keyword: string, value: Json, path: Path): Finding {
  const message = `${code(keyword)} must be a list of names`;
  if (!Array.isArray(value))
    return { message: `${message}, not ${shown(value)}`, repairs: [remove(path, value === null)], path };
  const odd = value.findIndex((name) => typeof name !== "string");
  const again = value.findIndex((name, index) => value.indexOf(name) < index);
  const at = [...path, odd < 0 ? again : odd];
  if (odd >= 0)
    return { message: `${message}, not of ${shown(value[odd])}`, repairs: [remove(at, false, "it")], path: at };
  if (again < 0) return { message, repairs: [], path };
  return {
    message: `${code(keyword)} names ${code(value[again])} twice`,
    repairs: [remove(at, true, "the second")],
    path: at,
  };
}

function kindRepairs(kind: Kind, { keyword, value, path }: RefusedKeyword): readonly Repair[] {
  if (value === null) return [remove(path, true)];
  const fitting = coercions(value).find((other) => fits(kind, other));
  if (fitting !== undefined) return [set(path, fitting, true)];
  if (["description", "title", "$comment"].includes(keyword) && typeof value !== "object") {
    return [set(path, String(value), true)];
  }
  if (kind === "count" && typeof value === "number") return [remove(path, value < 0 && keyword.startsWith("min"))];
  if (kind === "list" && typeof value !== "object") return [set(path, [value], keyword === "examples")];
  if (kind === "schemas" && isObject(value)) return [set(path, [value], false)];
  return [remove(path, false)];
}

function fits(kind: Kind, value: Json): boolean {
  if (kind === "boolean") return typeof value === "boolean";
  if (typeof value !== "number") return false;
  return kind === "number" || (kind === "positive" && value > 0) || (kind === "count" && value >= 0 && value % 1 === 0);
}

function shown(value: Json): string {
  return typeof value === "number" || typeof value === "boolean" ? codeValue(value) : inWords(value);
}

export function set(path: Path, value: Json, safe: boolean): Repair {
  return { title: `Use ${codeValue(value)}`, safe, changes: [{ kind: "set", path, value }] };
}

export function remove(path: Path, safe: boolean, name = code(String(path.at(-1)))): Repair {
  return { title: `Remove ${name}`, safe, changes: [{ kind: "remove", path }] };
}
