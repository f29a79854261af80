import type { RuleCase } from "../../rule-cases.testing.ts";

const audio = { content: [{ type: "audio", data: "YQ==", mimeType: "audio/wav" }] };
const link = { content: [{ type: "resource_link", uri: "file:///a", name: "a" }] };

export const cases: readonly RuleCase[] = [
  { result: { content: [{ type: "text", text: "21" }] } },
  { result: { content: [] } },
  { result: { jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text: "21" }] } } },
  { result: { jsonrpc: "2.0", id: 1, result: { content: null } } },
  { result: { jsonrpc: "2.0", id: 1, error: { code: -32602, message: "no" } } },
  { result: { resultType: "input_required", inputRequests: {} } },
  { result: { task: { taskId: "1", status: "working" } } },
  { result: "21" },
  { result: null },
  { result: {} },
  { result: { content: ["21"] }, at: ["/content/0"] },
  { result: { content: [{ text: "21" }] }, at: ["/content/0"] },
  { result: { content: [{ type: "text", text: 21 }] }, at: ["/content/0/text"] },
  { result: { content: [{ type: "resource", resource: { uri: "file:///a", blob: "YQ==" } }] } },
  { result: { content: [{ type: "resource", resource: "file:///a" }] }, at: ["/content/0/resource"] },
  { result: { content: [{ type: "resource", resource: {} }] }, at: ["/content/0/resource"] },
  { result: { content: [], isError: "true" } },
  { result: audio, settings: { revision: "2024-11-05" }, at: ["/content/0/type"] },
  { result: audio, settings: { revision: "2025-03-26" } },
  { result: link, settings: { revision: "2025-03-26" }, at: ["/content/0/type"] },
  { result: link, settings: { revision: "2025-06-18" } },
];
