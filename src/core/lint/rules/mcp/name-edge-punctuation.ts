import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpNameEdgePunctuation: Rule = {
  id: "mcp/name-edge-punctuation",
  severity: "warning",
  preset: "recommended",
  radius: "tool",
  summary: "A tool name starts or ends with a hyphen or a dot",
  why: "Clients join names with prefixes and take them apart again. The official SDKs warn that a hyphen or a dot at the edge gets lost or misread on the way.",
  source: "TypeScript SDK, toolNameValidation; Python SDK, tool_name_validation",
  fixable: true,
  examples: {
    bad: '{ "name": «".list-orders-"», "inputSchema": { "type": "object", "additionalProperties": false } }',
    good: '{ "name": "list-orders", "inputSchema": { "type": "object", "additionalProperties": false } }',
  },
  *tool(tool) {
    const name = member(tool, "name");
    if (typeof name !== "string") return;
    const [edge] = /^[-.]|[-.]$/.exec(name) ?? [];
    if (edge === undefined) return;
    // Of a name that is too long mcp/name-length speaks.
    const bare = name.length > 128 ? "" : name.replace(/^[-.]+|[-.]+$/g, "");
    yield {
      path: ["name"],
      message: `The name ${name.startsWith(edge) ? "starts" : "ends"} with ${code(edge)}: clients that add a prefix may misread it`,
      repairs:
        bare === ""
          ? []
          : [
              {
                title: `Rename it to ${code(bare)}`,
                safe: false,
                changes: [{ kind: "set", path: ["name"], value: bare }],
              },
            ],
    };
  },
};
