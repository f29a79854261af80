import { member } from "../../../json.ts";
import { callResult, outputMismatches, promised, textsOf } from "../../../mcp/index.ts";
import { readObject } from "../../../text/index.ts";
import type { Rule } from "../../rule.ts";

export const resultStructuredMissing: Rule = {
  id: "result/structured-missing",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A result lacks the structured content that its tool promises",
  why: "A tool with an outputSchema has to return structuredContent in every result that is no error. The official SDK clients fail the call without it, and the model sees an error instead of the answer.",
  source: "MCP 2025-06-18 and later, server/tools, Output Schema; TypeScript SDK, Client.callTool",
  fixable: true,
  examples: {
    tool: {
      name: "read_sensor",
      inputSchema: { type: "object", additionalProperties: false },
      outputSchema: { type: "object", properties: { degrees: { type: "number" } }, required: ["degrees"] },
    },
    bad: '«{» "content": [{ "type": "text", "text": "{\\"degrees\\":21}" }] }',
    good: '{ "content": [{ "type": "text", "text": "{\\"degrees\\":21}" }], "structuredContent": { "degrees": 21 } }',
  },
  *result(json, tool, { revision }) {
    const found = callResult(json);
    if (!found || !promised(tool, revision) || member(found.value, "structuredContent") !== undefined) return;
    if (member(found.value, "isError") === true) return;
    const value = textsOf(found)
      .map(readObject)
      .find((object) => object && outputMismatches(tool, object, revision)?.length === 0);
    const changes = [{ kind: "set", path: [...found.path, "structuredContent"], value: value ?? null }] as const;
    yield {
      path: found.path,
      message: "`structuredContent` is missing, but the tool has an `outputSchema`: clients fail the call for it",
      repairs: value ? [{ title: "Take it from the text", safe: false, changes }] : [],
    };
  },
};
