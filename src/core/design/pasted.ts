import { isObject, member } from "../json.ts";
import { jsonTypes } from "../schema/index.ts";
import { nodeAt, nodeValue, parse, parseTool } from "../text/index.ts";
import type { Json, JsonNode, JsonObject, Path } from "../types.ts";
import { schemaText } from "./raw.ts";

/** A field that somebody pastes: its schema as text, with the comments in it. */
export interface PastedField {
  /** Undefined where only a schema was pasted: it gets a name that is free. */
  readonly name?: string;
  readonly text: string;
  readonly required: boolean;
}

/** The text of the schema at a path of a tool, as it is copied. Undefined where nothing stands there. */
export function copiedSchema(tool: string, path: Path): string | undefined {
  const root = parseTool(tool)?.tree();
  const node = root && nodeAt(root, path);
  return node && schemaText(tool, node);
}

/**
 * The fields that a pasted text holds: those of a schema or of a tool, schemas by their names, or one schema alone.
 * Undefined for everything else: that may be an example of what the fields take.
 */
export function pastedFields(text: string): readonly PastedField[] | undefined {
  const { root, faults } = parse(text);
  if (!root || faults.some(({ kind }) => kind === "syntax" || kind === "limit")) return undefined;
  const value = nodeValue(root);
  if (!isObject(value)) return undefined;
  if (isObject(member(value, "inputSchema"))) return fieldsAt(text, root, value, ["inputSchema"]);
  if (isObject(member(value, "properties"))) return fieldsAt(text, root, value, []);
  if (isSchema(value)) return [{ text: schemaText(text, root), required: false }];
  const names = Object.keys(value);
  const isMap = names.length > 0 && names.every((name) => isSchema(value[name]));
  return isMap ? names.map((name) => field(text, root, [name], false)) : undefined;
}

function fieldsAt(text: string, root: JsonNode, value: JsonObject, path: Path): readonly PastedField[] | undefined {
  const schema = path.length === 0 ? value : (value[String(path[0])] as JsonObject);
  const properties = member(schema, "properties");
  const required = member(schema, "required");
  if (!isObject(properties)) return undefined;
  const names = Object.keys(properties);
  return names.length === 0
    ? undefined
    : names.map((name) =>
        field(text, root, [...path, "properties", name], Array.isArray(required) && required.includes(name)),
      );
}

function field(text: string, root: JsonNode, path: Path, required: boolean): PastedField {
  const node = nodeAt(root, path);
  return { name: String(path.at(-1)), text: node ? schemaText(text, node) : "{}", required };
}

const lists = ["enum", "anyOf", "oneOf", "allOf"];

/** What says of a value what it may be. An example has such words, too, but not with such values. */
function isSchema(value: Json | undefined): boolean {
  if (!isObject(value)) return false;
  const type = member(value, "type");
  const types = Array.isArray(type) ? type : [type];
  const isTyped = types.length > 0 && types.every((one) => (jsonTypes as readonly unknown[]).includes(one));
  return (
    isTyped ||
    typeof member(value, "$ref") === "string" ||
    isObject(member(value, "properties")) ||
    lists.some((keyword) => Array.isArray(member(value, keyword)))
  );
}
