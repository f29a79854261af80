import type { Sample } from "../sample.ts";

export const union: Sample = {
  id: "union",
  title: "Union",
  summary: "One of three shapes, told apart by a constant field.",
  text: `{
  "name": "schedule_reminder",
  "title": "Schedule a reminder",
  "description": "Sends the user a message later: once, every day, or when a task is done. Returns the id of the reminder, which cancel_reminder takes.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "text": {
        "type": "string",
        "description": "What the message says",
        "minLength": 1,
        "maxLength": 280
      },
      "when": {
        "description": "When to send it. The field kind says which of the three shapes is meant",
        // A constant in every branch: validators name the right one, forms offer them by title.
        "oneOf": [
          {
            "title": "Once",
            "type": "object",
            "properties": {
              "kind": { "type": "string", "const": "once" },
              "at": { "type": "string", "format": "date-time", "description": "Moment with an offset: 2026-07-28T18:00:00Z" }
            },
            "required": ["kind", "at"],
            "additionalProperties": false
          },
          {
            "title": "Every day",
            "type": "object",
            "properties": {
              "kind": { "type": "string", "const": "daily" },
              "time": { "type": "string", "description": "Local time of day: 07:30", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$" }
            },
            "required": ["kind", "time"],
            "additionalProperties": false
          },
          {
            "title": "When a task is done",
            "type": "object",
            "properties": {
              "kind": { "type": "string", "const": "task" },
              "task_id": { "type": "string", "description": "Id of the task as list_tasks returns it" }
            },
            "required": ["kind", "task_id"],
            "additionalProperties": false
          }
        ]
      }
    },
    "required": ["text", "when"],
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
