import type { Exporter } from "../exporter.ts";
import { jsonText } from "../literals/json.ts";
import { basics, parametersOf, rootNotes } from "../model-api.ts";
import { openAiTool } from "../openai-tool.ts";
import { strictSchema } from "../strict-schema.ts";
import { leftOut, nameNote } from "../tool.ts";

export const openaiStrict: Exporter = {
  id: "openai-strict",
  title: "OpenAI strict",
  group: "Model APIs",
  language: "json",
  summary: "OpenAI tools with `strict`: every property required, optional ones nullable, objects closed",
  options: [{ id: "api", title: "API", kind: "choice", choices: ["chat", "responses"], standard: "chat" }],
  export({ tools }, options) {
    const all = tools.map((tool) => {
      const { schema, notes } = strictSchema(tool, parametersOf(tool));
      const shaped = openAiTool({ ...basics(tool), strict: true, parameters: schema }, options.text("api"));
      return {
        shaped,
        notes: [
          ...nameNote(tool, /^[a-zA-Z0-9_-]{1,64}$/, "OpenAI"),
          ...rootNotes(tool, [], "OpenAI"),
          ...notes,
          ...leftOut(tool, ["name", "description", "inputSchema"], "OpenAI takes a name, a description and parameters"),
        ],
      };
    });
    return {
      files: [{ path: "openai-strict-tools.json", text: jsonText(all.map(({ shaped }) => shaped)) }],
      notes: all.flatMap(({ notes }) => notes),
    };
  },
};
