import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientClaudeDirectoryAnnotations = clientRule("client/claude-directory/annotations", {
  severity: "warning",
  radius: "meaning",
  summary: "A tool without title or hints is not taken into Anthropic's directory",
  why: "The directory of connectors asks for a title, and for `readOnlyHint` or `destructiveHint`, by which it is decided whether a person is asked before a call.",
  bad: `«{»
  "name": «"find_books"»,
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} },
  "title": "Find books",
  "annotations": { "readOnlyHint": true }
}`,
});
