import { isObject, member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { actionOf } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

/** Without create and add: a tool may create a text that it only returns. */
const changing = new Set(
  "update set insert put edit modify append rename move write upsert patch save send post publish upload assign replace archive".split(
    " ",
  ),
);
const looking = new Set("get list search find read describe show view count lookup".split(" "));

export const qualityAnnotationNameMismatch: Rule = {
  id: "quality/annotation-name-mismatch",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  generic: true,
  summary: "A hint says something else than the name",
  why: "Clients decide by the hints which calls run without asking, and directories compare them with the name. One of the two is wrong, and a user pays for it.",
  source: "MCP schema, ToolAnnotations; superintelligenceco/mcp-lint, capability/missing-annotations",
  fixable: true,
  examples: {
    bad: `[
  {
    "name": "update_user",
    "description": "Changes the profile of a user.",
    "inputSchema": { "type": "object" },
    "annotations": { "readOnlyHint": «true» }
  },
  {
    "name": "list_users",
    "description": "Lists users by name.",
    "inputSchema": { "type": "object" },
    "annotations": { "destructiveHint": «true» }
  }
]`,
    good: `[
  {
    "name": "update_user",
    "description": "Changes the profile of a user.",
    "inputSchema": { "type": "object" },
    "annotations": { "readOnlyHint": false, "destructiveHint": true }
  },
  {
    "name": "list_users",
    "description": "Lists users by name.",
    "inputSchema": { "type": "object" },
    "annotations": { "readOnlyHint": true }
  }
]`,
  },
  *tool(tool) {
    const name = member(tool, "name");
    const annotations = member(tool, "annotations");
    const action = typeof name === "string" ? actionOf(name) : undefined;
    if (!action || typeof name !== "string" || !isObject(annotations)) return;
    const readOnly = member(annotations, "readOnlyHint") === true;
    // Both at once is what mcp/annotation-contradiction speaks of.
    const destroys = member(annotations, "destructiveHint") === true && !readOnly;
    const wrong =
      readOnly && (changing.has(action.verb) || action.effect === "destructive")
        ? { hint: "readOnlyHint", says: "changes nothing: clients call it without asking" }
        : destroys && looking.has(action.verb)
          ? { hint: "destructiveHint", says: "destroys: clients ask before every call" }
          : undefined;
    if (!wrong) return;
    const path = ["annotations", wrong.hint];
    const set = (value: boolean, hint = wrong.hint) => ({ kind: "set", path: ["annotations", hint], value }) as const;
    yield {
      path,
      message: `${code(name)} says ${code(action.verb)}, but \`${wrong.hint}\` says that it ${wrong.says}`,
      repairs: [
        readOnly
          ? { title: "Set `readOnlyHint` to false", safe: false, changes: [set(false)] }
          : { title: "Say that it only reads", safe: false, changes: [set(false), set(true, "readOnlyHint")] },
      ],
    };
  },
};
