import { fileText } from "../code.ts";
import type { Exporter } from "../exporter.ts";
import { jsonList, jsonLiteral } from "../literals/json.ts";
import { basics, parametersFor } from "../model-api.ts";
import { openAiTool } from "../openai-tool.ts";
import { leftOut } from "../tool.ts";

export const openaiStrict: Exporter = {
  id: "openai-strict",
  title: "OpenAI strict",
  group: "Model APIs",
  language: "json",
  summary: "OpenAI tools with `strict`: every property required, optional ones nullable, objects closed",
  options: [{ id: "api", title: "API", kind: "choice", choices: ["chat", "responses"], standard: "chat" }],
  export({ tools, each }, options) {
    const written = each(tools, (tool) => {
      const { schema, notes } = parametersFor(tool, "openai-strict");
      const shaped = openAiTool({ ...basics(tool), strict: true, parameters: schema }, options.text("api"));
      return {
        code: jsonLiteral(shaped),
        notes: [
          ...notes,
          ...leftOut(tool, ["name", "description", "inputSchema"], "OpenAI takes a name, a description and parameters"),
        ],
      };
    });
    return {
      files: [{ path: "openai-strict-tools.json", text: fileText(jsonList(written.map(({ code }) => code))) }],
      notes: written.flatMap(({ notes }) => notes),
    };
  },
};
