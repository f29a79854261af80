import type { Revision } from "../../revision.ts";

export const revision20250618: Revision = {
  id: "2025-06-18",
  toolFields: ["name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta"],
  annotationFields: ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"],
  defaultDialect: "draft-07",
  metaPrefix: "domain",
  composedInput: false,
  messages: {
    start: "initialize",
    transport: "streamable",
    headers: ["MCP-Protocol-Version"],
    identityFields: ["name", "title", "version"],
    blocks: {
      text: ["text", "annotations", "_meta"],
      image: ["data", "mimeType", "annotations", "_meta"],
      audio: ["data", "mimeType", "annotations", "_meta"],
      resource_link: ["uri", "name", "title", "description", "mimeType", "size", "annotations", "_meta"],
      resource: ["resource", "annotations", "_meta"],
    },
    blockAnnotations: ["audience", "priority", "lastModified"],
    structured: "object",
    booleanParameters: false,
    dialectDeclared: false,
    invalidArguments: "error",
    cacheHints: false,
    elicitation: "request",
  },
  changes: [
    {
      at: "http/headers/MCP-Protocol-Version",
      since: "every request after the handshake names the revision in a header",
    },
    { at: "body/result/structuredContent", before: "there is none" },
  ],
};
