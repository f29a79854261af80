import { fileText } from "../code.ts";
import type { Exporter } from "../exporter.ts";
import { jsonList, jsonLiteral } from "../literals/json.ts";
import { basics, parametersFor } from "../model-api.ts";
import { leftOut } from "../tool.ts";

export const anthropic: Exporter = {
  id: "anthropic",
  title: "Anthropic",
  group: "Model APIs",
  language: "json",
  summary: "The `tools` of a request to Anthropic's Messages API",
  export({ tools, each }) {
    const written = each(tools, (tool) => {
      const { schema, notes } = parametersFor(tool, "anthropic-api");
      const target = "Anthropic takes a name, a description and an input schema";
      return {
        code: jsonLiteral({ ...basics(tool), input_schema: schema }),
        notes: [...notes, ...leftOut(tool, ["name", "description", "inputSchema"], target)],
      };
    });
    return {
      files: [{ path: "anthropic-tools.json", text: fileText(jsonList(written.map(({ code }) => code))) }],
      notes: written.flatMap(({ notes }) => notes),
    };
  },
};
