/** What stands over a column: two short lines. */
const short: Readonly<Record<string, string>> = {
  "anthropic-api": "Anthropic API",
  "anthropic-api-strict": "Anthropic strict",
  "openai-functions": "OpenAI functions",
  "openai-strict": "OpenAI strict",
  "gemini-parameters": "Gemini parameters",
  "gemini-json-schema": "Gemini JSON Schema",
  "bedrock-converse": "Bedrock Converse",
  mistral: "Mistral",
  "claude-code": "Claude Code",
  "claude-desktop": "Claude Desktop",
  codex: "Codex CLI",
  "gemini-cli": "Gemini CLI",
  "vscode-copilot": "VS Code Copilot",
  cursor: "Cursor",
  windsurf: "Windsurf",
  cline: "Cline",
  continue: "Continue",
  goose: "Goose",
  opencode: "opencode",
  zed: "Zed",
  "ai-sdk-mcp": "Vercel AI SDK",
  "openai-agents-python": "Agents Python",
  "openai-agents-js": "Agents JS",
  "langchain-mcp-adapters-py": "LangChain Python",
  "langchain-mcp-adapters-js": "LangChain JS",
  "pydantic-ai": "Pydantic AI",
  litellm: "LiteLLM",
  "mcp-ts-sdk-v1": "MCP TS SDK 1",
  "mcp-ts-sdk-v2": "MCP TS SDK 2",
  "mcp-python-sdk": "MCP Python SDK",
};

/** A client in two words or three; its id where this version does not know it. */
export function shortTitle(id: string): string {
  return Object.hasOwn(short, id) ? (short[id] ?? id) : id;
}
