import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientZedSubset = clientRule("client/zed/subset", {
  severity: "error",
  radius: "tool",
  summary: "Zed leaves a tool out with `if`, `then`, `else` or references",
  why: "For Google, xAI, Bedrock and providers that are like OpenAI, Zed turns schemas into a subset of OpenAPI. What it cannot turn makes it drop the tool, with a line in its log.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string" }, "title": { "type": "string" } },
    «"if"»: { "required": ["id"] },
    «"then"»: { "properties": { "title": false } }
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "id": { "type": "string" }, "title": { "type": "string" } } }
}`,
});
