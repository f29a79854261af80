import { isObject } from "../../json.ts";
import { resolveReference } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { drop, noteDropped } from "./edit.ts";

const rootLabels = new Set(["definitions", "$defs", "title", "description"]);

/** What binding a tool to a model makes of its schema: references written out, titles gone. */
export const langChainPy: Transform = (schema, work) => {
  const inlined = dereferenced(schema, inputTrail, schema, [], work);
  const bare = drop(isObject(inlined) ? inlined : {}, (keyword) => rootLabels.has(keyword), inputTrail, work);
  return withoutTitles(bare, "", inputTrail, work);
};

/** What stands before `$ref` in the text is lost, what stands behind it is not even read. */
function dereferenced(value: Json, at: Trail, root: JsonObject, open: readonly string[], work: Work): Json {
  if (Array.isArray(value))
    return value.map((item: Json, index) => dereferenced(item, into(at, index), root, open, work));
  if (!isObject(value)) return value;
  const made: [string, Json][] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (key === "$defs" || key === "definitions") made.push([key, inner]);
    else if (key !== "$ref" || typeof inner !== "string")
      made.push([key, dereferenced(inner, into(at, key), root, open, work)]);
    else if (open.includes(inner) || !work.spend()) work.note("reference-cut", into(at, key), { reference: inner });
    else {
      const target = inner.startsWith("#") ? resolveReference(root, inner) : undefined;
      if (target === undefined) {
        work.note("reference-refused", into(at, key), { reference: inner });
        return {};
      }
      work.note("reference-inlined", into(at, key), { reference: inner });
      for (const keyword of Object.keys(value)) if (keyword !== "$ref") noteDropped(keyword, at, work);
      return dereferenced(target, at, root, [...open, inner], work);
    }
  }
  return Object.fromEntries(made);
}

/** Every `title` goes, unless it is the name of a property. Lists are not looked into. */
function withoutTitles(schema: JsonObject, above: string, at: Trail, work: Work): JsonObject {
  const made: [string, Json][] = [];
  for (const [key, value] of Object.entries(schema)) {
    const isName = above === "properties" && isObject(value);
    if (key === "title" && !isName) {
      work.note("label-dropped", into(at, key), { keyword: key });
      continue;
    }
    made.push([key, isObject(value) ? withoutTitles(value, key, into(at, key), work) : value]);
  }
  return Object.fromEntries(made);
}
