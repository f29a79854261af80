import { fileText } from "../code.ts";
import type { Exporter } from "../exporter.ts";
import { jsonList, jsonLiteral } from "../literals/json.ts";
import { basics, parametersOf, rootNotes } from "../model-api.ts";
import { leftOut, nameNote } from "../tool.ts";

export const anthropic: Exporter = {
  id: "anthropic",
  title: "Anthropic",
  group: "Model APIs",
  language: "json",
  summary: "The `tools` of a request to Anthropic's Messages API",
  export({ tools, each }) {
    const written = each(tools, (tool) => ({
      code: jsonLiteral({ ...basics(tool), input_schema: parametersOf(tool) }),
      notes: [
        ...nameNote(tool, /^[a-zA-Z0-9_-]{1,128}$/, "Anthropic"),
        ...rootNotes(tool, ["oneOf", "anyOf", "allOf"], "Anthropic"),
        ...leftOut(
          tool,
          ["name", "description", "inputSchema"],
          "Anthropic takes a name, a description and an input schema",
        ),
      ],
    }));
    return {
      files: [{ path: "anthropic-tools.json", text: fileText(jsonList(written.map(({ code }) => code))) }],
      notes: written.flatMap(({ notes }) => notes),
    };
  },
};
