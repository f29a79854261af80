import type { Exporter } from "./exporter.ts";
import { anthropic } from "./exporters/anthropic.ts";
import { azureBinding } from "./exporters/azure-binding.ts";
import { csharpAzureFunctions } from "./exporters/csharp-azure-functions.ts";
import { csharpSdk } from "./exporters/csharp-sdk.ts";
import { gemini } from "./exporters/gemini.ts";
import { json } from "./exporters/json.ts";
import { jsonSchema } from "./exporters/json-schema.ts";
import { markdown } from "./exporters/markdown.ts";
import { openai } from "./exporters/openai.ts";
import { openaiStrict } from "./exporters/openai-strict.ts";
import { pythonFastmcp } from "./exporters/python-fastmcp.ts";
import { pythonMcp } from "./exporters/python-mcp.ts";
import { pythonMcpLowlevel } from "./exporters/python-mcp-lowlevel.ts";
import { pythonSkillCommand } from "./exporters/python-skill-command.ts";
import { repo } from "./exporters/repo.ts";
import { toolsList } from "./exporters/tools-list.ts";
import { tsProject } from "./exporters/ts-project.ts";
import { tsSdkV1Zod } from "./exporters/ts-sdk-v1-zod.ts";
import { tsSdkV2 } from "./exporters/ts-sdk-v2.ts";
import { tsSdkV2Zod } from "./exporters/ts-sdk-v2-zod.ts";
import { tsTypes } from "./exporters/ts-types.ts";

/** In the order of the panel, group by group. */
export const exporters: readonly Exporter[] = [
  ...[json, toolsList, jsonSchema],
  ...[tsSdkV2, tsSdkV2Zod, tsSdkV1Zod, tsTypes, tsProject],
  ...[pythonSkillCommand, pythonMcp, pythonMcpLowlevel, pythonFastmcp],
  ...[csharpSdk, csharpAzureFunctions, azureBinding],
  ...[openai, openaiStrict, anthropic, gemini],
  ...[markdown, repo],
];

export function findExporter(id: string): Exporter | undefined {
  return exporters.find((exporter) => exporter.id === id);
}
