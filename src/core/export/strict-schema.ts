import { isObject, member } from "../json.ts";
import { branchesOf, declaredDialect, inDialect, itemsOf } from "../schema/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { code } from "../words.ts";
import type { ExportNote } from "./exporter.ts";
import { propertiesOf, writtenTypes } from "./reading.ts";
import { info, loss } from "./tool.ts";

/** What strict mode takes besides the keywords that are rewritten below. */
const taken = new Set([
  ...["title", "description", "enum", "const", "$ref", "format", "pattern", "minLength", "maxLength"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minItems", "maxItems"],
]);
const rewritten = new Set([
  ...["type", "nullable", "properties", "required", "additionalProperties", "items", "prefixItems", "additionalItems"],
  ...["anyOf", "oneOf", "allOf", "$defs", "definitions", "$schema", "$id", "$comment", "examples", "deprecated"],
]);
const anything: JsonObject = { type: ["string", "number", "boolean", "null"] };

/** A schema as strict mode wants it: every property required, optional ones nullable, every object closed. */
export function strictSchema(tool: JsonObject, root: JsonObject): { schema: JsonObject; notes: readonly ExportNote[] } {
  const notes: ExportNote[] = [];
  const dialect = declaredDialect(root);
  const lose = (path: Path, message: string) => notes.push(loss(tool, ["inputSchema", ...path], message));

  function strict(given: Json, path: Path): JsonObject {
    if (!isObject(given)) {
      lose(
        path,
        "A schema for any value becomes one for text, numbers, true or false and null: strict mode wants types",
      );
      return anything;
    }
    const schema = inDialect(given, dialect);
    for (const keyword of Object.keys(schema)) {
      if (taken.has(keyword) || rewritten.has(keyword)) continue;
      lose([...path, keyword], `${code(keyword)} is left out: strict mode does not take it`);
    }
    const kept = Object.entries(schema).filter(([keyword]) => taken.has(keyword));
    const { types } = writtenTypes(schema);
    const result: [string, Json][] = [...kept];
    if (types.length > 0) result.unshift(["type", types.length === 1 ? (types[0] ?? "string") : types]);
    if (types.includes("object")) result.push(...objectMembers(schema, path));
    if (types.includes("array")) result.push(["items", items(schema, path)]);
    result.push(...branches(schema, path), ...definitions(schema, path));
    const says = ["type", "enum", "const", "$ref", "anyOf"];
    return Object.fromEntries(
      result.some(([keyword]) => says.includes(keyword)) ? result : [...result, ...untyped(path)],
    );
  }

  function untyped(path: Path): [string, Json][] {
    lose(
      path,
      "A schema without a type becomes one for text, numbers, true or false and null: strict mode wants types",
    );
    return Object.entries(anything);
  }

  function objectMembers(schema: JsonObject, path: Path): [string, Json][] {
    const { properties, required, unnamed, additional } = propertiesOf(schema);
    if (isObject(additional) || additional === true) {
      lose([...path, "additionalProperties"], "Further members are not allowed: strict mode closes every object");
    }
    for (const name of unnamed)
      lose([...path, "required"], `${code(name)} is required but has no schema: it is left out`);
    const members = properties.map(([name, child]): [string, Json] => {
      const inner = strict(child, [...path, "properties", name]);
      return [name, required.has(name) ? inner : nullable(inner)];
    });
    return [
      ["properties", Object.fromEntries(members)],
      ["required", members.map(([name]) => name)],
      ["additionalProperties", false],
    ];
  }

  function items(schema: JsonObject, path: Path): JsonObject {
    const { first, firstKeyword, rest } = itemsOf(schema);
    if (first) {
      lose(
        [...path, firstKeyword],
        "The places of a tuple become one schema for all items: strict mode knows no tuples",
      );
      return { anyOf: first.map((child, index) => strict(child, [...path, firstKeyword, index])) };
    }
    return strict(rest ?? true, [...path, "items"]);
  }

  function branches(schema: JsonObject, path: Path): [string, Json][] {
    const under = (keyword: "anyOf" | "oneOf") =>
      branchesOf(schema, [keyword]).flatMap(({ list }) =>
        list.map((child, index) => strict(child, [...path, keyword, index])),
      );
    const [anyOf, oneOf] = [under("anyOf"), under("oneOf")];
    const allOf = branchesOf(schema, ["allOf"])[0]?.list ?? [];
    if (oneOf.length > 0) {
      notes.push(
        info(tool, ["inputSchema", ...path, "oneOf"], "`oneOf` becomes `anyOf`: more than one branch may match"),
      );
    }
    const [only] = allOf;
    if (
      allOf.length > 1 ||
      (only !== undefined && Object.keys(schema).some((word) => ["type", "$ref", "properties"].includes(word)))
    ) {
      lose([...path, "allOf"], "`allOf` is left out: strict mode does not take it");
    } else if (only !== undefined) return Object.entries(strict(only, [...path, "allOf", 0]));
    const all = [...anyOf, ...oneOf];
    if (all.length === 0) return [];
    if (path.length > 0) return [["anyOf", all]];
    lose(
      [anyOf.length > 0 ? "anyOf" : "oneOf"],
      "Branches at the root are left out: strict mode wants one plain object there",
    );
    return [];
  }

  function definitions(schema: JsonObject, path: Path): [string, Json][] {
    return ["$defs", "definitions"].flatMap((keyword): [string, Json][] => {
      const map = member(schema, keyword);
      if (!isObject(map)) return [];
      const members = Object.entries(map).map(([name, child]) => [name, strict(child, [...path, keyword, name])]);
      return [[keyword, Object.fromEntries(members)]];
    });
  }

  return { schema: strict(root, []), notes };
}

function nullable(schema: JsonObject): JsonObject {
  const type = member(schema, "type");
  const values = member(schema, "enum");
  if (Array.isArray(values) && type === undefined)
    return { ...schema, enum: values.includes(null) ? values : [...values, null] };
  if (type === undefined || Object.hasOwn(schema, "const") || Object.hasOwn(schema, "anyOf")) {
    return { anyOf: [schema, { type: "null" }] };
  }
  const types = Array.isArray(type) ? (type as Json[]) : [type];
  const wider = types.includes("null") ? types : [...types, "null"];
  const listed = Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {};
  return { ...schema, type: wider, ...listed };
}
