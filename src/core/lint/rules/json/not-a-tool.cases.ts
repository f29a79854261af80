import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '[1, { "name": "a", "inputSchema": { "type": "object" } }]',
    at: ["/0"],
    becomes: '[{ "name": "a", "inputSchema": { "type": "object" } }]',
  },
  { text: '{ "x": { "tools": [/* kept */ {}] } }', at: ["/x/tools"], becomes: "[/* kept */ {}]" },
  { text: '{ "jsonrpc": "2.0", "id": 1, "error": { "code": 1 } }', at: ["/error"], says: "error" },
  { text: '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }', at: ["/method"], says: "asks" },
  { text: '{ "jsonrpc": "2.0", "id": 1, "result": { "prompts": [] } }', at: ["/result"], says: "no list of `tools`" },
  { text: '{ "jsonrpc": "2.0", "id": 1 }', at: [""], says: "no `result`" },
  { text: '{ "mcpServers": {} }', at: ["/mcpServers"], says: "configuration of servers" },
  { text: '{ "servers": {} }', at: ["/servers"], says: "configuration of servers" },
  { text: '{ "openapi": "3.1.0", "paths": {} }', at: ["/openapi"], says: "HTTP API" },
  { text: '{ "tools": { "a": {} } }', at: ["/tools"], says: "`tools` is an object" },
  { text: '{ "type": "object", "properties": {} }', at: [""], says: "under `inputSchema`" },
  { text: "{}", at: [""], says: "empty" },
  { text: '{ "a": 1 }', at: [""], says: "no field of a tool" },
  { text: "[1, 2]", at: [""], says: "holds no tool" },
  { text: "7", at: [""], says: "a whole number" },
  { text: "" },
  { text: "  " },
  { text: "// nothing" },
  { text: "[]" },
  { text: '{ "tools": [] }' },
  { text: '{ "result": { "tools": [] } }' },
];
