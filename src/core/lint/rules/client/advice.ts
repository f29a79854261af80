import { generalRule } from "../../knowledge/client-rule.ts";

export const clientAdvice = generalRule("client/advice", "claude-code", {
  severity: "hint",
  radius: "meaning",
  summary: "Something that a chosen client treats differently from others",
  why: "It works, but not everywhere or not for long: some versions refused it, a part of the client passes over it, or the user has to switch something on.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} },
  "outputSchema": { "$schema": «"http://json-schema.org/draft-07/schema#"», "type": "object", "properties": {} }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} },
  "outputSchema": { "type": "object", "properties": {} }
}`,
});
