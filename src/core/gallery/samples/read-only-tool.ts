import type { Sample } from "../sample.ts";

export const readOnlyTool: Sample = {
  id: "read-only-tool",
  title: "Read-only tool",
  summary: "A tool that clients may run without asking, because it only looks.",
  text: `{
  "name": "describe_table",
  "title": "Describe a database table",
  "description": "Returns the columns of one table with their types, keys and comments, and an estimate of its rows. Reads only the catalogue, never the data.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "table": {
        "type": "string",
        "description": "Name of the table with its schema: sales.orders",
        "pattern": "^[a-z_][a-z0-9_]*[.][a-z_][a-z0-9_]*$"
      },
      "with_indexes": {
        "type": "boolean",
        "description": "Also list the indexes of the table",
        "default": false
      }
    },
    "required": ["table"],
    "additionalProperties": false
  },
  "annotations": {
    // Without this hint every tool counts as one that writes and destroys.
    "readOnlyHint": true,
    "destructiveHint": false,
    // One database, nothing outside it.
    "openWorldHint": false
  }
}
`,
};
