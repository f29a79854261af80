import { isObject, member } from "../../../json.ts";
import { headerKeyword, headerMark } from "../../../mcp/index.ts";
import { subschemas } from "../../../schema/index.ts";
import type { Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpXHeaderUnique: Rule = {
  id: "mcp/x-header-unique",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "Two arguments want the same header",
  why: "Header names have no case, so two that differ only in it are one header and could carry only one of the values. Clients that speak Streamable HTTP have to drop the tool.",
  source: "MCP 2026-07-28, Streamable HTTP, x-mcp-header; SEP-2243",
  fixable: true,
  examples: {
    bad: `{
  "name": "copy_table",
  "description": "Copies a table.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "from": { "type": "string", "x-mcp-header": "Region" },
      "to": { "type": "string", "x-mcp-header": «"region"» }
    }
  }
}`,
    good: `{
  "name": "copy_table",
  "description": "Copies a table.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "from": { "type": "string", "x-mcp-header": "From-Region" },
      "to": { "type": "string", "x-mcp-header": "To-Region" }
    }
  }
}`,
  },
  *tool(tool, { revision }) {
    const root = member(tool, "inputSchema");
    if (!isObject(root)) return;
    const marks: { path: Path; name: string }[] = [];
    for (const { schema, path } of subschemas(root, ["inputSchema"])) {
      const mark = isObject(schema) ? headerMark({ schema, path, field: "inputSchema" }, revision) : undefined;
      if (mark?.reachable && typeof mark.value === "string" && mark.value.trim() !== "") {
        marks.push({ path: [...path, headerKeyword], name: mark.value });
      }
    }
    const taken = new Set(marks.map(({ name }) => name.toLowerCase()));
    const seen = new Map<string, string>();
    const next = new Map<string, number>();
    for (const { path, name } of marks) {
      const first = seen.get(name.toLowerCase());
      if (first === undefined) {
        seen.set(name.toLowerCase(), String(path.at(-2)));
        continue;
      }
      let suffix = next.get(name.toLowerCase()) ?? 2;
      while (taken.has(`${name}-${suffix}`.toLowerCase())) suffix++;
      next.set(name.toLowerCase(), suffix + 1);
      const free = `${name}-${suffix}`;
      yield {
        path,
        message: `${code(name)} is the header of ${code(first)} too, because case does not count: clients drop the tool for it`,
        repairs: [
          { title: `Use ${code(free)}`, safe: false, changes: [{ kind: "set", path, value: free }] },
          { title: "Remove `x-mcp-header`", safe: false, changes: [{ kind: "remove", path }] },
        ],
      };
    }
  },
};
