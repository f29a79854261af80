import type { Sample } from "../sample.ts";

export const nestedObject: Sample = {
  id: "nested-object",
  title: "Nested object",
  summary: "Fields that belong together, each object closed and with its own required list.",
  text: `{
  "name": "create_shipment",
  "title": "Create a shipment",
  "description": "Books a parcel with the carrier and returns the tracking number and a label as PDF. Costs money as soon as it returns: ask for the price with quote_shipment first.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "recipient": {
        "type": "object",
        "description": "Who gets the parcel",
        "properties": {
          "name": { "type": "string", "description": "Person or company on the label" },
          "address": {
            "type": "object",
            "description": "Where the carrier delivers",
            "properties": {
              "street": { "type": "string", "description": "Street and house number" },
              "postal_code": { "type": "string", "description": "As text: leading zeros count" },
              "city": { "type": "string", "description": "Town or city" },
              "country": {
                "type": "string",
                "description": "Two-letter country code in capitals: CH",
                "pattern": "^[A-Z]{2}$"
              }
            },
            "required": ["street", "postal_code", "city", "country"],
            "additionalProperties": false
          }
        },
        "required": ["name", "address"],
        // Every object closes itself: the outer one does not see in here.
        "additionalProperties": false
      },
      "weight_grams": {
        "type": "integer",
        "description": "Weight with packaging, in grams",
        "minimum": 1,
        "maximum": 30000
      }
    },
    "required": ["recipient", "weight_grams"],
    "additionalProperties": false
  },
  "annotations": {
    "readOnlyHint": false,
    "destructiveHint": false,
    "idempotentHint": false,
    "openWorldHint": true
  }
}
`,
};
