import type { Sample } from "../sample.ts";

export const skillCommand: Sample = {
  id: "skill-command",
  title: "A tool with its cases",
  summary: "One closed parameter, with saved calls that are tried again after every change.",
  text: `{
  "tools": [
    {
      "name": "skill",
      "title": "Run a skill",
      "description": "Loads the skill of that name and follows its instructions in this conversation. Fails if no skill has the name.",
      "inputSchema": {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "type": "object",
        "properties": {
          "command": {
            "type": "string",
            "description": "The skill name (no arguments). E.g., \\"pdf\\" or \\"xlsx\\""
          }
        },
        "required": ["command"],
        "additionalProperties": false
      },
      "annotations": {
        "readOnlyHint": false,
        "destructiveHint": false,
        "idempotentHint": false,
        "openWorldHint": false
      }
    }
  ],
  // A case that does not come out as expected is an error in Problems.
  "cases": [
    { "name": "A skill by its name", "tool": "skill", "arguments": { "command": "test" }, "expect": "valid" },
    { "name": "The old parameter name", "tool": "skill", "arguments": { "name": "test" }, "expect": "invalid" },
    {
      "name": "One parameter too many",
      "tool": "skill",
      "arguments": { "command": "test", "extra": "value" },
      "expect": "invalid"
    }
  ]
}
`,
};
