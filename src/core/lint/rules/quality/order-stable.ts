import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

/** Whether an order is the same in every answer needs two answers; sorted by name is the order that one text can show. */
export const qualityOrderStable: Rule = {
  id: "quality/order-stable",
  severity: "hint",
  preset: "option",
  radius: "meaning",
  summary: "The tools are not sorted by name",
  why: "The specification asks for the same order in every answer, so that clients and prompt caches can reuse the list. Sorted by name is the order that nobody has to remember.",
  source: "MCP specification 2026-07-28, server, tools: deterministic order",
  examples: {
    bad: `[
  { "name": "write_file", "inputSchema": { "type": "object" } },
  { "name": «"read_file"», "inputSchema": { "type": "object" } }
]`,
    good: `[
  { "name": "read_file", "inputSchema": { "type": "object" } },
  { "name": "write_file", "inputSchema": { "type": "object" } }
]`,
  },
  *document({ tools }) {
    let before = "";
    for (const { value, path } of tools) {
      const name = member(value, "name");
      if (typeof name !== "string") continue;
      if (name < before) {
        yield {
          path: [...path, "name"],
          message: `${code(name)} stands after ${code(before)}: a list that is not sorted tends to change its order, and caches miss`,
        };
        return;
      }
      before = name;
    }
  },
};
