import { code } from "../../../words.ts";
import { argumentsOf, changesThings, descriptionOf, isFreeText } from "../../knowledge/abilities.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const languages = /\b(?:sql|soql|cypher|mongodb|mysql|postgres(?:ql)?|kql|sparql|gremlin|surrealql|aql)\b/i;

export const securityRawQuery: Rule = {
  id: "security/raw-query",
  severity: "info",
  preset: "strict",
  radius: "call",
  summary: "A tool that can change data takes a whole query",
  why: "Whatever the model was talked into runs with the rights of the connection. A read-only connection or parameters for what may vary limit the damage.",
  source: "OWASP, SQL injection; Supabase MCP data leak (2025)",
  examples: {
    bad: `{
  "name": "execute_sql",
  "description": "Runs SQL on the database.",
  "inputSchema": { "type": "object", "properties": { «"sql"»: { "type": "string" } } }
}`,
    good: `{
  "name": "query_orders",
  "description": "Runs SQL on a copy of the orders.",
  "inputSchema": { "type": "object", "properties": { "sql": { "type": "string" } } },
  "annotations": { "readOnlyHint": true }
}`,
  },
  *tool(tool) {
    if (!changesThings(tool)) return;
    for (const parameter of argumentsOf(tool)) {
      const words = nameWords(parameter.name);
      const isQuery = words.some((word) => word === "sql" || word === "cypher" || word === "soql");
      const canBe = words.length === 1 && /^(?:query|queries|statement|expression)$/.test(words[0] ?? "");
      const told = languages.test(`${descriptionOf(tool)} ${parameter.description}`);
      if (!isFreeText(parameter) || (!isQuery && !(canBe && told))) continue;
      yield {
        path: parameter.path,
        place: "key",
        message: `${code(parameter.name)} takes a whole query: whatever the model was talked into runs with the rights of the connection`,
      };
    }
  },
};
