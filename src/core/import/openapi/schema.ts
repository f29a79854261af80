import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { ImportNoteKind } from "../importer.ts";
import { definitionNames } from "./names.ts";
import { nameOf, targetOf } from "./references.ts";

export interface SchemaReader {
  /** A schema of the document as JSON Schema, with the definitions that it needs. */
  read(schema: Json, side: "input" | "output"): { readonly schema: JsonObject; readonly needs: ReadonlySet<string> };
  /** Definitions and all that they need. */
  definitions(needs: ReadonlySet<string>, side: "input" | "output"): Definitions;
}

interface Definitions {
  /** `$defs`, where there are any. */
  readonly keywords: JsonObject;
  /** About how many characters they take as text. */
  readonly size: number;
}

interface Definition {
  readonly schema: JsonObject;
  /** About how many characters it takes as text. */
  readonly size: number;
  readonly needs: ReadonlySet<string>;
}

const maps = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);
const single = new Set([
  "items",
  "additionalProperties",
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
  "unevaluatedProperties",
]);
const lists = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
/** What only the documents of OpenAPI have. */
const dropped = new Set(["xml", "externalDocs", "collectionFormat", "allowReserved"]);
const maxDepth = 200;

/** Reads the schemas of one document; each definition once for what goes in and once for what comes out. */
export function schemaReader(root: JsonObject, note: (kind: ImportNoteKind, message: string) => void): SchemaReader {
  const known = { input: new Map<string, Definition>(), output: new Map<string, Definition>() };
  const names = definitionNames(root);
  const waiting: (() => void)[] = [];
  const closures = { input: new Map<string, ReadonlySet<string>>(), output: new Map<string, ReadonlySet<string>>() };

  /** A definition and all that it needs: worked out once, many operations share them. */
  function closureOf(name: string, side: "input" | "output"): ReadonlySet<string> {
    const before = closures[side].get(name);
    if (before) return before;
    const all = new Set([name]);
    for (const one of all) for (const inner of known[side].get(one)?.needs ?? []) all.add(inner);
    closures[side].set(name, all);
    return all;
  }

  function reader(side: "input" | "output", needs: Set<string>) {
    const convert = (schema: Json, depth: number): Json => {
      if (!isObject(schema) || depth > maxDepth) return isObject(schema) ? {} : schema;
      const reference = member(schema, "$ref");
      if (typeof reference === "string") return referred(reference, schema);
      const out = new Map<string, Json>();
      for (const [key, value] of Object.entries(schema)) {
        if (dropped.has(key) || key.startsWith("x-")) continue;
        if (maps.has(key) && isObject(value)) out.set(key, members(key, value, depth));
        else if (single.has(key) && isObject(value)) out.set(key, convert(value, depth + 1));
        else if (key === "items" && Array.isArray(value))
          out.set(
            "prefixItems",
            value.map((item: Json) => convert(item, depth + 1)),
          );
        else if (lists.has(key) && Array.isArray(value))
          out.set(
            key,
            value.map((item: Json) => convert(item, depth + 1)),
          );
        else out.set(key, value);
      }
      requiredMembers(schema, out);
      return dialect(out);
    };
    const members = (key: string, value: JsonObject, depth: number) =>
      Object.fromEntries(
        Object.entries(value)
          .filter(([, inner]) => key !== "properties" || !isHidden(inner))
          .map(([name, inner]) => [name, convert(inner, depth + 1)]),
      );
    const isHidden = (inner: Json) => {
      const word = side === "input" ? "readOnly" : "writeOnly";
      const target = isObject(inner) && typeof inner.$ref === "string" ? targetOf(root, inner.$ref) : inner;
      if (member(inner, word) !== true && member(target, word) !== true) return false;
      note("mapped", `Members with ${code(word)} are left out of ${side === "input" ? "parameters" : "results"}`);
      return true;
    };
    const requiredMembers = (schema: JsonObject, out: Map<string, Json>) => {
      const before = member(schema, "properties");
      const required = member(schema, "required");
      if (typeof required === "boolean") out.delete("required");
      if (!Array.isArray(required) || !isObject(before)) return;
      const after = out.get("properties");
      const left = (required as readonly Json[]).filter(
        (name) => !Object.hasOwn(before, String(name)) || member(after, String(name)) !== undefined,
      );
      if (left.length > 0) out.set("required", left);
      else out.delete("required");
    };
    const referred = (reference: string, schema: JsonObject): Json => {
      const target = targetOf(root, reference);
      if (target === undefined) {
        const why = reference.startsWith("#") ? "leads to nothing" : "leads to another file, and nothing is fetched";
        note("lost", `${code(reference)} ${why}: any value is allowed there`);
        return {};
      }
      const name = names.get(reference) ?? nameOf(reference);
      needs.add(name);
      define(name, target, side);
      const { description, summary: _, $ref: __, ...rest } = schema;
      const beside = typeof description === "string" ? { description } : {};
      return { $ref: `#/$defs/${name}`, ...(Object.keys(rest).length > 0 ? rest : {}), ...beside };
    };
    const dialect = (out: Map<string, Json>): JsonObject => inWordsOfJsonSchema(out, note);
    return convert;
  }

  function define(name: string, target: Json, side: "input" | "output"): void {
    if (known[side].has(name)) return;
    const needs = new Set<string>();
    known[side].set(name, { schema: {}, size: 0, needs });
    waiting.push(() => {
      const read = reader(side, needs)(target, 0);
      const schema = isObject(read) ? read : {};
      known[side].set(name, { schema, size: sizeOf(schema), needs });
    });
    // One after the other: thousands that each lead to the next would end the stack.
    if (waiting.length > 1) return;
    for (let next = waiting[0]; next; next = waiting[0]) {
      next();
      waiting.shift();
    }
  }

  return {
    read(schema, side) {
      const needs = new Set<string>();
      const read = reader(side, needs)(schema, 0);
      return { schema: isObject(read) ? read : {}, needs };
    },
    definitions(needs, side) {
      const all = new Set<string>();
      for (const name of needs) for (const one of closureOf(name, side)) all.add(one);
      const used = [...all].map((name) => [name, known[side].get(name)] as const);
      if (used.length === 0) return { keywords: {}, size: 0 };
      return {
        keywords: { $defs: Object.fromEntries(used.map(([name, found]) => [name, found?.schema ?? {}])) },
        size: used.reduce((sum, [, found]) => sum + (found?.size ?? 0), 0),
      };
    },
  };
}

