import { distinctJson, isObject, member, sameJson } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Rewrite } from "../rewrite.ts";
import { withoutMembers } from "../steps/edit.ts";

/** What a branch may say besides `properties` and `required` without losing anything: all else stays where it is. */
const plain = new Set(["type", "title", "description", "properties", "required", "$comment"]);

/** A root union becomes one object: all properties, what every branch requires, and who needs what in words. */
export const flattenRoot: Rewrite = {
  id: "flatten-root",
  title: "Merge the branches at the root into one object",
  does: "All parameters of all branches stand in one object; which belong together is said in the description, and the server has to check it.",
  apply(tool) {
    const schema = member(tool, "inputSchema");
    if (!isObject(schema)) return undefined;
    const keyword = ["anyOf", "oneOf", "allOf"].find((name) => Array.isArray(member(schema, name)));
    if (keyword === undefined || !isObjectRoot(schema)) return undefined;
    const branches = member(schema, keyword) as readonly Json[];
    if (branches.length === 0 || !branches.every(isPlainBranch)) return undefined;
    const merged = merge(
      withoutMembers(schema, (key) => key === keyword),
      branches,
      keyword === "allOf",
    );
    if (!merged) return undefined;
    const words = keyword === "allOf" ? undefined : choiceInWords(branches, member(schema, "required"));
    return { ...tool, ...described(tool, words), inputSchema: merged };
  },
};

function isObjectRoot(schema: JsonObject): boolean {
  const type = member(schema, "type");
  return (type === undefined || type === "object") && !Object.hasOwn(schema, "$ref");
}

function isPlainBranch(branch: Json): branch is JsonObject {
  if (!isObject(branch) || !isObjectRoot(branch)) return false;
  const properties = member(branch, "properties");
  return Object.keys(branch).every((key) => plain.has(key)) && (properties === undefined || isObject(properties));
}

function merge(root: JsonObject, branches: readonly JsonObject[], all: boolean): JsonObject | undefined {
  const given = member(root, "properties");
  const properties = new Map<string, Json>(isObject(given) ? Object.entries(given) : []);
  const own = new Set(properties.keys());
  const added = new Map<string, Json[]>();
  for (const branch of branches) {
    for (const [name, schema] of Object.entries(propertiesOf(branch))) {
      const before = added.get(name);
      if (before) before.push(schema);
      else added.set(name, [schema]);
    }
  }
  // A closed root never took what only a branch describes.
  const isClosed = Object.hasOwn(root, "additionalProperties") && member(root, "additionalProperties") !== true;
  if (isClosed && [...added.keys()].some((name) => !own.has(name))) return undefined;
  for (const [name, schemas] of added) {
    const before = properties.get(name);
    const joined = joinedSchema(distinctJson(schemas), all);
    properties.set(
      name,
      before === undefined ? joined : all || !sameJson(before, joined) ? both(before, joined) : before,
    );
  }
  const lists = branches.map(requiredOf);
  const [first = [], ...others] = lists;
  const shared = all ? lists.flat() : first.filter((name) => others.every((list) => list.includes(name)));
  const required = [...new Set([...requiredOf(root), ...shared])];
  return {
    ...root,
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
}

const joinedSchema = (schemas: readonly Json[], all: boolean): Json => {
  const [only] = schemas;
  if (schemas.length === 1 && only !== undefined) return only;
  return all ? { allOf: schemas } : { anyOf: schemas };
};

/** What the root says of a property holds in every branch. */
const both = (root: Json, branch: Json): Json =>
  sameJson(root, branch) || sameJson(branch, {}) || branch === true
    ? root
    : sameJson(root, {}) || root === true
      ? branch
      : { allOf: [root, branch] };

const propertiesOf = (schema: JsonObject): JsonObject => {
  const properties = member(schema, "properties");
  return isObject(properties) ? properties : {};
};

function requiredOf(schema: JsonObject): readonly string[] {
  const required = member(schema, "required");
  return Array.isArray(required) ? required.filter((name): name is string => typeof name === "string") : [];
}

/** "Give either id, or name and year." Undefined where the branches ask for nothing of their own. */
function choiceInWords(branches: readonly JsonObject[], required: Json | undefined): string | undefined {
  const always = new Set(Array.isArray(required) ? required : []);
  const needs = branches.map((branch) => requiredOf(branch).filter((name) => !always.has(name)));
  const different = distinctJson(needs);
  if (different.length < 2 || different.some((names) => names.length === 0)) return undefined;
  return `Give either ${different.map((names) => names.join(" and ")).join(", or ")}.`;
}

function described(tool: JsonObject, words: string | undefined): JsonObject {
  const before = member(tool, "description");
  if (words === undefined || (before !== undefined && typeof before !== "string")) return {};
  return { description: before ? `${before.trimEnd()} ${words}` : words };
}
