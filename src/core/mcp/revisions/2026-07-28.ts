import type { Revision } from "../../revision.ts";

export const revision20260728: Revision = {
  id: "2026-07-28",
  toolFields: ["name", "title", "description", "inputSchema", "outputSchema", "annotations", "icons", "_meta"],
  annotationFields: ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"],
  defaultDialect: "2020-12",
  metaPrefix: "reverse-domain",
  composedInput: true,
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
    cacheHints: true,
    elicitation: "result",
  },
  changes: [
    {
      at: "http/headers/Mcp-Method",
      does: "repeats the method in a header, so that gateways can route without the body",
    },
    {
      at: "http/headers/Mcp-Name",
      does: "repeats the name of the tool in a header, so that gateways can route without the body",
    },
    { at: "http/headers/Mcp-Param-*", does: "copies the arguments that `x-mcp-header` marks into headers" },
    { at: "http/method", before: "the stream is opened with GET; then a request asks for it" },
    { at: "body", does: "asks for the stream with a request; before that, opening it is enough" },
    { at: "body/method", does: "has no handshake: `server/discover` takes the place of `initialize`" },
    { at: "body/params", does: "requires `params` with `_meta` in every request" },
    {
      at: "body/params/_meta",
      does: "has no handshake, so every request says which revision, client and capabilities it has",
    },
    { at: "body/params/capabilities", does: "moved this into `_meta` of every request" },
    { at: "body/params/clientInfo", does: "moved this into `_meta` of every request" },
    {
      at: "body/result/supportedVersions",
      does: "lists all revisions of a server in place of the one agreed on",
    },
    { at: "body/result/serverInfo", does: "moved this into `_meta` of every result" },
    { at: "body/result/_meta", does: "says with every result which server made it" },
    { at: "body/result/resultType", does: "says of every result whether it is complete or asks for input" },
    { at: "body/result/ttlMs", does: "says how long a client may keep the list; 0 is not at all" },
    { at: "body/result/cacheScope", does: "says whether others may share what is kept" },
    {
      at: "body/result/structuredContent",
      before: "it has to be an object, so other values are its `result`",
    },
    {
      at: "body/result/tools/*/inputSchema/properties/*",
      before: "the schema of a parameter has to stand in braces",
    },
    {
      at: "body/result/tools/*/outputSchema/**",
      before: "an `outputSchema` has to be one for objects, so any other is the `result` of one",
    },
  ],
};
