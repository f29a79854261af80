import { isChoice, parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const securityUnboundedArray: Rule = {
  id: "security/unbounded-array",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A list without a largest number of items",
  why: "One call can ask for any amount of work. A limit in the schema tells the model to split it up.",
  source: "MCP specification, server/tools, Security Considerations: servers must validate inputs",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_orders",
  "description": "Returns orders.",
  "inputSchema": {
    "type": "object",
    "properties": { «"numbers"»: { "type": "array", "items": { "type": "string" } } }
  }
}`,
    good: `{
  "name": "get_orders",
  "description": "Returns orders.",
  "inputSchema": {
    "type": "object",
    "properties": { "numbers": { "type": "array", "items": { "type": "string" }, "maxItems": 100 } }
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, core, corePath, path, type } of parametersOf(view)) {
      if (type !== "array" || isChoice(core) || Object.hasOwn(core, "maxItems")) continue;
      // A tuple has as many items as it has; of a choice that may not repeat, each comes once.
      if (Object.hasOwn(core, "prefixItems") || Object.hasOwn(core, "uniqueItems")) continue;
      yield {
        path,
        place: "key",
        message: `${code(name)} takes any number of items: one call can ask for any amount of work`,
        repairs: [
          {
            title: "Allow 100 items",
            safe: false,
            changes: [{ kind: "set", path: [...corePath, "maxItems"], value: 100 }],
          },
        ],
      };
    }
  },
};
