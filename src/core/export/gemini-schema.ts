import { isObject, member } from "../json.ts";
import { branchesOf, declaredDialect, inDialect, itemsOf, referencesOf, valuesOf } from "../schema/index.ts";
import { toPointer, valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { code } from "../words.ts";
import type { ExportNote } from "./exporter.ts";
import { propertiesOf, writtenTypes } from "./reading.ts";
import { loss } from "./tool.ts";

const taken = new Set([
  ...["title", "description", "format", "default", "example", "pattern", "minLength", "maxLength"],
  ...["minimum", "maximum", "minItems", "maxItems", "minProperties", "maxProperties"],
]);
const rewritten = new Set([
  ...["type", "nullable", "enum", "const", "properties", "required", "items", "prefixItems", "anyOf", "oneOf", "$ref"],
  ...["$defs", "definitions", "$schema", "$id", "$comment", "additionalProperties", "examples", "deprecated"],
]);

/** References are written out; more than this much of it helps no model. */
const maxSchemas = 5_000;

/** A schema in the subset of OpenAPI that Gemini's `parameters` take. */
export function geminiSchema(tool: JsonObject, root: JsonObject): { schema: JsonObject; notes: readonly ExportNote[] } {
  const notes: ExportNote[] = [];
  const lose = (path: Path, message: string) => notes.push(loss(tool, ["inputSchema", ...path], message));
  const targets = new Map(referencesOf(root).map(({ path, target }) => [toPointer(path), target]));
  const dialect = declaredDialect(root);
  const open = new Set<string>();
  let left = maxSchemas;

  function convert(given: Json, path: Path): JsonObject {
    if (!isObject(given)) {
      if (given === false) lose(path, "A schema that takes nothing cannot be said: it becomes any text");
      return { type: "STRING" };
    }
    const schema = inDialect(given, dialect);
    const reference = member(schema, "$ref");
    if (reference !== undefined) return { ...followed(String(reference), path), ...described(schema) };
    for (const keyword of Object.keys(schema)) {
      if (taken.has(keyword) || rewritten.has(keyword)) continue;
      lose([...path, keyword], `${code(keyword)} is left out: Gemini's \`parameters\` do not take it`);
    }
    return typed(schema, path);
  }

  function followed(reference: string, path: Path): JsonObject {
    const target = targets.get(toPointer(path));
    const key = target && toPointer(target);
    if (!target || key === undefined || open.has(key) || --left < 0) {
      const why = !target
        ? "it leads nowhere"
        : open.has(key ?? "")
          ? "it leads back to itself"
          : "it would be too large";
      lose([...path, "$ref"], `${code(reference)} becomes an object without properties: ${why}`);
      return { type: "OBJECT" };
    }
    open.add(key);
    const schema = convert(valueAt(root, target) ?? true, target);
    open.delete(key);
    return schema;
  }

  function typed(schema: JsonObject, path: Path): JsonObject {
    const kept = Object.entries(schema).filter(([keyword]) => taken.has(keyword));
    const { types } = writtenTypes(schema);
    const real = types.filter((type) => type !== "null");
    const nullable: [string, Json][] = types.includes("null") ? [["nullable", true]] : [];
    const branches = branchesOf(schema, ["anyOf", "oneOf"]).flatMap(({ keyword, list }) =>
      list.map((child, index) => convert(child, [...path, keyword, index])),
    );
    if (real.length > 1) branches.push(...real.map((type) => Object.fromEntries(ofType(type, schema, path))));
    const [only] = real;
    const type = real.length === 1 && only ? ofType(only, schema, path) : [];
    const any: [string, Json][] = branches.length > 0 ? [["anyOf", branches]] : [];
    const listed = values(schema, path);
    const all = [...type, ...kept, ...nullable, ...listed, ...any];
    const says = all.some(([keyword]) => keyword === "type" || keyword === "anyOf");
    return Object.fromEntries(says ? all : [["type", "STRING"], ...all]);
  }

  function ofType(type: string, schema: JsonObject, path: Path): [string, Json][] {
    const name: [string, Json] = ["type", type.toUpperCase()];
    if (type === "array") {
      const { first, firstKeyword, rest } = itemsOf(schema);
      if (!first) return [name, ["items", convert(rest ?? true, [...path, "items"])]];
      lose([...path, firstKeyword], "The places of a tuple become one schema for all items");
      const places = first.map((child, index) => convert(child, [...path, firstKeyword, index]));
      return [name, ["items", { anyOf: places }]];
    }
    if (type !== "object") return [name];
    const { properties, required, additional } = propertiesOf(schema);
    if (isObject(additional)) lose([...path, "additionalProperties"], "The type of further members is left out");
    const members = properties.map(([key, child]) => [key, convert(child, [...path, "properties", key])]);
    const names = properties.map(([key]) => key).filter((key) => required.has(key));
    return [
      name,
      ...(members.length > 0 ? [["properties", Object.fromEntries(members)] as [string, Json]] : []),
      ...(names.length > 0 ? [["required", names] as [string, Json]] : []),
    ];
  }

  /** Only texts can be listed. */
  function values(schema: JsonObject, path: Path): [string, Json][] {
    const listed = valuesOf(schema);
    if (!listed) return [];
    const texts = listed.filter((value) => typeof value === "string");
    if (texts.length < listed.filter((value) => value !== null).length) {
      lose(
        [...path, Object.hasOwn(schema, "const") ? "const" : "enum"],
        "Values other than text are left out of the list: Gemini lists texts only",
      );
    }
    return texts.length > 0 ? [["enum", texts]] : [];
  }

  return { schema: convert(root, []), notes };
}

function described(schema: JsonObject): JsonObject {
  const description = member(schema, "description");
  return typeof description === "string" ? { description } : {};
}
