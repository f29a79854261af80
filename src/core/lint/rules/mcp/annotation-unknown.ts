import { isObject, member } from "../../../json.ts";
import { annotationFields, hintFor, letters, metaPath } from "../../../mcp/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code, nearest } from "../../../words.ts";
import type { Repair, Rule, RuleContext } from "../../rule.ts";

export const annotationUnknown: Rule = {
  id: "mcp/annotation-unknown",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "An annotation that no revision of MCP knows",
  why: "SDK clients drop annotations they do not know. A hint that is spelt wrong is a hint that was never given, and the pessimistic default counts.",
  source: "MCP schema since 2025-03-26, ToolAnnotations; TypeScript SDK, ToolAnnotationsSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { «"readOnly"»: true, «"category"»: "sales" }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "readOnlyHint": true },
  "_meta": { "com.example/category": "sales" }
}`,
  },
  *tool(tool, context) {
    const annotations = member(tool, "annotations");
    if (!isObject(annotations)) return;
    const fields = annotationFields(context.revision);
    const taken = new Set(Object.keys(annotations));
    for (const field of Object.keys(annotations)) {
      if (fields.includes(field)) continue;
      const found = hintFor(field, fields) ?? nearest(field, fields);
      const meant = found !== undefined && taken.has(found) ? undefined : found;
      if (meant) taken.add(meant);
      yield {
        path: ["annotations", field],
        place: "key",
        message: meant
          ? `${code(field)} is not an annotation, so clients drop it; did you mean ${code(meant)}?`
          : `${code(field)} is not an annotation: clients drop it, so it tells nobody anything`,
        repairs: repairs(tool, annotations, field, meant, context),
      };
    }
  },
};

function repairs(
  tool: JsonObject,
  annotations: JsonObject,
  field: string,
  meant: string | undefined,
  { toolFields, revision }: RuleContext,
): readonly Repair[] {
  const path = ["annotations", field];
  if (meant) {
    const value = member(annotations, field);
    const sameWord = letters(meant).replace(/hint$/, "") === letters(field).replace(/hint$/, "");
    const safe = sameWord && typeof value === (meant === "title" ? "string" : "boolean");
    return [{ title: `Rename to ${code(meant)}`, safe, changes: [{ kind: "rename", path, to: meant }] }];
  }
  const found: Repair[] = [];
  if (toolFields.has(field) && !Object.hasOwn(tool, field)) {
    found.push({ title: "Move up to the tool", safe: false, changes: [{ kind: "move", from: path, to: [field] }] });
  }
  const to = revision.toolFields.includes("_meta") ? metaPath(tool, field) : undefined;
  if (to) found.push({ title: "Move to `_meta`", safe: false, changes: [{ kind: "move", from: path, to }] });
  found.push({ title: `Remove ${code(field)}`, safe: false, changes: [{ kind: "remove", path }] });
  return found;
}
