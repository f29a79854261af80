import { member } from "../../../json.ts";
import { callResult, contentOf, textsOf } from "../../../mcp/index.ts";
import type { Rule } from "../../rule.ts";

export const resultTextFallback: Rule = {
  id: "result/text-fallback",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "Structured content without a copy as text",
  why: "Many clients hand only `content` to the model, and those before 2025-06-18 know nothing else. Without a text block the model gets an empty answer.",
  source: "MCP 2025-06-18 and later, server/tools, Structured Content; SEP-2106",
  fixable: true,
  examples: {
    bad: '{ "content": [], «"structuredContent"»: { "degrees": 21 } }',
    good: '{ "content": [{ "type": "text", "text": "{\\"degrees\\":21}" }], "structuredContent": { "degrees": 21 } }',
  },
  *result(json) {
    const found = callResult(json);
    const content = found && contentOf(found);
    const value = found && member(found.value, "structuredContent");
    if (!found || !content || value === undefined || textsOf(found).length > 0) return;
    const block = { type: "text", text: JSON.stringify(value) };
    yield {
      path: [...found.path, "structuredContent"],
      place: "key",
      message: "No text block repeats `structuredContent`: clients that pass on only `content` give the model nothing",
      repairs: [
        {
          title: "Add it as JSON text",
          safe: true,
          changes: [{ kind: "set", path: [...found.path, "content", content.length], value: block }],
        },
      ],
    };
  },
};
