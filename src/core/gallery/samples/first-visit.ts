import type { Sample } from "../sample.ts";

/** What a newcomer sees: right in everything but one word, which a quick fix repairs. */
export const firstVisit: Sample = {
  id: "first-visit",
  title: "A tool with one mistake",
  summary: "A small tool with a misspelt name in required and the quick fix for it.",
  text: `{
  "name": "run_command",
  "title": "Run a command",
  "description": "Runs one shell command in a sandbox without network and returns its exit code and output.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "command": {
        "type": "string",
        "description": "The command line as you would type it: npm test"
      },
      "timeout_seconds": {
        "type": "integer",
        "description": "Stop the command after this many seconds",
        "minimum": 1,
        "maximum": 600,
        "default": 60
      }
    },
    // F8 goes to the next problem; Ctrl+. (⌘. on a Mac) repairs it.
    "required": ["comand"],
    "additionalProperties": false
  },
  "annotations": {
    "readOnlyHint": false,
    "destructiveHint": false,
    "idempotentHint": false,
    "openWorldHint": false
  }
}
`,
};
