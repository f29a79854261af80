import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { leftOver } from "../declared.ts";
import { entriesOf, share } from "../entries.ts";
import type { Importer, Reading } from "../importer.ts";
import { readSchema } from "../schema.ts";

/** Dumps of LangChain's tools: serialised objects, or what `name`, `description` and `args` of a tool say. */
export const langchain: Importer = {
  id: "langchain",
  title: "LangChain tools",
  detect: ({ value }) => share(entriesOf(value), isTool) * 0.97,
  read({ value }, reading) {
    const tools = entriesOf(value).flatMap((entry) => {
      if (isTool(entry) || isBareTool(entry)) return [toTool(entry, reading)];
      if (Object.hasOwn(entry, "inputSchema")) return [entry];
      reading.notes.note("lost", "An entry has neither `args` nor `args_schema` and is no tool of LangChain");
      return [];
    });
    return { tools };
  },
};

/** A serialised object keeps what it was made of under `kwargs`. */
function fieldsOf(entry: JsonObject): JsonObject {
  const inner = member(entry, "kwargs");
  return Object.hasOwn(entry, "lc") && isObject(inner) ? inner : entry;
}

function isTool(entry: JsonObject): boolean {
  const fields = fieldsOf(entry);
  if (typeof member(fields, "name") !== "string" || Object.hasOwn(fields, "inputSchema")) return false;
  if (Object.hasOwn(entry, "lc")) return true;
  if (Object.hasOwn(fields, "args_schema") || Object.hasOwn(fields, "tool_call_schema")) return true;
  const args = member(fields, "args");
  return isObject(args) && Object.hasOwn(fields, "description") && Object.values(args).every(isObject);
}

/** Beside tools, one without a description is one, too. */
function isBareTool(entry: JsonObject): boolean {
  const args = member(entry, "args");
  return typeof member(entry, "name") === "string" && isObject(args) && Object.values(args).every(isObject);
}

const taken = new Set(["name", "description", "args", "args_schema", "tool_call_schema"]);
const silent = new Set([
  "lc",
  "type",
  "id",
  "kwargs",
  "func",
  "coroutine",
  "callbacks",
  "callback_manager",
  "verbose",
  "response_format",
  "return_direct",
]);

function toTool(entry: JsonObject, reading: Reading): JsonObject {
  const fields = fieldsOf(entry);
  const name = String(fields.name);
  const description = member(fields, "description");
  const schema = [member(fields, "tool_call_schema"), member(fields, "args_schema")].find(isObject);
  const args = member(fields, "args");
  const others = Object.keys(fields).filter((key) => !taken.has(key) && !silent.has(key));
  const left = leftOver(name, Object.fromEntries(others.map((key) => [key, fields[key]])), "langchain", reading);
  return {
    name,
    ...(typeof description === "string" && { description }),
    inputSchema: readSchema(schema ?? (isObject(args) ? fromArgs(args, name, reading) : undefined), name, reading),
    ...left,
  };
}

/** `args` are the properties alone: what has no default is required. */
function fromArgs(args: JsonObject, name: string, { notes }: Reading): JsonObject {
  const required = Object.entries(args)
    .filter(([, schema]) => !Object.hasOwn(schema as JsonObject, "default"))
    .map(([key]) => key);
  if (Object.keys(args).length > 0)
    notes.note("guessed", "`args` does not say what is required: what has no default is taken to be", name);
  return { type: "object", properties: args as Json, ...(required.length > 0 && { required }) };
}
