import type { Revision } from "../../types.ts";

export const revision20251125: Revision = {
  id: "2025-11-25",
  toolFields: [
    "name",
    "title",
    "description",
    "inputSchema",
    "outputSchema",
    "annotations",
    "icons",
    "execution",
    "_meta",
  ],
  annotationFields: ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"],
  defaultDialect: "2020-12",
  messages: {
    start: "initialize",
    transport: "streamable",
    headers: ["MCP-Protocol-Version"],
    identityFields: ["name", "title", "version", "description", "websiteUrl", "icons"],
    blocks: {
      text: ["text", "annotations", "_meta"],
      image: ["data", "mimeType", "annotations", "_meta"],
      audio: ["data", "mimeType", "annotations", "_meta"],
      resource_link: ["uri", "name", "title", "description", "mimeType", "size", "icons", "annotations", "_meta"],
      resource: ["resource", "annotations", "_meta"],
    },
    blockAnnotations: ["audience", "priority", "lastModified"],
    structured: "object",
    booleanParameters: false,
    dialectDeclared: true,
    invalidArguments: "result",
  },
};
