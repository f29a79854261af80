import { isObject, member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { claimsReadOnly, commandArgument, isConfined } from "../../knowledge/abilities.ts";
import type { Rule } from "../../rule.ts";

export const securityShellExec: Rule = {
  id: "security/shell-exec",
  severity: "warning",
  preset: "strict",
  radius: "call",
  summary: "A tool runs whatever text it is given, without a warning",
  why: "Anything that gets into the context of the model, a web page or a mail, can end up in this argument and run with the rights of the server. A list of allowed commands leaves nothing to inject, a sandbox limits the damage, and destructiveHint: true makes clients ask first.",
  source: "MCP security best practices, local server compromise; OWASP, command injection",
  fixable: true,
  examples: {
    bad: `{
  "name": "run_command",
  "description": "Runs a shell command.",
  "inputSchema": { "type": "object", "properties": { «"command"»: { "type": "string" } } }
}`,
    good: `{
  "name": "run_check",
  "description": "Runs one of the checks of the project.",
  "inputSchema": { "type": "object", "properties": { "command": { "type": "string", "enum": ["lint", "test"] } } }
}`,
  },
  *tool(tool) {
    const annotations = member(tool, "annotations");
    // One that says it only reads is a worse case: security/readonly-claim speaks of it.
    if (claimsReadOnly(tool) || member(annotations, "destructiveHint") === true) return;
    const argument = commandArgument(tool);
    if (!argument || isConfined(tool)) return;
    yield {
      path: argument.path,
      place: "key",
      message: `${code(argument.name)} runs whatever text it gets: what the model read on a web page can become a command`,
      repairs:
        annotations === undefined || isObject(annotations)
          ? [
              {
                title: "Set `destructiveHint` to true",
                safe: false,
                changes: [{ kind: "set", path: ["annotations", "destructiveHint"], value: true }],
              },
            ]
          : [],
    };
  },
};
