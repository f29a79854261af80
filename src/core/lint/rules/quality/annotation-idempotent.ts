import { isObject, member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { actionOf } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const repeatable = new Set("set put delete remove upsert replace enable disable mark rename".split(" "));

export const qualityAnnotationIdempotent: Rule = {
  id: "quality/annotation-idempotent",
  severity: "hint",
  preset: "option",
  radius: "meaning",
  summary: "A tool whose calls can be repeated does not say so",
  why: "After a lost answer a client may call again only if the hint allows it. Without `idempotentHint` it has to give up or ask.",
  source: "MCP schema, ToolAnnotations.idempotentHint; cisco-ai-defense/mcp-scanner HEUR-017",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_flag",
  "description": "Switches a feature on or off.",
  "inputSchema": { "type": "object" },
  «"annotations"»: { "readOnlyHint": false, "destructiveHint": false }
}`,
    good: `{
  "name": "set_flag",
  "description": "Switches a feature on or off.",
  "inputSchema": { "type": "object" },
  "annotations": { "readOnlyHint": false, "destructiveHint": false, "idempotentHint": true }
}`,
  },
  *tool(tool) {
    const name = member(tool, "name");
    const annotations = member(tool, "annotations");
    if (typeof name !== "string" || !isObject(annotations) || member(annotations, "readOnlyHint") === true) return;
    if (Object.hasOwn(annotations, "idempotentHint") || !repeatable.has(actionOf(name)?.verb ?? "")) return;
    const path = ["annotations"];
    yield {
      path,
      message: `${code(name)} does the same when called twice, by its name, but no \`idempotentHint\` says so: clients do not retry`,
      repairs: [
        {
          title: "Add `idempotentHint`",
          safe: false,
          changes: [{ kind: "set", path: [...path, "idempotentHint"], value: true }],
        },
      ],
    };
  },
};
