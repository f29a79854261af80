import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpNameNormalizedCollision: Rule = {
  id: "mcp/name-normalized-collision",
  severity: "warning",
  preset: "recommended",
  radius: "tool",
  summary: "Two tool names become the same in clients that rewrite names",
  why: "Model APIs take fewer characters than MCP, so clients turn the others into `_`. Two names that are equal after that hide one another or get a hash at the end; names that differ only in case confuse a model.",
  source: "MCP specification, server/tools, Tool Names; VS Code, mcpServer.ts; Gemini CLI, mcp-tool.ts",
  fixable: true,
  examples: {
    bad: `[
  { "name": "orders.list", "inputSchema": { "type": "object", "additionalProperties": false } },
  { "name": «"orders_list"», "inputSchema": { "type": "object", "additionalProperties": false } }
]`,
    good: `[
  { "name": "orders_list", "inputSchema": { "type": "object", "additionalProperties": false } },
  { "name": "orders_search", "inputSchema": { "type": "object", "additionalProperties": false } }
]`,
  },
  *document({ tools }) {
    const names = tools.map(({ value }) => member(value, "name"));
    const taken = new Set(names.map((name) => (typeof name === "string" ? plainly(name) : "")));
    const first = new Map<string, string>();
    const next = new Map<string, number>();
    const seen = new Set<string>();
    for (const [index, { path }] of tools.entries()) {
      const name = names[index];
      // The second of two equal names is what mcp/name-unique speaks of.
      if (typeof name !== "string" || name === "" || seen.has(name)) continue;
      seen.add(name);
      const plain = plainly(name);
      const other = first.get(plain);
      if (other === undefined) {
        first.set(plain, name);
        continue;
      }
      let suffix = next.get(plain) ?? 2;
      while (taken.has(`${plain}_${suffix}`)) suffix++;
      next.set(plain, suffix + 1);
      const free = `${name}_${suffix}`;
      const here = [...path, "name"];
      yield {
        path: here,
        message:
          name.toLowerCase() === other.toLowerCase()
            ? `${code(name)} differs from ${code(other)} only in case: models and some clients mix them up`
            : `${code(name)} and ${code(other)} become the same name in clients that rewrite characters: one hides the other`,
        repairs: [
          { title: `Rename it to ${code(free)}`, safe: false, changes: [{ kind: "set", path: here, value: free }] },
        ],
      };
    }
  },
};

function plainly(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]/gu, "_").toLowerCase();
}
