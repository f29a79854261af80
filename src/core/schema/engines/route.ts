import { isObject, member } from "../../json.ts";
import { remember } from "../../memo.ts";
import type { Json, JsonObject } from "../../types.ts";
import { dialectUris } from "../dialect.ts";
import { extentOf } from "../measure.ts";
import { maxTextFor } from "../pattern.ts";
import { isLegacy } from "../view.ts";
import { subschemas } from "../walk.ts";
import { type Judging, keptFor } from "./judging.ts";

/** Whether Ajv may get a schema wrong: it passes over scopes, vocabularies and some names. */
export function needsInterpreter(schema: JsonObject, judging: Judging): boolean {
  return traitsOf(schema, judging).peculiar;
}

/** Whether json-schema-library gets through in good time, and takes no keyword for one of its own. */
export function canInterpret(schema: JsonObject, value: Json, judging: Judging): boolean {
  const { tooDeep, extended, recursive, maxTextFor } = traitsOf(schema, judging);
  if (tooDeep || extended) return false;
  const { members, depth, values, name } = extentOf(value);
  return members <= 1_000 && values <= 20_000 && (!recursive || depth <= 8) && name <= maxTextFor;
}

interface Traits {
  /** Too deep for a text, it is too deep for both engines. */
  readonly tooDeep: boolean;
  readonly peculiar: boolean;
  /** Keywords that only json-schema-library knows. */
  readonly extended: boolean;
  /** Refers to itself and asks for what was evaluated, which takes exponential time. */
  readonly recursive: boolean;
  /** The longest name that all patterns for names can be tried on. */
  readonly maxTextFor: number;
}

function traitsOf(schema: JsonObject, judging: Judging): Traits {
  return keptFor(schema, "traits", judging, () => {
    const own = textOf(schema);
    const foreign = /"\$ref":"[^#"]/.test(own ?? "") || hasOwnDialect(schema);
    const remotes = foreign ? textOfRemotes(judging.remotes) : "";
    const text = `${own ?? ""}${remotes ?? ""}`;
    const legacy = isLegacy(judging.dialect);
    return {
      tooDeep: own === undefined || remotes === undefined,
      peculiar:
        /"(?:\$dynamicRef|\$recursiveRef|unevaluatedItems|unevaluatedProperties|__proto__)":/.test(text) ||
        hasOwnDialect(schema) ||
        hasInnerContains(schema) ||
        (legacy && hasReferenceWithSiblings(schema)),
      extended: /"(?:oneOfProperty|errorMessages|regexFlags)":/.test(text),
      recursive: /"unevaluated(?:Items|Properties)":/.test(text) && /"\$(?:ref|dynamicRef|recursiveRef)":/.test(text),
      maxTextFor: maxTextForAll(schema),
    };
  });
}

function textOf(schema: Json): string | undefined {
  try {
    return JSON.stringify(schema);
  } catch {
    return undefined;
  }
}

const textOfRemotes = remember((remotes: Judging["remotes"]) => textOf(remotes));

export function hasOwnDialect(schema: JsonObject): boolean {
  const declared = member(schema, "$schema");
  const known = Object.values(dialectUris).map((uri) => uri.replace(/^https?:/, "").replace(/#$/, ""));
  return typeof declared === "string" && !known.includes(declared.replace(/^https?:/, "").replace(/#$/, ""));
}

/** Ajv remembers from one list to the next that `contains` held: then an empty list passes for one that holds it. */
function hasInnerContains(root: JsonObject): boolean {
  for (const { schema, path } of subschemas(root)) {
    if (path.length > 0 && isObject(schema) && Object.hasOwn(schema, "contains")) return true;
  }
  return false;
}

/** Up to draft-07 nothing beside a `$ref` counts; for Ajv it does. */
function hasReferenceWithSiblings(root: JsonObject): boolean {
  for (const { schema } of subschemas(root)) {
    if (!isObject(schema) || typeof member(schema, "$ref") !== "string") continue;
    if (Object.keys(schema).some((key) => key !== "$ref" && !describing.has(key))) return true;
  }
  return false;
}

const describing = new Set([
  "$comment",
  "$defs",
  "$schema",
  "default",
  "definitions",
  "description",
  "examples",
  "title",
]);

function maxTextForAll(root: JsonObject): number {
  let min = Number.POSITIVE_INFINITY;
  for (const { schema } of subschemas(root)) {
    const patterns = member(schema, "patternProperties");
    for (const pattern of Object.keys(isObject(patterns) ? patterns : {})) min = Math.min(min, maxTextFor(pattern));
  }
  return min;
}
