import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { ImportNoteKind } from "../importer.ts";
import { bareSchema, bodyOf, resultOf } from "./body.ts";
import type { Operation } from "./operations.ts";
import { followed } from "./references.ts";
import type { SchemaReader } from "./schema.ts";

type Note = (kind: ImportNoteKind, message: string) => void;

/** Headers that the protocol itself sets: the specification says to ignore them as parameters. */
const ownHeaders = new Set(["accept", "content-type", "authorization"]);

/** An operation as a tool, or why it cannot be one. */
export function toolOf(
  root: JsonObject,
  operation: Operation,
  schemas: SchemaReader,
  note: Note,
): { readonly tool: JsonObject; readonly size: number } | { readonly because: string } {
  const body = bodyOf(root, operation);
  if (body.kind === "foreign" && body.required)
    return { because: `its body is ${code(body.type)}, which arguments in JSON cannot carry` };
  if (body.kind === "foreign")
    note("lost", `A body of ${code(body.type)} is left out: arguments in JSON cannot carry it`);
  tellUnread(root, operation, note);
  const properties = new Map<string, Json>();
  const required: string[] = [];
  const needs = new Set<string>();
  const add = (name: string, schema: JsonObject, isRequired: boolean, place: string) => {
    const own = properties.has(name) ? `${name}_${place}` : name;
    if (own !== name)
      note("mapped", `${code(name)} stands in two places: the one of the ${place} is called ${code(own)}`);
    properties.set(own, schema);
    if (isRequired) required.push(own);
  };
  const read = (schema: Json) => {
    const found = schemas.read(schema, "input");
    for (const name of found.needs) needs.add(name);
    return found.schema;
  };
  for (const parameter of operation.parameters) {
    const name = String(member(parameter, "name"));
    const place = String(member(parameter, "in"));
    if (!["path", "query", "header", "cookie"].includes(place)) continue;
    if (place === "header" && ownHeaders.has(name.toLowerCase())) {
      note("mapped", `The header ${code(name)} is set by the server: it is no parameter`);
      continue;
    }
    if (place === "cookie" || place === "header")
      note("guessed", `The ${place} ${code(name)} became a parameter: leave it out where the server sets it`);
    add(name, read(bareSchema(parameter)), place === "path" || member(parameter, "required") === true, place);
  }
  if (body.kind === "schema") addBody(root, body, read, add, note);
  const definitions = schemas.definitions(needs, "input");
  const result = output(root, operation, schemas, note);
  return {
    size: definitions.size + result.size,
    tool: {
      name: operation.name,
      ...descriptionOf(operation.own),
      inputSchema: {
        ...{ type: "object", properties: Object.fromEntries(properties) },
        ...(required.length > 0 && { required }),
        ...definitions.keywords,
      },
      ...(result.schema && { outputSchema: result.schema }),
      annotations: hints(operation.method),
    },
  };
}

/** What stands in another file, or nowhere, is named: nothing is fetched. */
function tellUnread(root: JsonObject, { own, renamed, name, unread }: Operation, note: Note): void {
  if (renamed !== undefined)
    note(
      "mapped",
      `${code(renamed)} became the name ${code(name)}: names hold letters, digits, \`_\`, \`-\` and \`.\`, each once`,
    );
  const lose = (what: string, reference: string) =>
    note("lost", `${what} ${code(reference)} is not in this document: it is left out`);
  for (const reference of unread) lose("The parameter", reference);
  const body = member(own, "requestBody");
  if (body !== undefined && !isObject(followed(root, body))) lose("The body", String(member(body, "$ref")));
  const responses = member(own, "responses");
  for (const [status, given] of Object.entries(isObject(responses) ? responses : {})) {
    const isMissing = isObject(given) && !isObject(followed(root, given));
    if (/^2/.test(status) && isMissing) lose("The answer", String(member(given, "$ref")));
  }
}

/** The members of a plain object stand beside the parameters; any other body is one parameter. */
function addBody(
  root: JsonObject,
  {
    schema,
    required,
    description,
  }: { readonly schema: Json; readonly required: boolean; readonly description?: string },
  read: (schema: Json) => JsonObject,
  add: (name: string, schema: JsonObject, required: boolean, place: string) => void,
  note: Note,
): void {
  const plain = followed(root, schema);
  const members = member(plain, "properties");
  const isPlain =
    isObject(plain) && isObject(members) && Object.keys(plain).every((key) => simple.has(key) || key.startsWith("x-"));
  if (!isPlain) {
    add("body", { ...read(schema), ...(description !== undefined && { description }) }, required, "body");
    return;
  }
  const inner = read(plain);
  const wanted = Array.isArray(inner.required) ? (inner.required as readonly Json[]).map(String) : [];
  if (!required && wanted.length > 0)
    note("guessed", "A body that may be left out is taken apart: its required members are not required here");
  for (const [name, own] of Object.entries(isObject(inner.properties) ? inner.properties : {})) {
    add(name, isObject(own) ? own : {}, required && wanted.includes(name), "body");
  }
}

const simple = new Set([
  "type",
  "properties",
  "required",
  "title",
  "description",
  "example",
  "examples",
  "xml",
  "externalDocs",
  "additionalProperties",
]);

function descriptionOf(own: JsonObject): { readonly description?: string } {
  const parts = [member(own, "summary"), member(own, "description")].filter(
    (part) => typeof part === "string" && part.trim() !== "",
  );
  const words = [...new Set(parts.map((part) => String(part).trim()))].join("\n\n");
  const old = member(own, "deprecated") === true ? "Deprecated. " : "";
  return words === "" && old === "" ? {} : { description: `${old}${words}`.trim() };
}

/** A result that is no object stands under `result`, since MCP wants an object. */
function output(
  root: JsonObject,
  operation: Operation,
  schemas: SchemaReader,
  note: Note,
): { readonly schema?: JsonObject; readonly size: number } {
  const given = resultOf(root, operation);
  if (given === undefined) return { size: 0 };
  const { schema, needs } = schemas.read(given, "output");
  const target = followed(root, given);
  const isRecord = member(target, "type") === "object" || isObject(member(target, "properties"));
  const { keywords, size } = schemas.definitions(needs, "output");
  if (isRecord) return { schema: { type: "object", ...schema, ...keywords }, size };
  note("guessed", "An answer that is no object became the member `result` of one");
  return { schema: { type: "object", properties: { result: schema }, required: ["result"], ...keywords }, size };
}

function hints(method: string): JsonObject {
  if (method === "get" || method === "query") return { readOnlyHint: true };
  if (method === "delete") return { readOnlyHint: false, destructiveHint: true, idempotentHint: true };
  if (method === "put") return { readOnlyHint: false, idempotentHint: true };
  return { readOnlyHint: false };
}
