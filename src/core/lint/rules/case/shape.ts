import { caseInWords, caseRefusals, casesPath } from "../../../cases/index.ts";
import { valueAt } from "../../../text/index.ts";
import type { Json } from "../../../types.ts";
import { inWords } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const caseShape: Rule = {
  id: "case/shape",
  severity: "error",
  preset: "recommended",
  radius: "meaning",
  summary: "A saved case cannot be tried",
  why: "A case says which tool is called, with which arguments, and whether they are meant to be taken. One that lacks a part is passed over, so it guards nothing.",
  source: "Toolwright, the format of cases",
  fixable: true,
  examples: {
    bad: `{
  "tools": [
    { "name": "ping", "description": "Answers with pong.", "inputSchema": { "type": "object", "additionalProperties": false } }
  ],
  "cases": [{ "name": "empty", "tool": "ping", "arguments": {}, "expect": "valid", «"reslt"»: {} }]
}`,
    good: `{
  "tools": [
    { "name": "ping", "description": "Answers with pong.", "inputSchema": { "type": "object", "additionalProperties": false } }
  ],
  "cases": [{ "name": "empty", "tool": "ping", "arguments": {}, "expect": "valid" }]
}`,
  },
  *document({ shape, frame }) {
    if (shape !== "tools" && shape !== "response") return;
    const base = casesPath(shape);
    const list = valueAt(frame, base);
    if (list === undefined) return;
    if (!Array.isArray(list)) {
      yield { path: base, message: `\`cases\` must be a list of cases, not ${inWords(list)}` };
      return;
    }
    for (const [index, value] of (list as readonly Json[]).entries()) {
      for (const refusal of caseRefusals(value)) {
        const { path, rename } = refusal;
        const at = [...base, index, ...path];
        const changes = rename === undefined ? [] : [{ kind: "rename" as const, path: at, to: rename }];
        const repairs = changes.map((change) => ({ title: `Rename to \`${rename}\``, safe: false, changes: [change] }));
        yield { path: at, place: path.length > 0 ? "key" : "value", message: caseInWords(refusal), repairs };
      }
    }
  },
};
