import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { result: { content: [{ type: "text", text: "21" }] } },
  { result: { content: [] } },
  { result: { jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text: "21" }] } } },
  { result: { jsonrpc: "2.0", id: 1, result: { content: null } }, at: ["/result/content"] },
  { result: { jsonrpc: "2.0", id: 1, error: { code: -32602, message: "no" } } },
  { result: { resultType: "input_required", inputRequests: {} } },
  { result: { task: { taskId: "1", status: "working" } } },
  { result: "21", at: [""] },
  { result: null, at: [""] },
  { result: {}, at: ["/content"] },
  { result: { content: ["21"] } },
  { result: { content: [{ text: "21" }] } },
  { result: { content: [{ type: "text", text: 21 }] } },
  { result: { content: [{ type: "resource", resource: { uri: "file:///a", blob: "YQ==" } }] } },
  { result: { content: [{ type: "resource", resource: "file:///a" }] } },
  { result: { content: [{ type: "resource", resource: {} }] } },
  { result: { content: [], isError: "true" } },
];
