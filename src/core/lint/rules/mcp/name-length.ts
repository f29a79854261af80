import { member } from "../../../json.ts";
import { hash } from "../../../text/index.ts";
import type { Rule } from "../../rule.ts";

const max = 128;
const long = "read_the_full_change_history_of_every_document_in_the_shared_workspace_";

export const nameLength: Rule = {
  id: "mcp/name-length",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "A tool name is longer than 128 characters",
  why: "The specification asks for 1 to 128 characters, and the SDKs warn past that. Model APIs stop at 64 or 128 and then refuse the whole request, with every other tool in it.",
  source: "MCP specification, server/tools, Tool Names",
  fixable: true,
  examples: {
    bad: `{ "name": «"${long}${long}"», "inputSchema": { "type": "object", "additionalProperties": false } }`,
    good: '{ "name": "read_history", "inputSchema": { "type": "object", "additionalProperties": false } }',
  },
  *tool(tool) {
    const name = member(tool, "name");
    if (typeof name !== "string" || name.length <= max) return;
    yield {
      path: ["name"],
      message: `The name has ${name.length} characters: the specification allows ${max}, and many clients fewer`,
      repairs: [
        { title: "Shorten it", safe: false, changes: [{ kind: "set", path: ["name"], value: shortened(name) }] },
      ],
    };
  },
};

/** The end is a hash of the whole, so that two long names stay two. */
function shortened(name: string): string {
  const start = name.slice(0, 55).replace(/[_.-]+$|[\uD800-\uDBFF]$/, "");
  return `${start}_${hash(name)}`;
}
