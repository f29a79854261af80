import { isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import { code } from "../words.ts";
import { leftOver } from "./declared.ts";
import type { Reading } from "./importer.ts";
import { readSchema } from "./schema.ts";
import { inferAnnotations } from "./tool-hints.ts";

const taken = new Set(["name", "description", "schema", "category", "external"]);
const same = ["title", "outputSchema", "icons", "execution"];

/** What becomes of a field that has no equal. */
const instead: Readonly<Record<string, string>> = {
  timeout: "the server applies it, in the handler",
  tags: "say them in the description, or in the server's metadata",
  version: "the server has one version for all its tools",
  dependsOn: "the server has to see to the order of calls",
  consequenceLevel: "only `destructiveHint` tells of it",
  requiresConfirmation: "clients decide by the hints whether to ask",
};

/** A definition with its schema as a tool: what it implies becomes annotations, and what has no equal is told. */
export function definitionTool(entry: JsonObject, reading: Reading): JsonObject {
  const name = String(entry.name);
  const kept = same.filter((field) => Object.hasOwn(entry, field));
  const given = member(entry, "annotations");
  const inferred = inferAnnotations(entry, (kind, message) => reading.notes.note(kind, message, name));
  const annotations = { ...inferred, ...(isObject(given) ? given : {}) };
  const others = Object.keys(entry).filter(
    (key) => !taken.has(key) && !same.includes(key) && !["annotations", "_meta"].includes(key),
  );
  const left = leftOver(
    name,
    Object.fromEntries(others.map((key) => [key, entry[key]])),
    "tool-definition",
    reading,
    (field) => {
      const more = Object.hasOwn(instead, field) ? `: ${instead[field]}` : "";
      return `MCP has no field for ${code(field)}${more}`;
    },
  );
  const meta = { ...(isObject(member(entry, "_meta")) ? (entry._meta as JsonObject) : {}), ...left._meta };
  return {
    name,
    ...(Object.hasOwn(entry, "title") && { title: entry.title as Json }),
    ...(Object.hasOwn(entry, "description") && { description: entry.description as Json }),
    inputSchema: readSchema(member(entry, "schema"), name, reading),
    ...Object.fromEntries(kept.filter((field) => field !== "title").map((field) => [field, entry[field] as Json])),
    ...(Object.keys(annotations).length > 0 && { annotations }),
    ...(Object.keys(meta).length > 0 && { _meta: meta }),
  };
}
