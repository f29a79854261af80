import { fileText } from "../code.ts";
import type { Exporter } from "../exporter.ts";
import { jsonList, jsonLiteral } from "../literals/json.ts";
import { basics, parametersFor } from "../model-api.ts";
import { openAiTool } from "../openai-tool.ts";
import { leftOut } from "../tool.ts";

export const openai: Exporter = {
  id: "openai",
  title: "OpenAI",
  group: "Model APIs",
  language: "json",
  summary: "The `tools` of an OpenAI request, for Chat Completions or Responses",
  options: [{ id: "api", title: "API", kind: "choice", choices: ["chat", "responses"], standard: "chat" }],
  export({ tools, each }, options) {
    const written = each(tools, (tool) => {
      const { schema, notes } = parametersFor(tool, "openai-functions");
      return {
        code: jsonLiteral(openAiTool({ ...basics(tool), parameters: schema }, options.text("api"))),
        notes: [
          ...notes,
          ...leftOut(tool, ["name", "description", "inputSchema"], "OpenAI takes a name, a description and parameters"),
        ],
      };
    });
    return {
      files: [{ path: "openai-tools.json", text: fileText(jsonList(written.map(({ code }) => code))) }],
      notes: written.flatMap(({ notes }) => notes),
    };
  },
};
