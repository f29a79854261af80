import type { Sample } from "../sample.ts";

export const destructiveTool: Sample = {
  id: "destructive-tool",
  title: "Destructive tool",
  summary: "A tool that deletes says so, in its hints and in its description.",
  text: `{
  "name": "delete_branch",
  "title": "Delete a branch",
  "description": "Deletes a branch of the repository for everybody. Commits that are on no other branch are lost after 30 days. Refuses the default branch and branches with an open pull request.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "branch": {
        "type": "string",
        "description": "Full name of the branch, without refs/heads/: feature/login",
        "minLength": 1
      },
      "expected_commit": {
        "type": "string",
        // A guard: what the model saw must still be true when the call arrives.
        "description": "Hash of the commit the branch should point at; if it has moved on, nothing is deleted",
        "pattern": "^[0-9a-f]{40}$"
      }
    },
    "required": ["branch", "expected_commit"],
    "additionalProperties": false
  },
  "annotations": {
    "readOnlyHint": false,
    // Clients that see this ask a person first.
    "destructiveHint": true,
    "idempotentHint": true,
    "openWorldHint": false
  }
}
`,
};
