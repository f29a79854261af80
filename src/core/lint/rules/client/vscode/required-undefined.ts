import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientVscodeRequiredUndefined = clientRule("client/vscode/required-undefined", {
  severity: "info",
  radius: "meaning",
  summary: "Copilot takes a required name out that has no schema",
  why: "GitHub Copilot deletes names from `required` that `properties` does not describe, so that a model is not told that they are needed.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "title": { "type": "string" } }, «"required"»: ["title", "year"] }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "title": { "type": "string" }, "year": { "type": "integer" } },
    "required": ["title", "year"]
  }
}`,
});
