import type { Revision } from "../../revision.ts";

const refusedArguments =
  "arguments that the schema refuses are an error of the protocol, later a result with `isError`";

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
  metaPrefix: "reverse-domain",
  composedInput: false,
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
    cacheHints: false,
    elicitation: "request",
  },
  changes: [
    {
      at: "body/result/isError",
      since: "arguments that the schema refuses are an error that the model can read",
    },
    { at: "body/result", before: refusedArguments },
    { at: "body/error", before: refusedArguments },
  ],
};
