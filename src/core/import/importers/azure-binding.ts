import { isObject, member } from "../../json.ts";
import { meantType } from "../../schema/index.ts";
import { readObject } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { leftOver } from "../declared.ts";
import { share } from "../entries.ts";
import type { Importer, Reading } from "../importer.ts";
import { readSchema } from "../schema.ts";

const taken = new Set([
  ...["type", "direction", "name", "toolName", "title", "description", "toolProperties", "inputSchema", "outputSchema"],
  ...["metadata", "useWorkerInputSchema", "useResultSchema"],
]);

/** The trigger binding of Azure Functions, which holds its schemas as JSON strings. */
export const azureBinding: Importer = {
  id: "azure-binding",
  title: "Azure Functions bindings",
  detect: ({ value }) => (share(bindingsOf(value), isTrigger) > 0 ? 1 : 0),
  read: ({ value }, reading) => ({
    tools: bindingsOf(value)
      .filter(isTrigger)
      .map((binding) => toTool(binding, reading)),
  }),
};

/** A binding, a function with its bindings, or a list of either; the worker writes each binding as a string. */
function bindingsOf(value: Json | undefined, depth = 0): readonly JsonObject[] {
  if (depth > 4) return [];
  if (typeof value === "string" && depth > 0) return bindingsOf(readObject(value), 4);
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((item) => bindingsOf(item, depth + 1));
  if (!isObject(value)) return [];
  const inner = ["bindings", "rawBindings", "functions", "tools"].map((key) => member(value, key)).find(Array.isArray);
  return inner ? bindingsOf(inner as Json, depth + 1) : [value];
}

function isTrigger(binding: JsonObject): boolean {
  return typeof member(binding, "toolName") === "string";
}

function toTool(binding: JsonObject, reading: Reading): JsonObject {
  const name = String(binding.toolName);
  const note: Reading["notes"]["note"] = (kind, message) => reading.notes.note(kind, message, name);
  const texts = ["title", "description"].filter((field) => typeof member(binding, field) === "string");
  const others = Object.keys(binding).filter((key) => !taken.has(key));
  const left = leftOver(name, Object.fromEntries(others.map((key) => [key, binding[key]])), "azure", reading);
  const meta = { ...objectIn(member(binding, "metadata")), ...left._meta };
  const output = outputSchema(member(binding, "outputSchema"), note);
  return {
    name,
    ...Object.fromEntries(texts.map((field) => [field, binding[field] as Json])),
    inputSchema: inputSchema(binding, name, reading),
    ...(output && { outputSchema: output }),
    ...(Object.keys(meta).length > 0 && { _meta: meta }),
  };
}

function inputSchema(binding: JsonObject, name: string, reading: Reading): JsonObject {
  const given = member(binding, "inputSchema");
  if (given !== undefined && given !== null && given !== "") {
    reading.notes.note("mapped", "`inputSchema` was a string of JSON: it is an object now", name);
    return readSchema(given, name, reading);
  }
  const listed = member(binding, "toolProperties");
  const properties = typeof listed === "string" ? member(readObject(`{"list":${listed || "[]"}}`), "list") : listed;
  if (!Array.isArray(properties)) {
    if (listed !== undefined) reading.notes.note("lost", "`toolProperties` is no list that can be read", name);
    return readSchema(undefined, name, reading);
  }
  reading.notes.note("mapped", "`toolProperties` became `inputSchema`", name);
  const named = (properties as readonly Json[]).filter(
    (property) => typeof member(property, "propertyName") === "string",
  );
  const required = named.filter((property) => member(property, "isRequired") === true);
  const nameOf = (property: Json) => String(member(property, "propertyName"));
  return {
    type: "object",
    properties: Object.fromEntries(
      named.map((property) => [nameOf(property), propertySchema(property, name, reading)]),
    ),
    ...(required.length > 0 && { required: required.map(nameOf) }),
  };
}

function propertySchema(property: Json, tool: string, { notes }: Reading): JsonObject {
  const word = member(property, "propertyType");
  const type = typeof word === "string" ? meantType(word)?.type : undefined;
  if (type === undefined)
    notes.note("guessed", `The property type ${code(String(word))} is unknown: any value is allowed`, tool);
  const values = member(property, "enumValues");
  const description = member(property, "description");
  const one = {
    ...(type !== undefined && { type }),
    ...(Array.isArray(values) && values.length > 0 && { enum: values }),
  };
  return {
    ...(member(property, "isArray") === true ? { type: "array", items: one } : one),
    ...(typeof description === "string" && { description }),
  };
}

/** The host advertises a schema only if it is JSON with an object at its root. */
function outputSchema(given: Json | undefined, note: Reading["notes"]["note"]): JsonObject | undefined {
  if (given === undefined || given === null || given === "") return undefined;
  const schema = isObject(given) ? given : objectIn(given);
  if (schema && member(schema, "type") === "object") {
    note("mapped", "`outputSchema` was a string of JSON: it is an object now");
    return schema;
  }
  note(
    "lost",
    schema
      ? "`outputSchema` is left out: the host takes only one of `type` `object`"
      : "`outputSchema` is no JSON: the host refuses it",
  );
  return undefined;
}

function objectIn(value: Json | undefined): JsonObject | undefined {
  return isObject(value) ? value : typeof value === "string" ? readObject(value) : undefined;
}
