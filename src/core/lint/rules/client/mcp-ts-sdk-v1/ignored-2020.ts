import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientMcpTsSdkV1Ignored2020 = clientRule("client/mcp-ts-sdk-v1/ignored-2020", {
  severity: "info",
  radius: "meaning",
  summary: "A keyword of `outputSchema` that the TypeScript SDK 1 passes over",
  why: "Clients with this SDK check results in draft-07, where newer keywords mean nothing: wrong results pass, which SDK 2 refuses.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} },
  "outputSchema": { "type": "object", "properties": { "pair": { "type": "array", «"prefixItems"»: [{ "type": "string" }] } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} },
  "outputSchema": { "type": "object", "properties": { "pair": { "type": "array", "items": { "type": "string" } } } }
}`,
});
