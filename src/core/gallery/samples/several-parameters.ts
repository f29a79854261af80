import type { Sample } from "../sample.ts";

export const severalParameters: Sample = {
  id: "several-parameters",
  title: "Several parameters",
  summary: "Three that must be given and two that may, each with its unit and its limits.",
  text: `{
  "name": "find_trains",
  "title": "Find train connections",
  "description": "Finds train connections between two stations, earliest first. Returns up to five, each with its changes, duration and price in euros. Does not book: use book_train for that.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "from": {
        "type": "string",
        "description": "Station to leave from, by its full name: Zürich HB"
      },
      "to": {
        "type": "string",
        "description": "Station to arrive at, by its full name: Milano Centrale"
      },
      "depart_after": {
        "type": "string",
        "format": "date-time",
        "description": "Earliest departure, with an offset: 2026-07-28T09:30:00+02:00"
      },
      "max_changes": {
        "type": "integer",
        "description": "Most changes of train, 0 for direct trains only",
        "minimum": 0,
        "maximum": 5,
        "default": 2
      },
      "with_bicycle": {
        "type": "boolean",
        "description": "Only trains that carry bicycles",
        "default": false
      }
    },
    // The rest is optional: list here only what no call can do without.
    "required": ["from", "to", "depart_after"],
    "additionalProperties": false
  },
  "annotations": {
    "readOnlyHint": true,
    "destructiveHint": false,
    // Timetables belong to somebody else.
    "openWorldHint": true
  }
}
`,
};
