import { inferSchema } from "../../design/index.ts";
import { isObject, member } from "../../json.ts";
import { readObject } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { ImportChoice, Importer, ImportNoteKind, Reading } from "../importer.ts";
import { freeNames, nameFrom } from "../names.ts";
import type { ImportSource } from "../source.ts";

interface Request {
  readonly name: string;
  readonly item: JsonObject;
  readonly request: JsonObject;
}

/** A collection of Postman: each saved request as a tool, its types guessed from the values that were saved. */
export const postman: Importer = {
  id: "postman",
  title: "Postman collection",
  detect: ({ kind, value }) => (kind === "json" && requestsIn(value).length > 0 && isCollection(value) ? 1 : 0),
  read({ value }, reading) {
    const requests = requestsIn(value);
    const { chosen, notes } = reading;
    const wanted = chosen ? requests.filter(({ name }) => chosen.has(name)) : requests;
    const tools = wanted.map((one) => toolOf(one, reading));
    if (tools.length > 0)
      notes.note(
        "guessed",
        "A collection has examples and no types: they were guessed from the saved values, and annotations from the methods",
      );
    return { tools, choices: requests.map(choiceOf) };
  },
};

function isCollection(value: ImportSource["value"]): boolean {
  const info = isObject(value as Json) ? member(value as Json, "info") : undefined;
  return (
    /postman/i.test(String(member(info, "schema") ?? "")) || Object.hasOwn(isObject(info) ? info : {}, "_postman_id")
  );
}

/** Folders hold items, too. */
function requestsIn(value: ImportSource["value"]): readonly Request[] {
  const free = freeNames();
  const found: Request[] = [];
  const visit = (items: Json | undefined, depth: number) => {
    if (!Array.isArray(items) || depth > 20) return;
    for (const item of items as readonly Json[]) {
      if (!isObject(item)) continue;
      visit(member(item, "item"), depth + 1);
      const request = member(item, "request");
      if (!isObject(request)) continue;
      const name = free(nameFrom(String(member(item, "name") ?? "request")) ?? "request");
      found.push({ name, item, request });
    }
  };
  visit(isObject(value as Json) ? member(value as Json, "item") : undefined, 0);
  return found;
}

function toolOf({ name, item, request }: Request, { notes }: Reading): JsonObject {
  const url = member(request, "url");
  const properties = new Map<string, JsonObject>();
  const required: string[] = [];
  for (const [list, isRequired] of [
    [member(url, "variable"), true],
    [member(url, "query"), false],
  ] as const) {
    for (const one of pairsIn(list)) {
      properties.set(one.key, one.schema);
      if (isRequired) required.push(one.key);
    }
  }
  for (const [key, schema] of bodyOf(member(request, "body"), (message) => notes.note("lost", message, name)))
    properties.set(key, schema);
  tellLeft(request, (kind, message) => notes.note(kind, message, name));
  const description = textOf(member(request, "description")) ?? textOf(member(item, "description"));
  const method = String(member(request, "method") ?? "GET").toUpperCase();
  return {
    name,
    ...(description !== undefined && { description }),
    inputSchema: {
      ...{ type: "object", properties: Object.fromEntries(properties) },
      ...(required.length > 0 && { required }),
    },
    annotations: {
      readOnlyHint: method === "GET" || method === "HEAD",
      ...(method === "DELETE" && { destructiveHint: true, idempotentHint: true }),
      ...(method === "PUT" && { idempotentHint: true }),
    },
  };
}

/** What a request has beside the values that a model can give. */
function tellLeft(request: JsonObject, note: (kind: ImportNoteKind, message: string) => void): void {
  const [url, body] = [member(request, "url"), member(request, "body")];
  const listed = (list: Json | undefined) => (Array.isArray(list) ? (list as readonly Json[]) : []);
  const form = ["urlencoded", "formdata"].flatMap((mode) => listed(member(body, mode)));
  if (listed(member(request, "header")).length > 0) note("lost", "Headers are left out: the server has to set them");
  if (member(request, "auth") !== undefined) note("lost", "How to sign in is left out: the server has to see to it");
  const off = [...listed(member(url, "query")), ...form].filter((one) => member(one, "disabled") === true);
  for (const one of off)
    note("mapped", `${code(String(member(one, "key")))} is turned off in the collection: left out`);
  for (const one of form.filter((field) => member(field, "type") === "file"))
    note("guessed", `${code(String(member(one, "key")))} is a file: read as text`);
}

function pairsIn(list: Json | undefined): { readonly key: string; readonly schema: JsonObject }[] {
  return (Array.isArray(list) ? (list as readonly Json[]) : []).flatMap((one) => {
    const key = member(one, "key");
    if (typeof key !== "string" || key === "" || member(one, "disabled") === true) return [];
    const description = textOf(member(one, "description"));
    return [{ key, schema: { type: "string", ...(description !== undefined && { description }) } }];
  });
}

function bodyOf(body: Json | undefined, lose: (message: string) => void): readonly (readonly [string, JsonObject])[] {
  const mode = member(body, "mode");
  if (mode === "urlencoded" || mode === "formdata")
    return pairsIn(member(body, mode)).map(({ key, schema }) => [key, schema] as const);
  const raw = member(body, "raw");
  if (mode !== "raw" || typeof raw !== "string" || raw.trim() === "") {
    if (typeof mode === "string" && mode !== "raw") lose(`A body of the kind ${code(mode)} is not read`);
    return [];
  }
  const example = readObject(raw.replace(/\{\{\s*[\w.-]+\s*\}\}/g, "0"));
  const schema = example && inferSchema([example]);
  if (isObject(schema) && isObject(schema.properties))
    return Object.entries(schema.properties).map(([key, own]) => [key, own as JsonObject] as const);
  lose("A body that is no JSON object became the text `body`");
  return [["body", { type: "string" }]];
}

function textOf(value: Json | undefined): string | undefined {
  const text = isObject(value) ? member(value, "content") : value;
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

function choiceOf({ name, item, request }: Request): ImportChoice {
  return { id: name, title: String(member(item, "name") ?? name), detail: String(member(request, "method") ?? "GET") };
}
