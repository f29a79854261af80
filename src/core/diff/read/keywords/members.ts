import { isObject, member } from "../../../json.ts";
import type { Json } from "../../../types.ts";
import type { MemberShape } from "../../model/facets.ts";
import { addContextual, hasInPlace, inside, isLegacy, isSchema, mapOf } from "../reader.ts";
import type { MutableFacets, Reader } from "../reader-context.ts";

/** Keywords of the members of an object. */
export const memberKeywords = {
  required: (value, { facets }) => {
    if (!Array.isArray(value) || !value.every((name) => typeof name === "string")) return false;
    facets.required = new Set(value as string[]);
    return true;
  },
  properties: (value, { at, facets }) =>
    isObject(value) && addMembers(facets, { properties: mapOf(at, "properties", value) }),
  patternProperties: (value, { at, facets }) =>
    isObject(value) && addMembers(facets, { patterns: mapOf(at, "patternProperties", value) }),
  additionalProperties: (value, { at, facets }) =>
    isSchema(value) && addMembers(facets, { rest: inside(at, ["additionalProperties"]) }),
  unevaluatedProperties: (value, { at, schema, facets }) => {
    if (isLegacy(at.root.dialect)) return true;
    const rest = inside(at, ["unevaluatedProperties"]);
    if (hasInPlace(schema)) return isSchema(value) && addContextual(facets, at, [rest]);
    return member(schema, "additionalProperties") !== undefined || (isSchema(value) && addMembers(facets, { rest }));
  },
  propertyNames: (value, { at, facets }) => {
    facets.propertyNames = [inside(at, ["propertyNames"])];
    return isSchema(value);
  },
  dependentRequired: (value, { at, facets }) =>
    isLegacy(at.root.dialect) ||
    (isObject(value) && Object.entries(value).every(([name, list]) => addDependentRequired(facets, name, list))),
  dependentSchemas: (value, { at, facets }) => {
    if (isLegacy(at.root.dialect)) return true;
    if (!isObject(value)) return false;
    facets.dependentSchemas = [...facets.dependentSchemas, ...mapOf(at, "dependentSchemas", value)];
    return true;
  },
  dependencies: (value, { at, facets }) =>
    isObject(value) &&
    Object.entries(value).every(([name, inner]) => {
      if (Array.isArray(inner)) return addDependentRequired(facets, name, inner);
      facets.dependentSchemas = [...facets.dependentSchemas, [name, inside(at, ["dependencies", name])]];
      return isSchema(inner);
    }),
} satisfies Readonly<Record<string, Reader>>;

function addMembers(facets: MutableFacets, part: Partial<MemberShape>): boolean {
  const [known = { properties: new Map(), patterns: new Map(), rest: undefined }] = facets.members;
  facets.members = [{ ...known, ...part }];
  return true;
}

function addDependentRequired(facets: MutableFacets, name: string, list: Json): boolean {
  if (!Array.isArray(list) || !list.every((other) => typeof other === "string")) return false;
  facets.dependentRequired = [...facets.dependentRequired, [name, list as string[]]];
  return true;
}
