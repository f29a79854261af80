import type { Importer } from "./importer.ts";
import { anthropic } from "./importers/anthropic.ts";
import { azureBinding } from "./importers/azure-binding.ts";
import { bedrock } from "./importers/bedrock.ts";
import { gemini } from "./importers/gemini.ts";
import { har } from "./importers/har.ts";
import { jsonExample } from "./importers/json-example.ts";
import { jsonSchema } from "./importers/json-schema.ts";
import { langchain } from "./importers/langchain.ts";
import { mcp } from "./importers/mcp.ts";
import { mcpb } from "./importers/mcpb.ts";
import { openai } from "./importers/openai.ts";
import { openapi } from "./importers/openapi.ts";
import { postman } from "./importers/postman.ts";
import { python } from "./importers/python.ts";
import { serverConfig } from "./importers/server-config.ts";
import { serverJson } from "./importers/server-json.ts";
import { toolDefinition } from "./importers/tool-definition.ts";
import { typescript } from "./importers/typescript.ts";

/** Every format, in the order of the choices; of equally sure ones the first counts. */
export const importers: readonly Importer[] = [
  mcp,
  openapi,
  openai,
  anthropic,
  gemini,
  bedrock,
  langchain,
  toolDefinition,
  typescript,
  python,
  jsonSchema,
  jsonExample,
  har,
  postman,
  azureBinding,
  mcpb,
  serverJson,
  serverConfig,
];
