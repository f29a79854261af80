import { code } from "../../../words.ts";
import { isEnglish, realDescription } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

/** Signs of how a tool is made: its request, its query, its library. */
const inside = [
  /\b(?:GET|POST|PUT|PATCH|DELETE) (?:https?:\/\/\S+|\/\w[^\s,;)]*)/,
  /\bSELECT [\w\s,*."]{1,80} FROM \w+|\bINSERT INTO \w+/,
  /\b(?:via|using|with|through) (?:axios|requests|httpx|urllib|node-fetch|psycopg2?|sqlalchemy|prisma|mongoose|subprocess|boto3)\b/i,
];

export const qualityDescriptionHow: Rule = {
  id: "quality/description-how",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A description tells how the tool works inside",
  why: "A model chooses by what a tool does for the user. Endpoints, queries and libraries cost tokens, change without notice and invite it to go around the tool.",
  source: "MCP Toolbox style guide, tool descriptions",
  examples: {
    bad: '{ "name": "create_invoice", "description": «"Calls POST /v2/invoices with the customer and the amount."», "inputSchema": { "type": "object" } }',
    good: '{ "name": "create_invoice", "description": "Creates an invoice over one amount for a customer.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const description = realDescription(tool);
    if (description === undefined || !isEnglish(description)) return;
    const found = inside.map((sign) => sign.exec(description)?.[0]).find((sign) => sign !== undefined);
    if (found === undefined) return;
    yield {
      path: ["description"],
      message: `The description tells how it works inside, ${code(found)}: a model needs what it does for the user`,
    };
  },
};
