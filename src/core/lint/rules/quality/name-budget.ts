import { member } from "../../../json.ts";
import type { Rule } from "../../rule.ts";

/** What is left of 64 characters for a tool behind a prefix such as `mcp__my-server-name__`. */
const max = 45;
/** From here on mcp/name-length speaks. */
const tooLong = 128;

export const qualityNameBudget: Rule = {
  id: "quality/name-budget",
  severity: "warning",
  preset: "strict",
  radius: "tool",
  summary: "A tool name leaves no room for a client's prefix",
  why: "Clients put the server's name before the tool's, and model APIs take 64 characters in all. What is longer is cut, renamed or left out.",
  source: "mims-harvard/ToolUniverse#65; Cursor and Amazon Q limits on combined names",
  examples: {
    bad: '{ "name": «"list_all_outstanding_invoices_of_one_customer_by_month"», "description": "Lists the unpaid invoices of one customer.", "inputSchema": { "type": "object" } }',
    good: '{ "name": "list_unpaid_invoices", "description": "Lists the unpaid invoices of one customer.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const name = member(tool, "name");
    if (typeof name !== "string" || name.length <= max || name.length > tooLong) return;
    yield {
      path: ["name"],
      message: `The name has ${name.length} characters: with the prefix that clients add, more than ${max} can pass the limit of 64`,
    };
  },
};
