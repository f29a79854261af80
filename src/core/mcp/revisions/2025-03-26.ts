import type { Revision } from "../../revision.ts";

export const revision20250326: Revision = {
  id: "2025-03-26",
  toolFields: ["name", "description", "inputSchema", "annotations"],
  annotationFields: ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"],
  defaultDialect: "draft-07",
  metaPrefix: "undescribed",
  composedInput: false,
  messages: {
    start: "initialize",
    transport: "streamable",
    headers: [],
    identityFields: ["name", "version"],
    blocks: {
      text: ["text", "annotations"],
      image: ["data", "mimeType", "annotations"],
      audio: ["data", "mimeType", "annotations"],
      resource: ["resource", "annotations"],
    },
    blockAnnotations: ["audience", "priority"],
    structured: "none",
    booleanParameters: false,
    dialectDeclared: false,
    invalidArguments: "error",
    cacheHints: false,
    elicitation: "none",
  },
  changes: [
    {
      at: "http/headers/Accept",
      since: "one endpoint takes requests and streams answers, and clients say that they take both",
    },
  ],
};
