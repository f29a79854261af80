import { faultWords } from "../../../text/index.ts";
import type { Repair, Rule } from "../../rule.ts";

/** One repair takes all the others out: offered at every one of thousands, the repairs would be as many edits squared. */
const maxOffered = 10;

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
    const { path, times } = fault;
    const keep = (kept: "first" | "last"): Repair => ({
      title: `Keep the ${kept} value`,
      safe: false,
      changes: [{ kind: "unrepeat", path, keep: kept }],
    });
    const repairs = times <= maxOffered ? [keep("last"), keep("first")] : [];
    yield { path, span: fault, message: faultWords(fault), repairs };
  },
};
