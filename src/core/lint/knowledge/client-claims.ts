import type { ClientCode, ClientReason } from "../../clients/index.ts";

/** Which of the things that clients do a rule speaks of. */
export interface ClientClaim {
  readonly clients: readonly string[];
  readonly codes: readonly ClientCode[];
  /** Where the same code means something else to another rule. */
  readonly only?: (reason: ClientReason) => boolean;
}

const claim = (clients: string, codes: readonly ClientCode[], only?: ClientClaim["only"]): ClientClaim => ({
  clients: clients.split(" "),
  codes,
  ...(only && { only }),
});

const keywordOf = ({ args }: ClientReason) => String(args.keyword);
const isFormat = (reason: ClientReason) => keywordOf(reason) === "format";
const ofObjects = (reason: ClientReason) => ["properties", "required"].includes(keywordOf(reason));
const atRoot = ({ path }: ClientReason) => path.split("/").length === 3;
const compositions = ["oneOf", "anyOf", "allOf", "not", "if", "then", "else"];
const rootComposition = (reason: ClientReason) => atRoot(reason) && compositions.includes(keywordOf(reason));

/** Each reason belongs to one rule: to the first here that claims it, else to a general one. */
export const clientClaims = {
  "client/openai/name-pattern": claim("openai-functions openai-strict", ["name-refused", "name-too-long"]),
  "client/openai/root-combinator": claim("openai-functions", ["root-combinator", "root-type"]),
  "client/openai/object-properties": claim("openai-functions", ["properties-missing"]),
  "client/openai/array-items": claim("openai-functions", ["items-missing"]),
  "client/openai/max-tools": claim("openai-functions openai-strict", ["too-many-tools"]),
  "client/openai-strict/all-required": claim("openai-strict", ["optional-property"]),
  "client/openai-strict/additional-properties": claim("openai-strict", ["open-object", "closed"]),
  "client/openai-strict/unsupported-keyword": claim("openai-strict", [
    ...(["keyword-refused", "tuple-refused", "pattern-refused"] as const),
  ]),
  "client/openai-strict/format-subset": claim("openai-strict", ["format-refused"]),
  "client/openai-strict/root-anyof": claim("openai-strict", ["root-combinator", "root-type"]),
  "client/openai-strict/boolean-schema": claim("openai-strict", ["boolean-schema"]),
  "client/openai-strict/external-ref": claim("openai-strict", ["reference-refused"]),
  "client/openai-strict/array-items": claim("openai-strict", ["items-missing"]),
  "client/openai-strict/max-depth": claim("openai-strict", ["too-deep"]),
  "client/openai-strict/max-enum": claim("openai-strict", ["too-many-values"]),
  "client/anthropic/name-pattern": claim("anthropic-api anthropic-api-strict", ["name-refused", "name-too-long"]),
  "client/anthropic/name-64": claim("anthropic-api anthropic-api-strict", ["name-long"]),
  "client/anthropic/root-combinator": claim("anthropic-api", ["root-combinator", "root-type"]),
  "client/anthropic/property-key": claim("anthropic-api", ["property-key"]),
  "client/anthropic/draft-2020-12": claim("anthropic-api", ["invalid-schema"]),
  "client/anthropic-strict/format-subset": claim("anthropic-api-strict", ["moved-to-text"], isFormat),
  "client/anthropic-strict/unsupported-constraint": claim("anthropic-api-strict", ["moved-to-text"]),
  "client/anthropic-strict/additional-properties": claim("anthropic-api-strict", ["closed"]),
  "client/anthropic-strict/missing-type": claim("anthropic-api-strict", ["type-missing"]),
  "client/anthropic-strict/enum-primitive": claim("anthropic-api-strict", ["enum-not-plain"]),
  "client/anthropic-strict/ref-siblings": claim("anthropic-api-strict", ["keyword-dropped", "description-dropped"]),
  "client/anthropic-strict/oneof": claim("anthropic-api-strict", ["one-as-any"]),
  "client/anthropic-strict/recursive": claim("anthropic-api-strict", ["recursion"]),
  "client/anthropic-strict/request-budget": claim("anthropic-api-strict", [
    ...(["too-many-optional", "too-many-unions", "too-many-tools"] as const),
  ]),
  "client/gemini/name-pattern": claim("gemini-parameters gemini-json-schema", ["name-refused", "name-too-long"]),
  "client/gemini/param-name": claim("gemini-parameters", ["property-key"]),
  "client/gemini/enum-string": claim("gemini-parameters", ["enum-not-text"]),
  "client/gemini/format-subset": claim("gemini-parameters", ["format-refused"]),
  "client/gemini/object-only-keywords": claim("gemini-parameters", ["keyword-refused"], ofObjects),
  "client/gemini/unsupported-keyword": claim("gemini-parameters", ["keyword-refused"]),
  "client/gemini/nullable-union": claim("gemini-parameters", ["type-beside-union", "null-alone"]),
  "client/gemini/type-required": claim("gemini-parameters", ["type-missing"]),
  "client/gemini-cli/qualified-name": claim("gemini-cli", ["name-cut"]),
  "client/gemini-cli/default-dialect": claim("gemini-cli", ["input-ignored"]),
  "client/bedrock/name-pattern": claim("bedrock-converse", ["name-refused", "name-too-long"]),
  "client/bedrock/description-min": claim("bedrock-converse", ["description-empty"]),
  "client/bedrock/property-key": claim("bedrock-converse", ["property-key"]),
  "client/mistral/name-pattern": claim("mistral", ["name-refused", "name-too-long"]),
  "client/cursor/combined-name": claim("cursor", ["name-too-long"]),
  "client/cursor/tool-count": claim("cursor", ["too-many-tools"]),
  "client/vscode/name-charset": claim("vscode-copilot", ["name-characters"]),
  "client/vscode/qualified-length": claim("vscode-copilot", ["name-cut"]),
  "client/vscode/schema-draft07": claim("vscode-copilot", ["invalid-schema"]),
  "client/vscode/array-items": claim("vscode-copilot", ["items-missing"]),
  "client/vscode/root-combinator": claim("vscode-copilot", ["keyword-dropped"], rootComposition),
  "client/vscode/required-undefined": claim("vscode-copilot", ["required-unknown"]),
  "client/vscode/gpt4-keywords": claim("vscode-copilot", ["keyword-dropped", "default-dropped"]),
  "client/vscode/description-1024": claim("vscode-copilot", ["description-cut"]),
  "client/vscode/tool-limit": claim("vscode-copilot", ["too-many-tools"]),
  "client/claude-code/qualified-name": claim("claude-code", ["name-refused", "name-too-long", "name-long"]),
  "client/claude-code/description-2048": claim("claude-code", ["description-cut"]),
  "client/claude-code/root-combinator": claim("claude-code", ["root-combinator", "flattened"]),
  "client/claude-code/server-poison": claim("claude-code", ["root-type"]),
  "client/claude-directory/annotations": claim("claude-desktop", ["title-missing", "hint-missing"]),
  "client/codex/schema-budget": claim("codex", ["compacted"]),
  "client/codex/lossy-node": claim("codex", [
    ...(["keyword-dropped", "default-dropped", "examples-dropped", "type-guessed"] as const),
    ...(["items-added", "schema-emptied"] as const),
  ]),
  "client/codex/null-root": claim("codex", ["null-alone"]),
  "client/codex/name-128": claim("codex", ["name-hashed"]),
  "client/cline/name-64": claim("cline", ["name-hashed"]),
  "client/mcp-ts-sdk-v1/ignored-2020": claim("mcp-ts-sdk-v1", ["output-ignored"]),
  "client/zed/subset": claim("zed", ["keyword-refused", "reference-refused"]),
  "client/langchain/flattened": claim("langchain-mcp-adapters-js", [
    ...(["branches-merged", "conditions-merged", "keyword-dropped", "type-dropped"] as const),
  ]),
  "client/windsurf/tool-limit": claim("windsurf", ["too-many-tools"]),
} as const satisfies Readonly<Record<string, ClientClaim>>;

export type ClaimedRule = keyof typeof clientClaims;

/** The rule that speaks of what a client does; undefined: a general one. */
export function claimedBy(client: string, reason: ClientReason): ClaimedRule | undefined {
  for (const [rule, { clients, codes, only }] of Object.entries<ClientClaim>(clientClaims)) {
    if (clients.includes(client) && codes.includes(reason.code) && (!only || only(reason))) return rule as ClaimedRule;
  }
  return undefined;
}
