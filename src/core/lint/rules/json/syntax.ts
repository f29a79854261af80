import { faultWords } from "../../../text/index.ts";
import type { Fault } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Finding, Rule } from "../../rule.ts";

export const syntax: Rule = {
  id: "json/syntax",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "The text is not JSON",
  why: "A list of tools travels as JSON. A client that cannot read the text gets no tool at all, and nothing else can be checked before it reads.",
  source: "RFC 8259",
  fixable: true,
  examples: {
    bad: `{
  «name»: "get_weather",
  "description": «'Returns today\\'s weather.'»,
  "inputSchema": { "type": "object", "additionalProperties": «False» }
}`,
    good: `{
  "name": "get_weather",
  "description": "Returns today's weather.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *fault(fault) {
    const here = { path: [], span: fault };
    const cut = { kind: "text", offset: fault.offset, length: fault.length, text: "" } as const;
    if (fault.kind === "syntax") yield { ...here, message: faultWords(fault), ...repairOf(fault) };
    else if (fault.kind === "limit" || fault.kind === "language") yield { ...here, message: faultWords(fault) };
    else if (fault.kind === "trailing-comma") {
      yield {
        ...here,
        severity: "warning",
        message: "A comma stands before the closing bracket: plain JSON readers such as `JSON.parse` refuse this file",
        repairs: [{ title: "Remove the comma", safe: true, changes: [cut] }],
      };
    } else if (fault.kind === "comment") {
      yield {
        ...here,
        severity: "warning",
        message: "JSON has no comments: plain JSON readers such as `JSON.parse` refuse this file",
        repairs: [{ title: "Remove the comment", safe: false, changes: [cut] }],
      };
    }
  },
  *document({ shape, unreadable }) {
    if (shape !== "empty" || unreadable) return;
    yield {
      path: [],
      message: "There is no JSON here: paste a tool, a list of tools, or a server's answer to `tools/list`",
    };
  },
};

function repairOf(fault: Extract<Fault, { kind: "syntax" }>): Pick<Finding, "repairs"> {
  const { offset, length, replacement, insertAt } = fault;
  if (replacement === undefined) return {};
  if (insertAt !== undefined) {
    const change = { kind: "text", offset: insertAt, length: 0, text: replacement } as const;
    return {
      repairs: [{ title: `Add ${code(replacement)} where the layout ends it`, safe: false, changes: [change] }],
    };
  }
  const title =
    replacement.trim() === "" ? "Remove it" : replacement.endsWith(",") ? "Add a comma" : `Write ${code(replacement)}`;
  return { repairs: [{ title, safe: true, changes: [{ kind: "text", offset, length, text: replacement }] }] };
}
