import { outputCompiles, outputIsObject, outputIsOlder, rootIsPlain } from "../checks/fields.ts";
import type { Client, Fact } from "../client.ts";
import { unchanged } from "../steps/root.ts";

const source: Fact = {
  source: "npm:@modelcontextprotocol/sdk@1.32.2 dist/esm/client/index.js (listTools, cacheToolMetadata)",
  confidence: "source-read",
};

export const mcpTsSdkV1: Client = {
  id: "mcp-ts-sdk-v1",
  title: "MCP TypeScript SDK 1 (client)",
  kind: "framework",
  version: "@modelcontextprotocol/sdk 1.32.2",
  read: "2026-11-16",
  sources: [source.source],
  naming: {
    fact: source,
    steps: ["Unchanged; servers warn about names over 128 characters"],
    max: 128,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "any model",
      fact: source,
      steps: [
        "The list is parsed: parameters have to be schema objects, the root of outputSchema an object; unknown hints are dropped",
        "Every outputSchema is compiled as draft-07 when the list is read; newer keywords are passed over",
      ],
      transform: unchanged,
      checks: [
        rootIsPlain(source, "server"),
        outputIsObject(source),
        outputCompiles(source, "server", "draft-07"),
        outputIsOlder(source),
      ],
    },
  ],
  limits: [{ what: "pages of tools/list that are read", max: 1, fact: source }],
  uses: { outputSchema: "results are checked by it", execution: "taskSupport" },
  onViolation: [
    {
      when: "a parameter that is true or false, an outputSchema that is no object or does not compile",
      effect: "the list throws: no tool of the server",
      fact: source,
    },
    { when: "a result that does not match", effect: "the call throws", fact: source },
  ],
  open: [],
};
