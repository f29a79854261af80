import { diffTool } from "../../../diff/index.ts";
import { member } from "../../../json.ts";
import { stepsIn } from "../../../text/index.ts";
import { code, nearest } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

const baseline =
  '{ "name": "run", "inputSchema": { "type": "object", "properties": { "name": { "type": "string" } }, "required": ["name"] } }';

/** The changes for which the comparison has a call that the reviewed version took and this one refuses. */
export const qualityBreakingChange: Rule = {
  id: "quality/breaking-change",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "A change breaks callers of the reviewed version",
  why: "Prompts, saved calls and other programs go on sending what the version before took. A name that is gone, a new required one or fewer values make those calls fail. Speaks only where a baseline is given.",
  source: "Semantic Versioning 2.0.0, section 8",
  examples: {
    settings: { baseline },
    bad: '{ "name": "run", "inputSchema": { "type": "object", "properties": { «"command"»: { "type": "string" } }, "required": ["command"] } }',
    good: '{ "name": "run", "inputSchema": { "type": "object", "properties": { "name": { "type": "string" }, "extra": { "type": "string" } }, "required": ["name"] } }',
  },
  *document({ tools }, context) {
    if (context.baseline.size === 0) return;
    const names = tools.map(({ value }) => member(value, "name"));
    for (const name of context.baseline.keys()) {
      if (names.includes(name)) continue;
      const meant = nearest(
        name,
        names.filter((other) => typeof other === "string" && !context.baseline.has(other)) as string[],
      );
      const at = tools[names.indexOf(meant ?? "")]?.path;
      yield {
        path: at ? [...at, "name"] : [],
        message: at
          ? `${code(name)} seems to be called ${code(meant ?? "")} now: callers of the old name get an error`
          : `The tool ${code(name)} is gone: its callers get an error`,
      };
    }
  },
  *tool(tool, context) {
    const name = member(tool, "name");
    const before = typeof name === "string" ? context.baseline.get(name) : undefined;
    if (!before) return;
    for (const { severity, path, message, reason } of diffTool(before, tool)) {
      if (severity === "breaking")
        yield {
          path: stepsIn(tool, path),
          message: `${message}: ${reason.charAt(0).toLowerCase()}${reason.slice(1).replace(/\.$/, "")}`,
        };
    }
  },
};
