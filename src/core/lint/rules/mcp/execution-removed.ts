import { member } from "../../../json.ts";
import { fieldLife, isOlder } from "../../../mcp/index.ts";
import { codeValue } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpExecutionRemoved: Rule = {
  id: "mcp/execution-removed",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "`execution` asks for tasks, which 2026-07-28 took out of tools",
  why: "The field exists only in 2025-11-25. Since then tasks are an extension that client and server agree on, and clients drop what the tool says about them.",
  source: "MCP schema 2026-07-28, Tool; SEP-2663",
  fixable: true,
  examples: {
    bad: `{
  "name": "export_orders",
  "description": "Exports all orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "execution": { "taskSupport": «"required"» }
}`,
    good: `{
  "name": "export_orders",
  "description": "Exports all orders.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *tool(tool, { revision }) {
    const support = member(member(tool, "execution"), "taskSupport");
    // `forbidden` is what counts anyhow; version 1 of the SDK writes it into every tool.
    if (support !== "optional" && support !== "required") return;
    const life = fieldLife("execution");
    if (!life || !isOlder(life.last, revision.id)) return;
    yield {
      path: ["execution", "taskSupport"],
      message: `${codeValue(support)} means nothing since ${life.removedIn}: tasks are an extension now, and clients drop the field`,
      repairs: [{ title: "Remove `execution`", safe: false, changes: [{ kind: "remove", path: ["execution"] }] }],
    };
  },
};
