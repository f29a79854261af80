import type { Sample } from "../sample.ts";

export const enumeration: Sample = {
  id: "enum",
  title: "Enum",
  summary: "A choice of a few words, explained where the model reads them.",
  text: `{
  "name": "set_log_level",
  "title": "Set the log level",
  "description": "Changes how much a running service logs, at once and until its next restart. Returns the level it had before.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "service": {
        "type": "string",
        "description": "Name of the service as list_services returns it"
      },
      "level": {
        "type": "string",
        // The words alone rarely explain themselves: the description does.
        "description": "error: failures only. warning: also what may become one. info: normal work. debug: everything, slow",
        "enum": ["error", "warning", "info", "debug"]
      }
    },
    "required": ["service", "level"],
    "additionalProperties": false
  },
  "annotations": {
    "readOnlyHint": false,
    "destructiveHint": false,
    // Setting the same level twice changes nothing more.
    "idempotentHint": true,
    "openWorldHint": false
  }
}
`,
};
