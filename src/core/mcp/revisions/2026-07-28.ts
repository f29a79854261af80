import type { Revision } from "../../types.ts";

export const revision20260728: Revision = {
  id: "2026-07-28",
  toolFields: ["name", "title", "description", "inputSchema", "outputSchema", "annotations", "icons", "_meta"],
  annotationFields: ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"],
  defaultDialect: "2020-12",
  messages: {
    start: "discover",
    transport: "streamable",
    headers: ["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name", "Mcp-Param"],
    identityFields: ["name", "title", "version", "description", "websiteUrl", "icons"],
    blocks: {
      text: ["text", "annotations", "_meta"],
      image: ["data", "mimeType", "annotations", "_meta"],
      audio: ["data", "mimeType", "annotations", "_meta"],
      resource_link: ["uri", "name", "title", "description", "mimeType", "size", "icons", "annotations", "_meta"],
      resource: ["resource", "annotations", "_meta"],
    },
    blockAnnotations: ["audience", "priority", "lastModified"],
    structured: "any",
    booleanParameters: true,
    dialectDeclared: true,
    invalidArguments: "result",
  },
};
