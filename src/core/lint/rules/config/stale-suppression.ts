import type { Rule } from "../../rule.ts";

/** Who applies the suppressions reports it: no visitor can see what others found. */
export const staleSuppression: Rule = {
  id: "config/stale-suppression",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A suppression in the settings matches no finding",
  why: "What it was written for is repaired, renamed or gone. Left in place, it hides the next mistake of that kind.",
  source: "ESLint, reportUnusedDisableDirectives",
  examples: {
    bad: `«{»
  "name": "ping",
  "description": "Answers with pong, to see whether the server is there.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
    good: `{
  "name": "ping",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
    settings: { suppress: [{ rule: "mcp/description-missing", tool: "ping", reason: "Its name says it all" }] },
  },
};
