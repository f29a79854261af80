import { member } from "../../../json.ts";
import type { Json } from "../../../types.ts";
import { inWords } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const descriptionType: Rule = {
  id: "mcp/description-type",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "The description of a tool is not text",
  why: "The description may be left out, but not be null or anything else: the official SDK client rejects the whole tools/list for it, so every tool of the server is gone.",
  source: "MCP schema of every revision, Tool.description; TypeScript SDK, ToolSchema",
  fixable: true,
  examples: {
    bad: '{ "name": "ping", "description": «null», "inputSchema": { "type": "object", "additionalProperties": false } }',
    good: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "type": "object", "additionalProperties": false } }',
  },
  *tool(tool) {
    const description = member(tool, "description");
    if (description === undefined || typeof description === "string") return;
    yield {
      path: ["description"],
      message: `\`description\` must be text, not ${inWords(description)}: clients reject the whole list for it`,
      repairs: repairs(description),
    };
  },
};

function repairs(description: Json): readonly Repair[] {
  const remove = (safe: boolean): Repair => ({
    title: "Remove the description",
    safe,
    changes: [{ kind: "remove", path: ["description"] }],
  });
  if (description === null) return [remove(true)];
  const text = asText(description);
  if (text === undefined) return [remove(false)];
  const title = Array.isArray(description) ? "Join the lines" : "Write it as text";
  return [{ title, safe: false, changes: [{ kind: "set", path: ["description"], value: text }] }, remove(false)];
}

function asText(value: Json): string | undefined {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === "string")
    ? value.join("\n")
    : undefined;
}
