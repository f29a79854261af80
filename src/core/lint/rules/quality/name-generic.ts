import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

const generic = new Set([
  ...["add", "ask", "call", "chat", "check", "create", "data", "delete", "do", "edit", "exec", "execute", "fetch"],
  ...["find", "get", "help", "info", "invoke", "list", "lookup", "main", "open", "post", "process", "query", "read"],
  ...["remove", "request", "run", "search", "send", "set", "show", "start", "status", "stop", "submit", "test"],
  ...["tool", "update", "use", "view", "write"],
]);

export const qualityNameGeneric: Rule = {
  id: "quality/name-generic",
  severity: "warning",
  preset: "strict",
  radius: "tool",
  summary: "A tool name says only what every server could say",
  why: "A client holds the tools of many servers at once. A second `search` hides the first, is renamed, or is called in its place.",
  source: "MCP specification, server/tools, Tool Names: conflicts between servers",
  examples: {
    bad: '{ "name": «"search"», "description": "Searches the orders of a shop.", "inputSchema": { "type": "object" } }',
    good: '{ "name": "search_orders", "description": "Searches the orders of a shop.", "inputSchema": { "type": "object" } }',
  },
  *document({ tools }) {
    const names = tools.map(({ value }) => member(value, "name"));
    // The pair that ChatGPT's connectors ask for by exactly these names.
    const pair = names.includes("search") && names.includes("fetch") ? ["search", "fetch"] : [];
    for (const [index, { path }] of tools.entries()) {
      const name = names[index];
      if (typeof name !== "string" || !generic.has(name.toLowerCase()) || pair.includes(name)) continue;
      yield {
        path: [...path, "name"],
        message: `${code(name)} is a name that other servers use too: say what it works on, or clients mix them up`,
      };
    }
  },
};
