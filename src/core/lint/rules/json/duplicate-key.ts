import { faultWords } from "../../../text/index.ts";
import type { Rule } from "../../rule.ts";

export const duplicateKey: Rule = {
  id: "json/duplicate-key",
  severity: "error",
  preset: "recommended",
  radius: "meaning",
  summary: "The same key stands twice in one object",
  why: "JavaScript keeps the last value in silence, other parsers keep the first or refuse the text, so clients disagree about what the tool takes.",
  source: "RFC 8259, section 4",
  fixable: true,
  examples: {
    bad: '{ "name": "ping", "inputSchema": { "type": "object" }, «"name"»: "pong" }',
    good: '{ "name": "ping", "inputSchema": { "type": "object" } }',
  },
  *fault(fault) {
    if (fault.kind !== "duplicate-key") return;
    yield {
      path: fault.path,
      span: fault,
      message: faultWords(fault),
      repairs: [
        { title: "Keep the last value", safe: false, changes: [{ kind: "unrepeat", path: fault.path, keep: "last" }] },
        {
          title: "Keep the first value",
          safe: false,
          changes: [{ kind: "unrepeat", path: fault.path, keep: "first" }],
        },
      ],
    };
  },
};
