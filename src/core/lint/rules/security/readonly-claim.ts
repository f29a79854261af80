import { member } from "../../../json.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import { claimsReadOnly, commandArgument, descriptionOf, isConfined, nameOf } from "../../knowledge/abilities.ts";
import { actionOf, nameWords, verbEffect } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const outward = new Set(["send", "publish", "upload", "write", "deploy"]);
/** Words that make a deed a thing to look at: delete_preview, purge_status. */
const looks =
  /^(?:status|preview|dry|check|estimate|impact|candidates|plan|help|guide|docs|stats|count|info|guidance|guidelines|instructions|practices|examples?|readiness|requirements|cost|pricing)$/;
/** The same for verbs that are nouns as well: upload_history, publish_options. */
const things = /^(?:list|history|logs?|queue|details|report|schema|options|templates?|quote|policy|settings|limits?)$/;
const lead = /^\W*(?:this (?:tool|command|function)\W+|use (?:this|it)(?: tool)? to\W+|permanently\W+|securely\W+)*/i;
const harmless =
  /\b(?:preview|simulat|dry.run|without (?:actually )?(?:sending|deleting|writing|changing)|does(?: not|n't) (?:actually )?(?:send|delete|write|change|modify))/i;

export const securityReadonlyClaim: Rule = {
  id: "security/readonly-claim",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A tool that changes things says that it only reads",
  why: "Clients run tools with readOnlyHint: true without asking. On a tool that deletes, sends or runs commands it takes the last check away from the user.",
  source: "MCP schema, ToolAnnotations.readOnlyHint; MCP blog 2026-03-16 on tool annotations",
  fixable: true,
  examples: {
    bad: `{
  "name": "delete_order",
  "description": "Deletes an order.",
  "inputSchema": { "type": "object", "properties": { "order": { "type": "string" } } },
  "annotations": { "readOnlyHint": «true» }
}`,
    good: `{
  "name": "delete_order",
  "description": "Deletes an order.",
  "inputSchema": { "type": "object", "properties": { "order": { "type": "string" } } },
  "annotations": { "readOnlyHint": false, "destructiveHint": true }
}`,
  },
  *tool(tool) {
    // Both hints at once is what mcp/annotation-contradiction speaks of.
    if (!claimsReadOnly(tool) || member(member(tool, "annotations"), "destructiveHint") === true) return;
    const command = isConfined(tool) ? undefined : commandArgument(tool);
    const verb = deed(tool);
    if (!command && verb === undefined) return;
    const path = ["annotations", "readOnlyHint"];
    yield {
      path,
      message: command
        ? `The tool says that it only reads, but runs the text in ${code(command.name)}: clients call it without asking`
        : `The tool says that it only reads, but by its name it can ${code(verb ?? "")}: clients call it without asking`,
      repairs: [{ title: "Set `readOnlyHint` to false", safe: false, changes: [{ kind: "set", path, value: false }] }],
    };
  },
};

/**
 * The verb of a tool that cannot be mere reading. A name alone misleads (`deploy_pipeline_guidance_get` reads, and
 * `create_app_review` answers with a guide), so the description has to begin with such a deed as well.
 */
function deed(tool: JsonObject): string | undefined {
  const name = nameOf(tool);
  const action = actionOf(name);
  const description = descriptionOf(tool);
  if (!action || !isDeed(action.verb) || !startsWithDeed(description) || harmless.test(description)) return undefined;
  const isThing = (word: string) => looks.test(word) || (action.effect !== "destructive" && things.test(word));
  const reads = (word: string) => word !== action.verb && verbEffect(word) === "read";
  return nameWords(name).some((word) => isThing(word) || reads(word)) ? undefined : action.verb;
}

const isDeed = (verb: string) => verbEffect(verb) === "destructive" || outward.has(verb);

/** Past words such as "This tool" and "Use this tool to", the first verb is what the tool does. */
function startsWithDeed(description: string): boolean {
  const said = description.slice(0, 200).replace(lead, "");
  const first = nameWords(said)[0] ?? "";
  return [first, first.replace(/s$/, ""), first.replace(/es$/, "")].some(isDeed);
}
