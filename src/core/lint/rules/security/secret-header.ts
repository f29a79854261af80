import { member } from "../../../json.ts";
import { parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { isSecretName } from "../../knowledge/secrets.ts";
import type { Rule } from "../../rule.ts";

const field = "x-mcp-header";

export const securitySecretHeader: Rule = {
  id: "security/secret-header",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A credential is mirrored into an HTTP header",
  why: "Clients copy the argument into a header that every proxy and load balancer on the way can read and log. The specification says not to do that with sensitive values.",
  source: "MCP specification 2026-07-28, x-mcp-header; SEP-2243",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_repos",
  "description": "Lists repositories.",
  "inputSchema": {
    "type": "object",
    "properties": { "access_token": { "type": "string", "x-mcp-header": «"Token"» } }
  }
}`,
    good: `{
  "name": "list_repos",
  "description": "Lists repositories.",
  "inputSchema": {
    "type": "object",
    "properties": { "region": { "type": "string", "x-mcp-header": "Region" } }
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, schema, path, description } of parametersOf(view)) {
      const header = member(schema, field);
      if (typeof header !== "string") continue;
      if (!isSecretName(name, description) && !/^(?:authorization|cookie|token|password|secret)$/i.test(header))
        continue;
      const here = [...path, field];
      yield {
        path: here,
        message: `${code(name)} takes a credential, and this mirrors it into a header: every proxy on the way can read it`,
        repairs: [{ title: `Remove ${code(field)}`, safe: false, changes: [{ kind: "remove", path: here }] }],
      };
    }
  },
};
