import { isObject, member } from "../../../json.ts";
import type { Json, Path } from "../../../types.ts";
import { code, codeValue, inWords, nearest } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const mcpExecutionTaskSupport: Rule = {
  id: "mcp/execution-task-support",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "`taskSupport` is none of the three words it can be",
  why: "It is `forbidden`, `optional` or `required`. The official SDK client rejects the whole tools/list for any other value, so every tool of the server is gone.",
  source: "MCP schema 2025-11-25, ToolExecution; TypeScript SDK, ToolExecutionSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "export_orders",
  "description": "Exports all orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "execution": { "taskSupport": «"allowed"» }
}`,
    good: `{
  "name": "export_orders",
  "description": "Exports all orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "execution": { "taskSupport": "optional" }
}`,
    settings: { revision: "2025-11-25" },
  },
  *tool(tool) {
    const execution = member(tool, "execution");
    if (execution === undefined) return;
    const consequence = "clients reject the whole list for it";
    if (!isObject(execution)) {
      const message = `\`execution\` must be an object, not ${inWords(execution)}: ${consequence}`;
      return yield { path: ["execution"], message, repairs: [remove(["execution"], execution === null)] };
    }
    const support = member(execution, "taskSupport");
    if (support === undefined || levels.includes(support as never)) return;
    const path = ["execution", "taskSupport"];
    const meant = meantLevel(support);
    yield {
      path,
      place: "whole",
      message: `${codeValue(support)} is not \`forbidden\`, \`optional\` or \`required\`: ${consequence}`,
      repairs: meant
        ? [{ title: `Use ${code(meant)}`, safe: false, changes: [{ kind: "set", path, value: meant }] }]
        : [remove(path, support === null)],
    };
  },
};

const levels = ["forbidden", "optional", "required"] as const;

function meantLevel(support: Json): string | undefined {
  if (typeof support === "boolean") return support ? "optional" : "forbidden";
  if (typeof support !== "string") return undefined;
  const word = support.trim().toLowerCase();
  if (["allowed", "supported", "true", "yes"].includes(word)) return "optional";
  if (["never", "none", "unsupported", "false", "no"].includes(word)) return "forbidden";
  return word === "always" ? "required" : nearest(word, levels);
}

function remove(path: Path, safe: boolean): Repair {
  return { title: `Remove ${code(String(path.at(-1)))}`, safe, changes: [{ kind: "remove", path }] };
}
