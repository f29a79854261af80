import { isObject, member } from "../../../json.ts";
import { annotationFields, foreignShape, hintFor } from "../../../mcp/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import { actionOf } from "../../knowledge/tool-names.ts";
import type { Repair, Rule } from "../../rule.ts";

export const qualityAnnotationMissing: Rule = {
  id: "quality/annotation-missing",
  severity: "info",
  preset: "strict",
  radius: "meaning",
  generic: true,
  summary: "A tool gives no hints about what it changes",
  why: "Without hints a tool counts as one that changes and destroys things and reaches the outside world. Clients ask a person before every call of it, or leave it out where nobody can be asked.",
  source: "MCP schema since 2025-03-26, ToolAnnotations; MCP blog 2026-03-16 on tool annotations",
  fixable: true,
  examples: {
    bad: '«{» "name": "get_user", "description": "Returns one user by id.", "inputSchema": { "type": "object" } }',
    good: '{ "name": "get_user", "description": "Returns one user by id.", "inputSchema": { "type": "object" }, "annotations": { "readOnlyHint": true, "openWorldHint": false } }',
  },
  *tool(tool, { revision }) {
    if (revision.annotationFields.length === 0 || foreignShape(tool)) return;
    const annotations = member(tool, "annotations");
    if (annotations !== undefined && !isObject(annotations)) return;
    const hints = annotationFields(revision);
    const given = [tool, annotations, member(tool, "inputSchema"), member(annotations, "annotations")];
    // Hints in a wrong place or under a wrong name are what mcp/annotation-misplaced and others speak of.
    if (given.some((holder) => isObject(holder) && Object.keys(holder).some((key) => hintFor(key, hints)))) return;
    if (isObject(member(member(tool, "inputSchema"), "annotations"))) return;
    const name = member(tool, "name");
    const who = typeof name === "string" && name !== "" ? code(name) : "This tool";
    yield {
      path: ["annotations"],
      message: `${who} gives no hints: clients take it for one that changes and destroys things`,
      repairs: typeof name === "string" ? repairs(name, annotations) : [],
    };
  },
};

/** Verbs that add and leave what is there as it is. */
const adding = new Set([
  "create",
  "add",
  "insert",
  "append",
  "upload",
  "copy",
  "duplicate",
  "clone",
  "import",
  "draft",
]);

/** What the verb of the name tells; whether it is true, only the author knows. */
function repairs(name: string, annotations: JsonObject | undefined): readonly Repair[] {
  const action = actionOf(name);
  if (!action) return [];
  const kinds: readonly [boolean, string, JsonObject][] = [
    [action.effect === "read", "only reads", { readOnlyHint: true }],
    [action.effect === "destructive", "destroys", { readOnlyHint: false, destructiveHint: true }],
    [adding.has(action.verb), "only adds", { readOnlyHint: false, destructiveHint: false }],
  ];
  return kinds
    .filter(([fits]) => fits)
    .map(([, does, hints]) => ({
      title: `Add the hints of a tool that ${does}`,
      safe: false,
      changes: [{ kind: "set", path: ["annotations"], value: { ...annotations, ...hints } }],
    }));
}
