import type { Sample } from "../sample.ts";

export const arrayOfObjects: Sample = {
  id: "array-of-objects",
  title: "Array of objects",
  summary: "A list of records with the same fields, and a limit on how many.",
  text: `{
  "name": "log_hours",
  "title": "Log working hours",
  "description": "Adds entries to the user's time sheet, all or none of them. Returns the ids of the new entries in the order given.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "entries": {
        "type": "array",
        "description": "One entry for each piece of work, at most 50 a call",
        // Without items, some clients refuse every tool of the request.
        "items": {
          "type": "object",
          "properties": {
            "project": { "type": "string", "description": "Project code as list_projects returns it: WEB-7" },
            "date": { "type": "string", "format": "date", "description": "Day of the work: 2026-07-28" },
            "minutes": {
              "type": "integer",
              "description": "Length in minutes, in steps of 15",
              "minimum": 15,
              "maximum": 720,
              "multipleOf": 15
            },
            "note": { "type": "string", "description": "What was done, shown on the invoice", "maxLength": 200 }
          },
          "required": ["project", "date", "minutes"],
          "additionalProperties": false
        },
        "minItems": 1,
        "maxItems": 50
      }
    },
    "required": ["entries"],
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
