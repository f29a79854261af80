import { isObject, member } from "../../../json.ts";
import { callResult, sinceWhen } from "../../../mcp/index.ts";
import type { Revision } from "../../../revision.ts";
import { inWords } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const resultStructuredNonobjectLegacy: Rule = {
  id: "result/structured-nonobject-legacy",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "Structured content that is no object, before 2026-07-28",
  why: "Up to 2025-11-25 structured content has to be an object. Clients of these revisions fail the call for a list, text or null.",
  source: "MCP schema 2025-06-18 and 2025-11-25, CallToolResult.structuredContent; SEP-2106",
  fixable: true,
  examples: {
    bad: '{ "content": [{ "type": "text", "text": "[\\"a\\"]" }], «"structuredContent"»: ["a"] }',
    good: '{ "content": [{ "type": "text", "text": "[\\"a\\"]" }], "structuredContent": { "result": ["a"] } }',
    settings: { revision: "2025-11-25" },
  },
  *result(json, _, { revision }) {
    const found = callResult(json);
    const value = found && member(found.value, "structuredContent");
    if (!found || value === undefined || isObject(value)) return;
    if (revision.messages.structured !== "object") return;
    const path = [...found.path, "structuredContent"];
    yield {
      path,
      message: `\`structuredContent\` must be an object before ${sinceWhen(takesAny)}, not ${inWords(value)}: clients fail the call for it`,
      repairs: [
        value === null
          ? { title: "Remove `structuredContent`", safe: false, changes: [{ kind: "remove", path }] }
          : {
              title: "Wrap it in an object as `result`",
              safe: false,
              changes: [{ kind: "set", path, value: { result: value } }],
            },
      ],
    };
  },
};

const takesAny = ({ messages }: Revision) => messages.structured === "any";
