import { member } from "../../../json.ts";
import { foreignShape } from "../../../mcp/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code, inWords } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const nameRequired: Rule = {
  id: "mcp/name-required",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "A tool needs a name",
  why: "A name is all that a call says about the tool it wants. A missing one makes clients reject the whole list; the SDKs let an empty one pass, and then no model can call the tool.",
  source: "MCP schema of every revision, Tool.name",
  fixable: true,
  examples: {
    bad: `«{»
  "title": "Get weather",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
    good: `{
  "name": "get_weather",
  "title": "Get weather",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *tool(tool) {
    const name = member(tool, "name");
    if (foreignShape(tool) || (typeof name === "string" && name.trim() !== "")) return;
    const repairs = repairsOf(tool);
    if (name === undefined) {
      yield { path: [], message: "`name` is missing: clients reject the whole list for one tool without it", repairs };
    } else if (typeof name === "string") {
      yield { path: ["name"], radius: "request", message: "The name is empty: nothing can call this tool", repairs };
    } else {
      const message = `\`name\` is ${inWords(name)} where text is expected: clients reject the whole list`;
      yield { path: ["name"], message, repairs };
    }
  },
};

function repairsOf(tool: JsonObject): Repair[] {
  const name = member(tool, "name");
  const other = Object.keys(tool).find(
    (key) => key !== "name" && /^(tool)?_?name$/i.test(key) && typeof tool[key] === "string" && tool[key] !== "",
  );
  if (other !== undefined && name === undefined) {
    return [
      { title: `Rename ${code(other)} to name`, safe: true, changes: [{ kind: "rename", path: [other], to: "name" }] },
    ];
  }
  const source = typeof name === "number" ? String(name) : member(tool, "title");
  const made =
    typeof source === "string"
      ? source
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "_")
          .replace(/^_+|_+$/g, "")
      : "";
  if (made === "" || made.length > 64) return [];
  return [
    {
      title: `Name it ${code(made)}`,
      safe: false,
      changes: [{ kind: "set", path: ["name"], value: made, first: true }],
    },
  ];
}
