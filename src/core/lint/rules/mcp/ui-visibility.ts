import { isObject, member } from "../../../json.ts";
import type { Json, Path } from "../../../types.ts";
import { codeValue, inWords } from "../../../words.ts";
import type { Finding, Repair, Rule } from "../../rule.ts";

export const mcpUiVisibility: Rule = {
  id: "mcp/ui-visibility",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "The visibility of a tool is not a list of `model` and `app`",
  why: "Hosts read who may call the tool from this list. One with nothing in it that they know leaves nobody, and the tool is gone without a word.",
  source: "MCP Apps, SEP-1865: _meta.ui.visibility; VS Code, mcpServer.ts",
  fixable: true,
  examples: {
    bad: `{
  "name": "refresh_chart",
  "description": "Fetches new data for the chart.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { "ui": { "visibility": «"app"» } }
}`,
    good: `{
  "name": "refresh_chart",
  "description": "Fetches new data for the chart.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { "ui": { "visibility": ["app"] } }
}`,
  },
  *tool(tool) {
    const ui = member(member(tool, "_meta"), "ui");
    const visibility = isObject(ui) ? member(ui, "visibility") : undefined;
    const path = ["_meta", "ui", "visibility"];
    if (visibility === undefined) return;
    if (!Array.isArray(visibility)) return yield notAList(visibility, path);
    if (visibility.length === 0) {
      const message = "`visibility` lists nobody: hosts that follow it hide the tool from models and apps alike";
      return yield { path, message, repairs: [remove(path, false)] };
    }
    for (const [index, who] of (visibility as Json[]).entries()) {
      if (isKnown(who)) continue;
      const here = [...path, index];
      const meant = typeof who === "string" ? who.trim().toLowerCase() : null;
      yield {
        path: here,
        place: "whole",
        ...(visibility.some(isKnown) && { severity: "warning" as const }),
        message: `${codeValue(who)} is neither \`model\` nor \`app\`: hosts pass over it and may hide the tool`,
        repairs: [isKnown(meant) && !visibility.includes(meant) ? set(here, meant) : remove(here, false)],
      };
    }
  },
};

function isKnown(who: Json): boolean {
  return who === "model" || who === "app";
}

function notAList(visibility: Json, path: Path): Finding {
  return {
    path,
    message: `\`visibility\` must be a list, not ${inWords(visibility)}: hosts that follow it hide the tool`,
    repairs: [isKnown(visibility) ? set(path, [visibility]) : remove(path, visibility === null)],
  };
}

function set(path: Path, value: Json): Repair {
  return { title: `Use ${codeValue(value)}`, safe: true, changes: [{ kind: "set", path, value }] };
}

function remove(path: Path, safe: boolean): Repair {
  const name = typeof path.at(-1) === "number" ? "it" : "`visibility`";
  return { title: `Remove ${name}`, safe, changes: [{ kind: "remove", path }] };
}
