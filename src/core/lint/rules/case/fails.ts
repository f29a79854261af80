import { casesPath, readCase, runAll } from "../../../cases/index.ts";
import { valueAt } from "../../../text/index.ts";
import type { Json } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const caseFails: Rule = {
  id: "case/fails",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A saved case does not come out as expected",
  why: "A case is a promise about which calls a tool takes. One that fails means that the schema changed what callers rely on, or that the promise is out of date.",
  source: "Toolwright, saved cases",
  fixable: true,
  examples: {
    bad: `{
  "tools": [
    { "name": "ping", "description": "Answers with pong.", "inputSchema": { "type": "object", "additionalProperties": false } }
  ],
  "cases": [{ "name": «"with a payload"», "tool": "ping", "arguments": { "payload": "x" }, "expect": "valid" }]
}`,
    good: `{
  "tools": [
    { "name": "ping", "description": "Answers with pong.", "inputSchema": { "type": "object", "additionalProperties": false } }
  ],
  "cases": [{ "name": "with a payload", "tool": "ping", "arguments": { "payload": "x" }, "expect": "invalid" }]
}`,
  },
  *document({ shape, frame, tools }, { settings }) {
    const base = casesPath(shape);
    const list = valueAt(frame, base);
    if (!Array.isArray(list)) return;
    const cases = (list as readonly Json[]).flatMap((value, index) => {
      const one = readCase(value);
      return one ? [{ case: one, index }] : [];
    });
    const runs = runAll(
      cases,
      tools.map(({ value }) => value),
      settings,
    );
    for (const { case: one, index, pass, got, gotResult, message } of runs) {
      // case/unknown-tool tells of a case without a tool.
      if (pass || got === undefined) continue;
      const path = [...base, index];
      const changes = [
        ...(got === one.expect ? [] : [{ kind: "set" as const, path: [...path, "expect"], value: got }]),
        ...(gotResult === undefined || gotResult === (one.expectResult ?? "valid")
          ? []
          : [{ kind: "set" as const, path: [...path, "expectResult"], value: gotResult }]),
      ];
      yield {
        path: [...path, "name"],
        message: `The case ${code(one.name)} fails. ${message}`,
        repairs: [{ title: "Expect what came", safe: false, changes }],
      };
    }
  },
};
