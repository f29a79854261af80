import type { Sample } from "../sample.ts";

export const outputSchema: Sample = {
  id: "output-schema",
  title: "Output schema",
  summary: "A tool that promises what its structured result looks like.",
  text: `{
  "name": "check_link",
  "title": "Check a link",
  "description": "Opens a web address without running its scripts and reports how it answers. Use it to find dead links; it does not return the page itself.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "url": {
        "type": "string",
        "format": "uri",
        "description": "Absolute address, starting with https:// or http://"
      }
    },
    "required": ["url"],
    "additionalProperties": false
  },
  // Every successful result has structuredContent of this form, and the same as JSON text for older clients.
  "outputSchema": {
    "type": "object",
    "properties": {
      "reachable": { "type": "boolean", "description": "Whether anything answered" },
      "status": {
        // Null is an answer of its own here: nobody was there to send a status.
        "type": ["integer", "null"],
        "description": "HTTP status, or null if nothing answered"
      },
      "milliseconds": { "type": "integer", "description": "Time until the answer began", "minimum": 0 },
      "redirects": {
        "type": "array",
        "description": "Addresses passed through on the way, in order",
        "items": { "type": "string", "format": "uri" }
      }
    },
    "required": ["reachable", "status", "milliseconds", "redirects"],
    "additionalProperties": false
  },
  "annotations": {
    "readOnlyHint": true,
    "destructiveHint": false,
    "openWorldHint": true
  }
}
`,
};
