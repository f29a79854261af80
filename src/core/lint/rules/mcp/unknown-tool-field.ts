import { isObject, member } from "../../../json.ts";
import { annotationFields, foreignShape, hintFor, letters, metaPath } from "../../../mcp/index.ts";
import { isSchemaName, misnamedSchema } from "../../../text/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code, nearest } from "../../../words.ts";
import type { Repair, Rule, RuleContext } from "../../rule.ts";

export const unknownToolField: Rule = {
  id: "mcp/unknown-tool-field",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A field that no revision of MCP gives a tool",
  why: "SDK clients drop fields they do not know, so neither a model nor a user ever sees it. Data of your own has a place in `_meta`, under a key that starts with your domain.",
  source: "MCP schema of every revision, Tool; TypeScript SDK, ToolSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  «"Description"»: "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  «"version"»: "1.2.0"
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { "com.example/version": "1.2.0" }
}`,
  },
  *tool(tool, context) {
    if (foreignShape(tool)) return;
    const hints = annotationFields(context.revision);
    const misnamed = misnamedSchema(tool);
    for (const field of Object.keys(tool)) {
      if (context.toolFields.has(field) || notForClients.has(field)) continue;
      if (field === misnamed || hintFor(field, hints)) continue;
      // Vendors mark their kinds of tools so; the repair of mcp/parameters-misnamed removes it.
      if (misnamed && field === "type") continue;
      const meant = meantField(tool, field, context);
      yield {
        path: [field],
        place: "key",
        message: meant
          ? `${code(field)} is not a field of a tool, so clients drop it; did you mean ${code(meant)}?`
          : `${code(field)} is not a field of a tool: clients drop it, so no model and no user sees it`,
        repairs: repairs(tool, field, meant, context),
      };
    }
  },
};

/** Editors read it to know how to check a file; nothing is lost when a client drops it. */
const notForClients = new Set(["$schema"]);

const synonyms: Readonly<Record<string, string>> = {
  desc: "description",
  summary: "description",
  hints: "annotations",
};

function meantField(tool: JsonObject, field: string, { toolFields }: RuleContext): string | undefined {
  const isSame = (other: string) => letters(other) === letters(field);
  // Of several fields that could take a name only the first gets it, and a misnamed schema before all others.
  const takesSchema = misnamedSchema(tool) === undefined ? [] : ["inputSchema"];
  const taken = new Set([...Object.keys(tool), ...takesSchema]);
  const free = [...toolFields].filter((known) => !taken.has(known));
  const same = free.find(isSame);
  if (same || isSchemaName(field)) return Object.keys(tool).find(isSame) === field ? same : undefined;
  const synonym = Object.hasOwn(synonyms, letters(field)) ? synonyms[letters(field)] : undefined;
  return free.find((known) => known === synonym) ?? nearest(field, free);
}

function repairs(
  tool: JsonObject,
  field: string,
  meant: string | undefined,
  { revision }: RuleContext,
): readonly Repair[] {
  if (meant) {
    const safe = letters(meant) === letters(field);
    return [{ title: `Rename to ${code(meant)}`, safe, changes: [{ kind: "rename", path: [field], to: meant }] }];
  }
  const found: Repair[] = [];
  const schema = member(tool, "inputSchema");
  if (schemaKeywords.has(field) && isObject(schema) && !Object.hasOwn(schema, field)) {
    const changes = [{ kind: "move", from: [field], to: ["inputSchema", field] }] as const;
    found.push({ title: "Move into `inputSchema`", safe: false, changes });
  }
  const to = revision.toolFields.includes("_meta") ? metaPath(tool, field) : undefined;
  if (to) found.push({ title: "Move to `_meta`", safe: false, changes: [{ kind: "move", from: [field], to }] });
  found.push({ title: `Remove ${code(field)}`, safe: false, changes: [{ kind: "remove", path: [field] }] });
  return found;
}

/** What belongs to a schema and slips out of it when a bracket is closed too early. */
const schemaKeywords = new Set(["properties", "required", "additionalProperties", "$defs", "definitions"]);
