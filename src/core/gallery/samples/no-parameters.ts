import type { Sample } from "../sample.ts";

export const noParameters: Sample = {
  id: "no-parameters",
  title: "No parameters",
  summary: "A tool that is called with nothing and rejects anything.",
  text: `{
  "name": "check_backup",
  "title": "Check the nightly backup",
  "description": "Tells when the last nightly backup of the main database ended, how large it is and whether a test restore succeeded. Use it before a risky migration.",
  "inputSchema": {
    // No parameters still means an object: empty, and closed.
    "type": "object",
    "properties": {},
    "additionalProperties": false
  },
  "annotations": {
    "readOnlyHint": true,
    "destructiveHint": false,
    "openWorldHint": false
  }
}
`,
};
