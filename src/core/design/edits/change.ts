import { isObject, member } from "../../json.ts";
import { type Change, editsFor, nodeAt, valueAt } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import { type Consequence, type EditResult, refuse, type Source } from "../edit.ts";

/** Changes of a tool as the edits of its text. */
export function edited(
  { root, text }: Source,
  changes: readonly Change[],
  focus: Path,
  consequences: readonly Consequence[] = [],
): EditResult {
  const edits = editsFor(root, text, changes);
  return edits ? { edits, consequences, focus } : refuse({ code: "unreadable" });
}

export function schemaAt({ tool }: Source, path: Path): JsonObject | undefined {
  const schema = valueAt(tool, path);
  return isObject(schema) ? schema : undefined;
}

/** The object around a field: the schema, the path of it, and the field's name. Undefined where the path is no field's. */
export function fieldAt(source: Source, path: Path) {
  const [name, keyword] = [path.at(-1), path.at(-2)];
  const holder = path.slice(0, -2);
  const schema = schemaAt(source, holder);
  if (keyword !== "properties" || typeof name !== "string" || !schema) return undefined;
  return { name, holder, schema };
}

/** Sets a keyword of a schema: in place, or after those that a person would write before it. */
export function setKeyword(schema: JsonObject, path: Path, keyword: string, value: Json): Change {
  if (Object.hasOwn(schema, keyword)) return { kind: "set", path: [...path, keyword], value };
  const keys = Object.keys(schema);
  const before = order.slice(0, Math.max(0, order.indexOf(keyword))).reverse();
  const neighbour = before.find((name) => Object.hasOwn(schema, name));
  const index = order.includes(keyword) ? (neighbour === undefined ? 0 : keys.indexOf(neighbour) + 1) : keys.length;
  return { kind: "insert", path, index, key: keyword, value };
}

/** As people write a schema. */
const order = [
  ...["$schema", "$id", "$ref", "title", "type", "description", "const", "enum", "format", "pattern", "minLength"],
  ...["maxLength", "minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "multipleOf", "items", "minItems"],
  ...["maxItems", "uniqueItems", "properties", "required", "additionalProperties", "default"],
];

/** The names that are required, or undefined where `required` is no list. */
export function requiredOf(schema: JsonObject): readonly Json[] | undefined {
  const required = member(schema, "required");
  if (required === undefined) return [];
  return Array.isArray(required) ? required : undefined;
}

/** The changes that make a name required, or no longer. */
export function requireChanges(source: Source, path: Path, name: string, wanted: boolean): readonly Change[] {
  const schema = schemaAt(source, path) ?? {};
  const required = requiredOf(schema) ?? [];
  const places = [...required.keys()].filter((index) => required[index] === name);
  if (wanted === places.length > 0) return [];
  if (!wanted) {
    if (places.length === required.length && !hasComment(source, [...path, "required"]))
      return [{ kind: "remove", path: [...path, "required"] }];
    return places.map((index) => ({ kind: "remove" as const, path: [...path, "required", index] }));
  }
  if (required.length === 0) return [setKeyword(schema, path, "required", [name])];
  return [{ kind: "set", path: [...path, "required", required.length], value: name }];
}

/** The changes that make more names required, in their order. */
export function requiredChanges(
  path: Path,
  schema: JsonObject,
  before: readonly Json[],
  missing: readonly Json[],
): readonly Change[] {
  if (missing.length === 0) return [];
  if (before.length === 0) return [setKeyword(schema, path, "required", missing)];
  return missing.map((value, index) => ({ kind: "set", path: [...path, "required", before.length + index], value }));
}

/** Whether a value would take a comment along. A text that looks like one counts, too: keeping more is no harm. */
export function hasComment({ root, text }: Source, path: Path): boolean {
  const node = nodeAt(root, path);
  return node !== undefined && /\/[/*]/.test(text.substring(node.offset, node.offset + node.length));
}

/** A name like this one that no field has: `limit_2`. */
export function freeName(wanted: string, taken: JsonObject): string {
  if (!Object.hasOwn(taken, wanted)) return wanted;
  const [, stem = wanted] = /^(.*?)_\d+$/.exec(wanted) ?? [];
  for (let number = 2; ; number++) if (!Object.hasOwn(taken, `${stem}_${number}`)) return `${stem}_${number}`;
}
