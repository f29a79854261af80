import { isObject, member } from "../../json.ts";
import { utf8Length } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { inputTrail, type Trail } from "../trail.ts";
import { definitionOf, tables } from "./codex-definitions.ts";
import { type Children, mapChildren, withoutMembers } from "./edit.ts";

const maxBytes = 5_000;
const maxDepth = 3;

const inside: Children = {
  single: new Set(["items", "additionalProperties"]),
  lists: new Set(["anyOf", "oneOf", "allOf"]),
  maps: new Set(["properties"]),
};
const everywhere: Children = { ...inside, maps: new Set(["properties", ...tables]) };
const unions = ["anyOf", "oneOf", "allOf"];

/** Passes that lose more and more, each only while the schema is still too long. */
const passes: readonly { readonly lost: string; run(schema: JsonObject, work: Work): Json }[] = [
  { lost: "all descriptions are dropped", run: (schema) => withoutDescriptions(schema, inputTrail) },
  { lost: "definitions are emptied", run: withoutDefinitions },
  { lost: "deep objects are emptied", run: (schema, work) => collapsed(schema, inputTrail, 0, work) },
  { lost: "branches are emptied", run: (schema, work) => withoutUnions(schema, inputTrail, work) },
];

/** A schema of at most so many bytes, if the passes get it there. */
export function compact(schema: JsonObject, work: Work): JsonObject {
  let bytes = bytesOf(schema);
  let made: Json = schema;
  for (const { lost, run } of passes) {
    if (bytes <= maxBytes || !isObject(made)) break;
    work.note("compacted", inputTrail, { bytes, max: maxBytes, lost });
    made = run(made, work);
    bytes = bytesOf(made);
  }
  return isObject(made) ? made : {};
}

const bytesOf = (schema: Json) => utf8Length(JSON.stringify(schema));

const withoutDescriptions = (schema: Json, at: Trail): Json =>
  isObject(schema)
    ? mapChildren(
        withoutMembers(schema, (key) => key === "description"),
        at,
        everywhere,
        withoutDescriptions,
      )
    : schema;

function withoutDefinitions(schema: JsonObject, work: Work): Json {
  const emptied = (node: Json, at: Trail): Json => {
    if (!isObject(node)) return node;
    if (definitionOf(member(node, "$ref"))) return emptyAt(at, work);
    return mapChildren(node, at, inside, emptied);
  };
  return withoutMembers(emptied(schema, inputTrail) as JsonObject, (key) => tables.some((table) => table === key));
}

function collapsed(schema: Json, at: Trail, depth: number, work: Work): Json {
  if (!isObject(schema)) return schema;
  const isComplex = ["items", ...unions, "properties", "additionalProperties", "$ref"].some((key) =>
    Object.hasOwn(schema, key),
  );
  if (depth >= maxDepth && isComplex) return emptyAt(at, work);
  return mapChildren(schema, at, inside, (child, place) => collapsed(child, place, depth + 1, work));
}

function withoutUnions(schema: Json, at: Trail, work: Work): Json {
  if (!isObject(schema)) return schema;
  if (unions.some((key) => Object.hasOwn(schema, key))) return emptyAt(at, work);
  return mapChildren(schema, at, inside, (child, place) => withoutUnions(child, place, work));
}

function emptyAt(at: Trail, work: Work): JsonObject {
  work.note("schema-emptied", at);
  return {};
}
