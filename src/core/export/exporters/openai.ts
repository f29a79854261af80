import type { Exporter } from "../exporter.ts";
import { jsonText } from "../literals/json.ts";
import { basics, parametersOf, rootNotes } from "../model-api.ts";
import { openAiTool } from "../openai-tool.ts";
import { leftOut, nameNote } from "../tool.ts";

export const openai: Exporter = {
  id: "openai",
  title: "OpenAI",
  group: "Model APIs",
  language: "json",
  summary: "The `tools` of an OpenAI request, for Chat Completions or Responses",
  options: [{ id: "api", title: "API", kind: "choice", choices: ["chat", "responses"], standard: "chat" }],
  export({ tools }, options) {
    const shaped = tools.map((tool) =>
      openAiTool({ ...basics(tool), parameters: parametersOf(tool) }, options.text("api")),
    );
    return {
      files: [{ path: "openai-tools.json", text: jsonText(shaped) }],
      notes: tools.flatMap((tool) => [
        ...nameNote(tool, /^[a-zA-Z0-9_-]{1,64}$/, "OpenAI"),
        ...rootNotes(tool, ["oneOf", "anyOf", "allOf", "enum", "not"], "OpenAI"),
        ...leftOut(tool, ["name", "description", "inputSchema"], "OpenAI takes a name, a description and parameters"),
      ]),
    };
  },
};
