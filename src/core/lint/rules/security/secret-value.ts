import { secretIn } from "../../knowledge/secrets.ts";
import { rewrite } from "../../knowledge/text-change.ts";
import type { Rule } from "../../rule.ts";

const token = ["ghp", "wJ8rQ2mZk5TnV0sYbX7cLdH4fGpA9eRuKoNi"].join("_");

export const securitySecretValue: Rule = {
  id: "security/secret-value",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "A credential stands in the descriptor",
  why: "Every client, every model and everybody with the file or a link to it can read and use it. Revoke it, then take it out.",
  source: "OWASP MCP Top 10, MCP01; formats as the issuers document them",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_repos",
  "description": "Lists repositories.",
  "inputSchema": {
    "type": "object",
    "properties": { "auth": { "type": "string", "default": «"${token}"» } }
  }
}`,
    good: `{
  "name": "list_repos",
  "description": "Lists repositories. Reads GITHUB_TOKEN from the environment, as in ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *text(text) {
    const found = secretIn(text.text);
    if (!found) return;
    const { what, offset, length } = found;
    const rest = `${text.text.slice(0, offset)}REDACTED${text.text.slice(offset + length)}`;
    yield {
      path: text.path,
      place: text.place,
      message: `This looks like ${what}: everybody who gets the descriptor can use it`,
      repairs: [{ title: "Replace it by `REDACTED`", safe: false, changes: [rewrite(text, rest)] }],
    };
  },
};
