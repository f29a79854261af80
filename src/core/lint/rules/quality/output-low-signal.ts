import { isObject, member } from "../../../json.ts";
import type { Json } from "../../../types.ts";
import { actionOf, nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const opaque = new Set([
  "id",
  "ids",
  "uuid",
  "uuids",
  "guid",
  "gid",
  "hash",
  "etag",
  "checksum",
  "mime",
  "cursor",
  "token",
]);

export const qualityOutputLowSignal: Rule = {
  id: "quality/output-low-signal",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A result holds only ids and other values without meaning",
  why: "Models confuse ids and cannot tell a user what they stand for. A name beside them saves a second call.",
  source: "Anthropic, Writing effective tools for agents: return meaningful context",
  examples: {
    bad: `{
  "name": "get_owner",
  "description": "Returns the owner of a document.",
  "inputSchema": { "type": "object" },
  "outputSchema": {
    "type": "object",
    «"properties"»: { "uuid": { "type": "string", "description": "Id of the user" } },
    "required": ["uuid"]
  }
}`,
    good: `{
  "name": "get_owner",
  "description": "Returns the owner of a document.",
  "inputSchema": { "type": "object" },
  "outputSchema": {
    "type": "object",
    "properties": {
      "uuid": { "type": "string", "description": "Id of the user" },
      "name": { "type": "string", "description": "First and last name" }
    },
    "required": ["uuid", "name"]
  }
}`,
  },
  *tool(tool) {
    const name = member(tool, "name");
    const effect = typeof name === "string" ? actionOf(name)?.effect : undefined;
    const properties = member(member(tool, "outputSchema"), "properties");
    // Who creates or sends something rightly gets its id.
    if (effect !== "read" || !isObject(properties)) return;
    const fields = Object.entries(properties);
    if (fields.length === 0 || !fields.every(([key, schema]) => isOpaque(key, schema))) return;
    yield {
      path: ["outputSchema", "properties"],
      place: "key",
      message: "The result holds nothing but ids: a model cannot tell what they stand for",
    };
  },
};

function isOpaque(name: string, schema: Json): boolean {
  const last = nameWords(name).at(-1) ?? "";
  const flat = !isObject(member(schema, "properties")) && !isObject(member(schema, "items"));
  return opaque.has(last) && (flat || member(member(schema, "items"), "properties") === undefined);
}
