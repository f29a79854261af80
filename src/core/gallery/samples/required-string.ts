import type { Sample } from "../sample.ts";

export const requiredString: Sample = {
  id: "required-string",
  title: "Required string",
  summary: "One text that every call has to give, with the form it must have.",
  text: `{
  "name": "get_invoice",
  "title": "Get an invoice",
  "description": "Returns one invoice with its lines, its total and whether it is paid. Fails if the number is unknown: find numbers with list_invoices.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "number": {
        "type": "string",
        // Say the form in words too: many clients do not pass the pattern on to the model.
        "description": "Invoice number: INV, a hyphen and six digits, for example INV-004217",
        "pattern": "^INV-[0-9]{6}$"
      }
    },
    "required": ["number"],
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
