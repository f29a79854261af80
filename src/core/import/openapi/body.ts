import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Operation } from "./operations.ts";
import { followed, objectAt } from "./references.ts";

/** What a request or an answer carries. */
export type Body =
  | { readonly kind: "schema"; readonly schema: Json; readonly required: boolean; readonly description?: string }
  | { readonly kind: "none" }
  | { readonly kind: "foreign"; readonly type: string; readonly required: boolean };

const isJson = (type: string) => /^application\/(?:[\w.+-]*\+)?json\b|^\*\/\*|^application\/\*/i.test(type);
const isForm = (type: string) => /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);

export function bodyOf(root: JsonObject, { own, parameters }: Operation): Body {
  const given = followed(root, member(own, "requestBody"));
  if (isObject(given)) return chosen(root, given, member(given, "required") === true);
  const old = parameters.find((one) => member(one, "in") === "body");
  if (old)
    return {
      kind: "schema",
      schema: member(old, "schema") ?? {},
      required: member(old, "required") === true,
      ...wordsOf(old),
    };
  const fields = parameters.filter((one) => member(one, "in") === "formData");
  return fields.length === 0 ? { kind: "none" } : { kind: "schema", schema: formOf(fields), required: true };
}

function chosen(root: JsonObject, holder: JsonObject, required: boolean): Body {
  const content = Object.entries(objectAt(holder, "content"));
  const [type, media] =
    content.find(([name]) => isJson(name)) ??
    content.find(([name]) => isForm(name)) ??
    content.find(([name]) => /^text\//i.test(name)) ??
    [];
  if (type === undefined) {
    const [other] = content;
    return other ? { kind: "foreign", type: other[0], required } : { kind: "none" };
  }
  const isText = /^text\//i.test(type);
  const schema = member(followed(root, media), "schema") ?? (isText ? { type: "string" } : {});
  return { kind: "schema", schema, required, ...wordsOf(holder) };
}

function wordsOf(holder: JsonObject): { readonly description?: string } {
  const description = member(holder, "description");
  return typeof description === "string" && description !== "" ? { description } : {};
}

/** Fields of a form in version 2, as the object that they are. */
function formOf(fields: readonly JsonObject[]): JsonObject {
  const required = fields.filter((one) => member(one, "required") === true).map((one) => String(member(one, "name")));
  return {
    type: "object",
    properties: Object.fromEntries(fields.map((one) => [String(member(one, "name")), bareSchema(one)])),
    ...(required.length > 0 && { required }),
  };
}

const ofParameter = new Set([
  "name",
  "in",
  "required",
  "schema",
  "content",
  "style",
  "explode",
  "allowEmptyValue",
  "allowReserved",
  "collectionFormat",
  "example",
  "examples",
]);

/** The schema of a parameter: in version 2 the parameter is one itself. */
export function bareSchema(parameter: JsonObject): JsonObject {
  const own = member(parameter, "schema") ?? member(Object.values(objectAt(parameter, "content"))[0], "schema");
  const description = member(parameter, "description");
  const example = member(parameter, "example");
  const deprecated = member(parameter, "deprecated") === true ? { deprecated: true } : {};
  if (!isObject(own)) return Object.fromEntries(Object.entries(parameter).filter(([key]) => !ofParameter.has(key)));
  return {
    ...own,
    ...(typeof description === "string" && description !== "" && { description }),
    ...(example !== undefined && !Object.hasOwn(own, "example") && { example }),
    ...deprecated,
  };
}

/** The first answer that means success, with what it carries. */
export function resultOf(root: JsonObject, { own }: Operation): Json | undefined {
  const responses = objectAt(own, "responses");
  const codes = Object.keys(responses)
    .filter((key) => /^2/.test(key))
    .sort();
  for (const key of codes) {
    const response = followed(root, responses[key]);
    if (!isObject(response)) continue;
    const old = member(response, "schema");
    if (old !== undefined) return old;
    const media = Object.entries(objectAt(response, "content")).find(([type]) => isJson(type))?.[1];
    const schema = member(followed(root, media), "schema");
    if (schema !== undefined) return schema;
  }
  return undefined;
}
