import { isObject, member } from "../../json.ts";
import { subschemas, unusedDefinitions } from "../../schema/index.ts";
import type { Change } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import type { Shorten, Shortening } from "./shortening.ts";

/** A reference is as long as a shorter schema. */
const minText = 50;
/** Deeper than this nobody repeats himself, and writing every level out again would take long. */
const deepest = 12;
const places = new Set(["$id", "$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveRef"]);

/** Equal schemas at several places, written once as a definition. */
export const shared: Shorten = (tool) => {
  const root = member(tool, "inputSchema");
  if (!isObject(root) || !isMovable(root)) return [];
  const taken = new Set<string>();
  return repeated(root).map(({ paths, schema }): Shortening => {
    const keyword = isObject(member(root, "definitions")) ? "definitions" : "$defs";
    const name = freeName(root, keyword, schema, paths, taken);
    const changes: readonly Change[] = [
      { kind: "set", path: ["inputSchema", keyword, name], value: schema },
      ...paths.map((path) => ({ kind: "set" as const, path, value: { $ref: `#/${keyword}/${name}` } })),
    ];
    return { kind: "shared", key: name, changes, places: paths.length };
  });
};

/** A reference by place would point at nothing once that place is a reference itself. */
function isMovable(root: JsonObject): boolean {
  for (const { schema } of subschemas(root)) {
    if (!isObject(schema)) continue;
    if (Object.keys(schema).some((keyword) => places.has(keyword))) return false;
    const target = member(schema, "$ref");
    if (typeof target === "string" && !/^#\/(?:\$defs|definitions)\/[^/]+$/.test(target)) return false;
  }
  return true;
}

interface Group {
  readonly schema: JsonObject;
  readonly paths: readonly Path[];
}

/** The largest first; what is inside of one of them is not looked at again. */
function repeated(root: JsonObject): readonly Group[] {
  const groups = new Map<string, { readonly schema: JsonObject; readonly paths: Path[] }>();
  const unused = new Set(
    unusedDefinitions(root).flatMap(({ holder, names }) => names.map((name) => `${holder}/${name}`)),
  );
  for (const { schema, path } of subschemas(root, ["inputSchema"])) {
    if (!isObject(schema) || path.length === 1 || path.length > deepest) continue;
    // What nothing refers to had better go.
    if (unused.has(`${path[1]}/${path[2]}`)) continue;
    const text = JSON.stringify(schema);
    if (text.length < minText) continue;
    const group = groups.get(text) ?? { schema, paths: [] };
    group.paths.push(path);
    groups.set(text, group);
  }
  const found = [...groups].filter(([, { paths }]) => paths.length > 1).sort(([a], [b]) => b.length - a.length);
  const taken = new Set<string>();
  const isTaken = (path: Path) => path.some((_, end) => taken.has(JSON.stringify(path.slice(0, end + 1))));
  return found.flatMap(([, { schema, paths }]) => {
    const own = paths.filter((path) => !isTaken(path));
    for (const path of own) taken.add(JSON.stringify(path));
    return own.length > 1 ? [{ schema, paths: own }] : [];
  });
}

const words = new Set(["items", "anyOf", "oneOf", "allOf", "additionalProperties", "properties", "inputSchema"]);

function freeName(
  root: JsonObject,
  keyword: string,
  schema: JsonObject,
  paths: readonly Path[],
  taken: Set<string>,
): string {
  const definitions: Json | undefined = member(root, keyword);
  const title = member(schema, "title");
  const steps = paths[0]?.filter((step) => typeof step === "string" && /^[A-Za-z_]\w*$/.test(step) && !words.has(step));
  const given = typeof title === "string" && /^[A-Za-z_]\w*$/.test(title) ? title : String(steps?.at(-1) ?? "Shared");
  const name = given.charAt(0).toUpperCase() + given.slice(1);
  let free = name;
  const isUsed = (word: string) => taken.has(word) || (isObject(definitions) && Object.hasOwn(definitions, word));
  for (let suffix = 2; isUsed(free); suffix++) free = `${name}${suffix}`;
  taken.add(free);
  return free;
}
