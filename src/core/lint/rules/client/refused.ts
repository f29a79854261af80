import { generalRule } from "../../knowledge/client-rule.ts";

export const clientRefused = generalRule("client/refused", "mcp-ts-sdk-v2", {
  severity: "error",
  radius: "request",
  summary: "A chosen client refuses the tool",
  why: "The tool does not reach the model, or takes all others of its server or of the request with it. What is said of one client alone has a rule of its own; this one speaks of all that is left.",
  bad: '{ "name": "find_books", "description": "Finds books in the library.", «"inputSchema"»: { "properties": {} } }',
  good: '{ "name": "find_books", "description": "Finds books in the library.", "inputSchema": { "type": "object", "properties": {} } }',
});
