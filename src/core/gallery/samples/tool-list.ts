import type { Sample } from "../sample.ts";

export const toolList: Sample = {
  id: "tool-list",
  title: "List of tools",
  summary: "A whole server for operations: six tools that speak of the same things with the same words.",
  text: `{
  // The form in which tools/list returns them. Names start with a verb and share their nouns.
  "tools": [
    {
      "name": "list_services",
      "title": "List services",
      "description": "Lists the services of one environment with their version and number of running copies. Start here: the other tools take the names it returns.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "environment": {
            "type": "string",
            "description": "Which installation to look at",
            "enum": ["staging", "production"]
          }
        },
        "required": ["environment"],
        "additionalProperties": false
      },
      "annotations": { "readOnlyHint": true, "destructiveHint": false, "openWorldHint": false }
    },
    {
      "name": "get_service_health",
      "title": "Get a service's health",
      "description": "Returns error rate, latency and open alerts of one service over the last minutes. Use it before and after every change.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "environment": {
            "type": "string",
            "description": "Which installation to look at",
            "enum": ["staging", "production"]
          },
          "service": { "type": "string", "description": "Name as list_services returns it: checkout" },
          "minutes": {
            "type": "integer",
            "description": "How far to look back, in minutes",
            "minimum": 1,
            "maximum": 1440,
            "default": 15
          }
        },
        "required": ["environment", "service"],
        "additionalProperties": false
      },
      "outputSchema": {
        "type": "object",
        "properties": {
          "error_rate": {
            "type": "number",
            "description": "Failed requests as a share of all, 0 to 1",
            "minimum": 0,
            "maximum": 1
          },
          "latency_p95_ms": { "type": "number", "description": "95 of 100 requests were faster, in milliseconds", "minimum": 0 },
          "alerts": {
            "type": "array",
            "description": "Titles of the alerts that are open now",
            "items": { "type": "string" }
          }
        },
        "required": ["error_rate", "latency_p95_ms", "alerts"],
        "additionalProperties": false
      },
      "annotations": { "readOnlyHint": true, "destructiveHint": false, "openWorldHint": false }
    },
    {
      "name": "read_service_logs",
      "title": "Read a service's logs",
      "description": "Returns log lines of one service, newest first, as text. Secrets are blacked out. Narrow it down with contains before raising the limit.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "environment": {
            "type": "string",
            "description": "Which installation to look at",
            "enum": ["staging", "production"]
          },
          "service": { "type": "string", "description": "Name as list_services returns it: checkout" },
          "contains": { "type": "string", "description": "Only lines with this text; case does not matter" },
          "limit": {
            "type": "integer",
            "description": "Most lines to return, 1 to 500",
            "minimum": 1,
            "maximum": 500,
            "default": 100
          }
        },
        "required": ["environment", "service"],
        "additionalProperties": false
      },
      "annotations": { "readOnlyHint": true, "destructiveHint": false, "openWorldHint": false }
    },
    {
      "name": "restart_service",
      "title": "Restart a service",
      "description": "Restarts all copies of one service, one after the other. Requests are served meanwhile; work in memory is lost.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "environment": {
            "type": "string",
            "description": "Which installation to change",
            "enum": ["staging", "production"]
          },
          "service": { "type": "string", "description": "Name as list_services returns it: checkout" },
          "reason": { "type": "string", "description": "Why, for the people on call", "minLength": 10 }
        },
        "required": ["environment", "service", "reason"],
        "additionalProperties": false
      },
      "annotations": {
        "readOnlyHint": false,
        "destructiveHint": true,
        "idempotentHint": false,
        "openWorldHint": false
      }
    },
    {
      "name": "scale_service",
      "title": "Scale a service",
      "description": "Sets how many copies of one service run. Returns at once; new copies take about a minute to start.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "environment": {
            "type": "string",
            "description": "Which installation to change",
            "enum": ["staging", "production"]
          },
          "service": { "type": "string", "description": "Name as list_services returns it: checkout" },
          "copies": {
            "type": "integer",
            "description": "How many copies should run, 1 to 40",
            "minimum": 1,
            "maximum": 40
          }
        },
        "required": ["environment", "service", "copies"],
        "additionalProperties": false
      },
      "annotations": {
        "readOnlyHint": false,
        "destructiveHint": false,
        // The number is the goal, not a step: asking twice is asking once.
        "idempotentHint": true,
        "openWorldHint": false
      }
    },
    {
      "name": "roll_back_service",
      "title": "Roll back a service",
      "description": "Puts an earlier version of one service back into use. Database migrations are not undone: read the release notes first.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "environment": {
            "type": "string",
            "description": "Which installation to change",
            "enum": ["staging", "production"]
          },
          "service": { "type": "string", "description": "Name as list_services returns it: checkout" },
          "version": {
            "type": "string",
            "description": "Version to return to: 4.12.0",
            "pattern": "^[0-9]+[.][0-9]+[.][0-9]+$"
          }
        },
        "required": ["environment", "service", "version"],
        "additionalProperties": false
      },
      "annotations": {
        "readOnlyHint": false,
        "destructiveHint": true,
        "idempotentHint": true,
        "openWorldHint": false
      }
    }
  ]
}
`,
};
