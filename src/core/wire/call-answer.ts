import { member } from "../json.ts";
import { buildResult, normaliseFor, type ToolResult } from "../mcp/index.ts";
import type { Revision } from "../revision.ts";
import type { Json, JsonObject } from "../types.ts";
import { exampleBlocks } from "./example-block.ts";
import { brokenResult, madeUpResult } from "./made-up.ts";
import type { Outcome } from "./outcome.ts";

/** What a server answers a call with, before a revision has its say. */
export type Answer =
  | { readonly kind: "result"; readonly result: ToolResult; readonly raw?: Json }
  | { readonly kind: "ask" }
  | { readonly kind: "error"; readonly code: number; readonly message: string; readonly status: number };

/** The answer that an outcome means. */
export function answerOf(outcome: Outcome, tool: JsonObject, revision: Revision): Answer {
  switch (outcome.kind) {
    case "success":
      return returned(outcome.value === undefined ? exampleResult(tool, revision) : outcome.value, tool);
    case "invalid-result":
      return returned(outcome.value === undefined ? brokenResult(tool, revision) : outcome.value, tool);
    case "tool-error": {
      const result = buildResult(
        outcome.message ?? "The service did not answer in time. Try again with fewer items.",
        true,
      );
      return { kind: "result", result };
    }
    case "protocol-error":
      return error(outcome.code ?? -32603, outcome.message ?? "Internal error", revision);
    case "input-required":
      return revision.messages.elicitation === "result"
        ? { kind: "ask" }
        : { kind: "result", result: { content: [exampleBlocks.text] } };
    case "text":
    case "image":
    case "audio":
    case "resource-link":
    case "resource": {
      const { structuredContent: value } = normaliseFor(tool, exampleResult(tool, revision));
      const promised = value === undefined ? {} : { structuredContent: value };
      return { kind: "result", result: { content: [exampleBlocks[outcome.kind]], ...promised } };
    }
    case "unknown-tool":
    case "invalid-arguments":
      return error(-32602, "Invalid params", revision);
  }
}

function returned(raw: Json, tool: JsonObject): Answer {
  return { kind: "result", raw, result: normaliseFor(tool, raw) };
}

/** What a handler might return; the seed makes it another one. */
export function exampleResult(tool: JsonObject, revision: Revision, seed = 0): Json {
  return madeUpResult(tool, revision, seed) ?? String(member(exampleBlocks.text, "text"));
}

/** The HTTP status of the errors that have one of their own; the others travel in an answer that arrived. */
const statusOf: Readonly<Record<string, number>> = {
  "-32700": 400,
  "-32600": 400,
  "-32601": 404,
  "-32020": 400,
  "-32021": 400,
  "-32022": 400,
};

export function error(code: number, message: string, { messages }: Revision): Answer {
  const status = messages.start === "discover" ? (statusOf[String(code)] ?? 200) : 200;
  return { kind: "error", code, message, status };
}
