import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { actionOf } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityOutputSchemaMissing: Rule = {
  id: "quality/output-schema-missing",
  severity: "info",
  preset: "all",
  radius: "meaning",
  summary: "A tool that returns data does not say in which form",
  why: "Without an outputSchema a model learns the fields only from the first answer, and a client can neither check it nor hand it on typed.",
  source: "MCP specification, server tools, output schema",
  examples: {
    bad: `{
  "name": «"get_user"»,
  "description": "Returns a user by id.",
  "inputSchema": { "type": "object" }
}`,
    good: `{
  "name": "get_user",
  "description": "Returns a user by id.",
  "inputSchema": { "type": "object" },
  "outputSchema": {
    "type": "object",
    "properties": { "name": { "type": "string", "description": "First and last name" } },
    "required": ["name"]
  }
}`,
  },
  *tool(tool, { revision }) {
    const name = member(tool, "name");
    if (typeof name !== "string" || tool.outputSchema !== undefined || !revision.toolFields.includes("outputSchema"))
      return;
    const verb = actionOf(name)?.verb;
    if (verb === undefined || !/^(get|list|search|find|fetch|query|lookup|retrieve|count|describe)$/.test(verb)) return;
    yield {
      path: ["name"],
      message: `${code(name)} has no \`outputSchema\`: a model learns only from the first answer what it returns`,
    };
  },
};
