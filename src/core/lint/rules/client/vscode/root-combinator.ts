import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientVscodeRootCombinator = clientRule("client/vscode/root-combinator", {
  severity: "warning",
  radius: "meaning",
  summary: "Copilot deletes conditions at the root",
  why: "GitHub Copilot deletes `oneOf`, `anyOf`, `allOf`, `not`, `if`, `then` and `else` from the root before a model sees it. Say in the description who needs what.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string" }, "title": { "type": "string" } },
    «"oneOf"»: [{ "required": ["id"] }, { "required": ["title"] }]
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "id": { "type": "string" }, "title": { "type": "string" } } }
}`,
});
