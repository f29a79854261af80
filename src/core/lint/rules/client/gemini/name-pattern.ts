import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientGeminiNamePattern = clientRule("client/gemini/name-pattern", {
  severity: "error",
  radius: "request",
  summary: "Gemini does not take the name",
  why: "Gemini refuses the whole request for a name that does not start with a letter or `_`, or has other characters than letters, digits, `_`, `.`, `:` and `-`.",
  bad: `{
  "name": «"3d_render"»,
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
  good: `{
  "name": "render_3d",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
});