/** The definitions of a tool stand eight blanks further in than alone. */
function sizeOf(schema: JsonObject): number {
  const text = JSON.stringify(schema, null, 2);
  return text.length + 8 * text.split("\n").length;
}

/** `nullable`, `example` and limits that are true or false are words of older documents. */
function inWordsOfJsonSchema(
  out: Map<string, Json>,
  note: (kind: ImportNoteKind, message: string) => void,
): JsonObject {
  for (const [word, limit] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    const flag = out.get(word);
    if (typeof flag !== "boolean") continue;
    out.delete(word);
    const value = out.get(limit);
    if (!flag || value === undefined) continue;
    out.set(word, value);
    out.delete(limit);
  }
  if (out.has("example")) {
    const example = out.get("example") as Json;
    if (!out.has("examples")) out.set("examples", [example]);
    out.delete("example");
    note("mapped", "`example` became `examples`");
  }
  if (out.get("type") === "file") {
    out.set("type", "string");
    out.set("contentEncoding", "base64");
    note("guessed", "A file became text in base64");
  }
  if (out.has("discriminator")) {
    out.delete("discriminator");
    note("lost", "`discriminator` is no keyword of JSON Schema: the branches stay");
  }
  const nullable = out.get("nullable");
  out.delete("nullable");
  if (nullable !== true) return Object.fromEntries(out);
  note("mapped", "`nullable` became a type that allows null");
  const type = out.get("type");
  if (typeof type !== "string") return { anyOf: [Object.fromEntries(out), { type: "null" }] };
  out.set("type", [type, "null"]);
  const values = out.get("enum");
  if (Array.isArray(values) && !values.includes(null)) out.set("enum", [...values, null]);
  return Object.fromEntries(out);
}
