import type { Importer } from "./importer.ts";
import { anthropic } from "./importers/anthropic.ts";
import { azureBinding } from "./importers/azure-binding.ts";
import { bedrock } from "./importers/bedrock.ts";
import { gemini } from "./importers/gemini.ts";
import { mcp } from "./importers/mcp.ts";
import { openai } from "./importers/openai.ts";
import { python } from "./importers/python.ts";
import { serverConfig } from "./importers/server-config.ts";
import { toolDefinition } from "./importers/tool-definition.ts";

/** Every format, in the order of the choices; of equally sure ones the first counts. */
export const importers: readonly Importer[] = [
  mcp,
  openai,
  anthropic,
  gemini,
  bedrock,
  toolDefinition,
  python,
  azureBinding,
  serverConfig,
];
