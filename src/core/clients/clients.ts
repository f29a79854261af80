import type { Client } from "./client.ts";
import { aiSdkMcp } from "./clients/ai-sdk-mcp.ts";
import { anthropicApi } from "./clients/anthropic-api.ts";
import { anthropicApiStrict } from "./clients/anthropic-api-strict.ts";
import { bedrockConverse } from "./clients/bedrock-converse.ts";
import { claudeCode } from "./clients/claude-code.ts";
import { claudeDesktop } from "./clients/claude-desktop.ts";
import { cline } from "./clients/cline.ts";
import { codex } from "./clients/codex.ts";
import { continueDev } from "./clients/continue.ts";
import { cursor } from "./clients/cursor.ts";
import { geminiCli } from "./clients/gemini-cli.ts";
import { geminiJsonSchema } from "./clients/gemini-json-schema.ts";
import { geminiParameters } from "./clients/gemini-parameters.ts";
import { goose } from "./clients/goose.ts";
import { langchainMcpAdaptersJs } from "./clients/langchain-mcp-adapters-js.ts";
import { langchainMcpAdaptersPy } from "./clients/langchain-mcp-adapters-py.ts";
import { litellm } from "./clients/litellm.ts";
import { mcpPythonSdk } from "./clients/mcp-python-sdk.ts";
import { mcpTsSdkV1 } from "./clients/mcp-ts-sdk-v1.ts";
import { mcpTsSdkV2 } from "./clients/mcp-ts-sdk-v2.ts";
import { mistral } from "./clients/mistral.ts";
import { openAiAgentsJs } from "./clients/openai-agents-js.ts";
import { openAiAgentsPython } from "./clients/openai-agents-python.ts";
import { openAiFunctions } from "./clients/openai-functions.ts";
import { openAiStrict } from "./clients/openai-strict.ts";
import { opencode } from "./clients/opencode.ts";
import { pydanticAi } from "./clients/pydantic-ai.ts";
import { vscodeCopilot } from "./clients/vscode-copilot.ts";
import { windsurf } from "./clients/windsurf.ts";
import { zed } from "./clients/zed.ts";

/** Model APIs, then hosts, then frameworks. */
export const clients: readonly Client[] = [
  anthropicApi,
  anthropicApiStrict,
  openAiFunctions,
  openAiStrict,
  geminiParameters,
  geminiJsonSchema,
  bedrockConverse,
  mistral,
  claudeCode,
  claudeDesktop,
  codex,
  geminiCli,
  vscodeCopilot,
  cursor,
  windsurf,
  cline,
  continueDev,
  goose,
  opencode,
  zed,
  aiSdkMcp,
  openAiAgentsPython,
  openAiAgentsJs,
  langchainMcpAdaptersPy,
  langchainMcpAdaptersJs,
  pydanticAi,
  litellm,
  mcpTsSdkV1,
  mcpTsSdkV2,
  mcpPythonSdk,
];

export function findClient(id: string): Client | undefined {
  return clients.find((client) => client.id === id);
}
