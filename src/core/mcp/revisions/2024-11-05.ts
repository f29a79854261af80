import type { Revision } from "../../revision.ts";

export const revision20241105: Revision = {
  id: "2024-11-05",
  toolFields: ["name", "description", "inputSchema"],
  annotationFields: [],
  defaultDialect: "draft-07",
  metaPrefix: "undescribed",
  composedInput: false,
  messages: {
    start: "initialize",
    transport: "sse",
    headers: [],
    identityFields: ["name", "version"],
    blocks: {
      text: ["text", "annotations"],
      image: ["data", "mimeType", "annotations"],
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
  changes: [],
};
