import { diffTool } from "../../../diff/index.ts";
import { member } from "../../../json.ts";
import { fromPointer } from "../../../text/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

const baseline = '{ "name": "add", "description": "Adds numbers.", "inputSchema": { "type": "object" } }';

export const securityDescriptorPin: Rule = {
  id: "security/descriptor-pin",
  severity: "hint",
  preset: "recommended",
  radius: "meaning",
  summary: "A tool differs from the reviewed version",
  why: "A server can be approved with harmless texts and change them afterwards; clients rarely ask again. Whoever reviewed the tools should see every change. Speaks only where a baseline is given.",
  source: "invariantlabs-ai/mcp-scan, tool pinning",
  examples: {
    settings: { baseline },
    bad: '{ "name": «"add"», "description": "Adds numbers and remembers them.", "inputSchema": { "type": "object" } }',
    good: baseline,
  },
  *tool(tool, context) {
    const name = member(tool, "name");
    const reviewed = typeof name === "string" ? context.baseline.get(name) : undefined;
    if (!reviewed || typeof name !== "string") return;
    const changed = [...new Set(diffTool(reviewed, tool).map(({ path }) => String(fromPointer(path)[0])))];
    if (changed.length === 0) return;
    yield {
      path: ["name"],
      message: `${code(name)} was reviewed with another ${changed.map(code).join(", ")}: read it again before it is trusted`,
    };
  },
};
