import { isObject } from "../../json.ts";
import { latestRevision } from "../../mcp/index.ts";
import { isKeyword, metaMismatches, subschemas } from "../../schema/index.ts";
import type { Dialect, Json, JsonObject } from "../../types.ts";
import { type Code, trusted } from "../code.ts";

/**
 * The types of the SDK know the fields of the protocol and the keywords of JSON Schema, each with its right value. A literal with
 * anything else does not compile, although the server sends it as it is: such a literal is written without a type.
 */
const untyped = trusted(" as never");

/** Keywords of older drafts, and of those that the types leave out. */
const older = new Set([
  "definitions",
  "dependencies",
  "additionalItems",
  "$recursiveRef",
  "$recursiveAnchor",
  "nullable",
]);

export function schemaCast(schema: JsonObject, dialect: Dialect | undefined): Code | undefined {
  for (const { schema: inner } of subschemas(schema)) {
    const isPlain = !isObject(inner) || Object.keys(inner).every((key) => isKeyword(key) && !older.has(key));
    if (!isPlain) return untyped;
  }
  return dialect && metaMismatches(schema, dialect).length === 0 ? undefined : untyped;
}

export function annotationsCast(annotations: Json): Code | undefined {
  const known = isObject(annotations) ? Object.entries(annotations) : [];
  const isRight = ([key, value]: readonly [string, Json]) =>
    latestRevision.annotationFields.includes(key) && typeof value === (key === "title" ? "string" : "boolean");
  return known.every(isRight) ? undefined : untyped;
}

const iconFields = new Set(["src", "mimeType", "sizes", "theme"]);

export function iconsCast(icons: Json): Code | undefined {
  const isRight = (icon: Json) =>
    isObject(icon) && Object.keys(icon).every((key) => iconFields.has(key)) && hasRightValues(icon);
  return Array.isArray(icons) && icons.every((icon) => isRight(icon as Json)) ? undefined : untyped;
}

function hasRightValues({ src, mimeType, sizes, theme }: JsonObject): boolean {
  const isText = (value: Json | undefined) => value === undefined || typeof value === "string";
  const isList = sizes === undefined || (Array.isArray(sizes) && sizes.every((size) => typeof size === "string"));
  return (
    typeof src === "string" &&
    isText(mimeType) &&
    isList &&
    (theme === undefined || theme === "light" || theme === "dark")
  );
}
