import { casesPath, readCase } from "../../../cases/index.ts";
import { valueAt } from "../../../text/index.ts";
import type { Json } from "../../../types.ts";
import { code, nearest } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const caseUnknownTool: Rule = {
  id: "case/unknown-tool",
  severity: "error",
  preset: "recommended",
  radius: "meaning",
  summary: "A saved case calls a tool that is not there",
  why: "The tool was renamed or removed, and its cases guard nothing any more. Clients that still call the old name fail in the same way.",
  source: "Toolwright, the format of cases",
  fixable: true,
  examples: {
    bad: `{
  "tools": [
    { "name": "ping", "description": "Answers with pong.", "inputSchema": { "type": "object", "additionalProperties": false } }
  ],
  "cases": [{ "name": "empty", "tool": «"pin"», "arguments": {}, "expect": "valid" }]
}`,
    good: `{
  "tools": [
    { "name": "ping", "description": "Answers with pong.", "inputSchema": { "type": "object", "additionalProperties": false } }
  ],
  "cases": [{ "name": "empty", "tool": "ping", "arguments": {}, "expect": "valid" }]
}`,
  },
  *document({ shape, frame, tools }) {
    const base = casesPath(shape);
    const list = valueAt(frame, base);
    if (!Array.isArray(list)) return;
    const names = new Set(tools.map(({ value }) => String(value.name)));
    for (const [index, value] of (list as readonly Json[]).entries()) {
      const one = readCase(value);
      if (!one || names.has(one.tool)) continue;
      const path = [...base, index, "tool"];
      const meant = nearest(one.tool, names);
      const message = `The case ${code(one.name)} calls ${code(one.tool)}, which is no tool here`;
      if (meant === undefined) yield { path, message: `${message}: name one that is, or remove the case` };
      else {
        const repair = {
          title: `Call ${code(meant)}`,
          safe: false,
          changes: [{ kind: "set" as const, path, value: meant }],
        };
        yield { path, message: `${message}: did you mean ${code(meant)}?`, repairs: [repair] };
      }
    }
  },
};
