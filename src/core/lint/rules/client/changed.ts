import { generalRule } from "../../knowledge/client-rule.ts";

export const clientChanged = generalRule("client/changed", "goose", {
  severity: "info",
  radius: "meaning",
  summary: "A chosen client changes what its model sees",
  why: "A constraint, a default, a type, a part of a description or the name is lost or means something else. The tool works, but a model knows less than its author wrote.",
  bad: '{ "name": "find_books", "description": "Finds books in the library.", "inputSchema": { "type": "object", "properties": { "title": { «"type"»: ["string", "null"] } } } }',
  good: '{ "name": "find_books", "description": "Finds books in the library.", "inputSchema": { "type": "object", "properties": { "title": { "type": "string" } } } }',
});
