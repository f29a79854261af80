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
    bad: '«{» "name": "list_orders", "inputSchema": { "type": "object", "additionalProperties": false } }',
    good: '{ "name": "list_orders", "description": "Lists the open orders of one customer.", "inputSchema": { "type": "object", "additionalProperties": false } }',
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

function repairs(tool: JsonObject): readonly Repair[] {
  const from = ["annotations", "description"];
  if (typeof valueAt(tool, from) === "string" && !Object.hasOwn(tool, "description")) {
    const title = "Move it up from `annotations`";
    return [{ title, safe: false, changes: [{ kind: "move", from, to: ["description"] }] }];
  }
  const value = firstWords(tool);
  const title = "Start a description from the name";
  return value ? [{ title, safe: false, changes: [{ kind: "set", path: ["description"], value }] }] : [];
}

/** The title, or the name in words: `getHTTPStatus_v2` becomes "Get HTTP status v2". A start that the author improves. */
function firstWords(tool: JsonObject): string | undefined {
  const title = member(tool, "title");
  if (typeof title === "string" && title.trim() !== "") return title.trim();
  const name = member(tool, "name");
  if (typeof name !== "string") return undefined;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (/^[A-Z\d]+$/.test(word) ? word : word.toLowerCase()))
    .join(" ");
  return words === "" ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}
