import { isChoice, parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { isSecretName } from "../../knowledge/secrets.ts";
import type { Rule } from "../../rule.ts";

export const securitySecretParam: Rule = {
  id: "security/secret-param",
  severity: "warning",
  preset: "strict",
  radius: "call",
  summary: "A parameter asks for a credential",
  why: "Arguments pass through the model, its provider and every log on the way. Credentials belong in the configuration of the server, in its authorization, or in an elicitation by URL.",
  source: "MCP specification 2025-11-25, elicitation in URL mode, SEP-1036",
  examples: {
    bad: `{
  "name": "list_repos",
  "description": "Lists repositories.",
  "inputSchema": {
    "type": "object",
    "properties": { «"api_key"»: { "type": "string", "description": "Key of the account" } }
  }
}`,
    good: `{
  "name": "list_repos",
  "description": "Lists repositories.",
  "inputSchema": {
    "type": "object",
    "properties": { "account": { "type": "string", "description": "Name of the account" } }
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, path, description, core, type } of parametersOf(view)) {
      if (type !== undefined && type !== "string") continue;
      if (isChoice(core) || !isSecretName(name, description)) continue;
      yield {
        path,
        place: "key",
        message: `${code(name)} takes a credential as an argument: the model, its provider and every log on the way see it`,
      };
    }
  },
};
