import type { Exporter } from "../exporter.ts";
import { jsonText } from "../literals/json.ts";
import { basics, parametersOf, rootNotes } from "../model-api.ts";
import { leftOut, nameNote } from "../tool.ts";

export const anthropic: Exporter = {
  id: "anthropic",
  title: "Anthropic",
  group: "Model APIs",
  language: "json",
  summary: "The `tools` of a request to Anthropic's Messages API",
  export({ tools }) {
    return {
      files: [
        {
          path: "anthropic-tools.json",
          text: jsonText(tools.map((tool) => ({ ...basics(tool), input_schema: parametersOf(tool) }))),
        },
      ],
      notes: tools.flatMap((tool) => [
        ...nameNote(tool, /^[a-zA-Z0-9_-]{1,128}$/, "Anthropic"),
        ...rootNotes(tool, ["oneOf", "anyOf", "allOf"], "Anthropic"),
        ...leftOut(
          tool,
          ["name", "description", "inputSchema"],
          "Anthropic takes a name, a description and an input schema",
        ),
      ]),
    };
  },
};
