import type { Sample } from "../sample.ts";

export const recursiveTree: Sample = {
  id: "recursive-tree",
  title: "Recursive tree",
  summary: "A schema that contains itself, by way of a definition.",
  text: `{
  "name": "save_outline",
  "title": "Save an outline",
  "description": "Replaces the outline of a document by the given tree of headings. Text under headings that stay is kept; headings that are gone take their text with them.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "document_id": {
        "type": "string",
        "description": "Id of the document as find_documents returns it"
      },
      "headings": {
        "type": "array",
        "description": "Top-level headings in order",
        "items": { "$ref": "#/$defs/Heading" }
      }
    },
    "required": ["document_id", "headings"],
    "additionalProperties": false,
    "$defs": {
      "Heading": {
        "type": "object",
        "properties": {
          "text": { "type": "string", "description": "The heading itself", "minLength": 1 },
          "children": {
            "type": "array",
            "description": "Headings one level below, in order; leave out for none",
            // Here the definition meets itself again. A list may be empty, so the tree can end.
            "items": { "$ref": "#/$defs/Heading" }
          }
        },
        "required": ["text"],
        "additionalProperties": false
      }
    }
  },
  "annotations": {
    "readOnlyHint": false,
    "destructiveHint": true,
    "idempotentHint": true,
    "openWorldHint": false
  }
}
`,
};
