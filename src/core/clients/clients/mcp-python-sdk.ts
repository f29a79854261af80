import { headersAreRight, outputCompiles } from "../checks/fields.ts";
import type { Client, Fact } from "../client.ts";
import { unchanged } from "../steps/root.ts";

const source: Fact = {
  source:
    "modelcontextprotocol/python-sdk src/mcp/client/session.py, session_group.py, src/mcp-types/mcp_types/_types.py @57394b0",
  confidence: "source-read",
};

export const mcpPythonSdk: Client = {
  id: "mcp-python-sdk",
  title: "MCP Python SDK (client)",
  kind: "framework",
  version: "main @57394b0 of 2026-08-20 (2.x)",
  read: "2026-11-16",
  sources: [source.source],
  naming: {
    fact: source,
    steps: ["Unchanged; a group of sessions may rename, and refuses a name twice"],
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "any model",
      fact: source,
      steps: ["Nothing of a schema is checked or changed", "In newer versions a wrong x-mcp-header drops the tool"],
      transform: unchanged,
      checks: [headersAreRight(source), outputCompiles(source, "call")],
    },
  ],
  onTaken: { effect: "server", fact: source },
  limits: [],
  uses: {
    outputSchema: "results are checked by it, in the dialect that $schema names, else the newest",
    annotations: "kept",
  },
  onViolation: [
    { when: "a wrong x-mcp-header", effect: "the tool is dropped", fact: source },
    { when: "a bad outputSchema, or a result that does not match", effect: "the call raises", fact: source },
    { when: "a name twice in a group", effect: "raises", fact: source },
  ],
  open: ["Its validator (jsonschema) is not the one that judges here."],
};
