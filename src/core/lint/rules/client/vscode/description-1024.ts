import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientVscodeDescription1024 = clientRule("client/vscode/description-1024", {
  severity: "info",
  radius: "meaning",
  summary: "A description that Copilot cuts for GPT-4 models",
  why: "For gpt-4 models GitHub Copilot cuts descriptions inside the schema after 1,024 characters. Put what matters first.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "title": {
        "type": "string",
        "description": «"${"Words of the title, in any order. ".repeat(31)}"»
      }
    }
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "title": { "type": "string", "description": "Words of the title." } } }
}`,
});
