import type { Sample } from "../sample.ts";

export const optionalParameters: Sample = {
  id: "optional-parameters",
  title: "Optional parameters",
  summary: "Everything may be left out, and each default says what then happens.",
  text: `{
  "name": "list_alerts",
  "title": "List alerts",
  "description": "Lists monitoring alerts, newest first. Without arguments: the 20 latest that are still open.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "include_resolved": {
        "type": "boolean",
        "description": "Also list alerts that are over",
        // A default is a promise of the server: validators do not fill it in.
        "default": false
      },
      "since": {
        "type": "string",
        "format": "date-time",
        "description": "Only alerts raised at or after this moment, with an offset: 2026-07-28T06:00:00Z"
      },
      "limit": {
        "type": "integer",
        "description": "Most alerts to return, 1 to 200",
        "minimum": 1,
        "maximum": 200,
        "default": 20
      }
    },
    // Nothing is required, so the keyword is simply not there.
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
