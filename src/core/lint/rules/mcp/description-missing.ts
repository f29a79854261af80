import { member } from "../../../json.ts";
import { foreignShape } from "../../../mcp/index.ts";
import { valueAt } from "../../../text/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const descriptionMissing: Rule = {
  id: "mcp/description-missing",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A tool has no description",
  why: "The description is what a model reads to choose between tools. Without it, hosts put in words of their own, such as “No description provided”, and at least one model API refuses the tool.",
  source: "MCP schema, Tool.description: “can be thought of like a hint to the model”",
  fixable: true,
  examples: {
    bad: `[
  «{» "name": "list_orders", "inputSchema": { "type": "object", "additionalProperties": false } },
  «{»
    "name": "list_bills",
    "inputSchema": { "type": "object", "additionalProperties": false },
    "annotations": { "description": "Lists the unpaid bills of one customer." }
  }
]`,
    good: `[
  {
    "name": "list_orders",
    "description": "Lists the open orders of one customer.",
    "inputSchema": { "type": "object", "additionalProperties": false }
  },
  {
    "name": "list_bills",
    "description": "Lists the unpaid bills of one customer.",
    "inputSchema": { "type": "object", "additionalProperties": false }
  }
]`,
  },
  *tool(tool) {
    const description = member(tool, "description");
    if (description !== undefined && (typeof description !== "string" || description.trim() !== "")) return;
    if (foreignShape(tool)) return;
    const name = member(tool, "name");
    const who = typeof name === "string" && name !== "" ? code(name) : "This tool";
    yield {
      path: ["description"],
      message: `${who} has no description: a model has to guess what it does and when to use it`,
      repairs: repairs(tool),
    };
  },
};

/** Words from the name would silence this and tell a model nothing: only a description that is there already is brought up. */
function repairs(tool: JsonObject): readonly Repair[] {
  const from = ["annotations", "description"];
  if (typeof valueAt(tool, from) !== "string" || Object.hasOwn(tool, "description")) return [];
  const title = "Move it up from `annotations`";
  return [{ title, safe: false, changes: [{ kind: "move", from, to: ["description"] }] }];
}
