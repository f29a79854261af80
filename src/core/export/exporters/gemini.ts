import type { JsonObject } from "../../types.ts";
import { fileText } from "../code.ts";
import type { Exporter } from "../exporter.ts";
import { jsonList, jsonLiteral, jsonMembers } from "../literals/json.ts";
import { basics, parametersFor } from "../model-api.ts";
import { leftOut, schemaOf } from "../tool.ts";

export const gemini: Exporter = {
  id: "gemini",
  title: "Gemini",
  group: "Model APIs",
  language: "json",
  summary: "The `functionDeclarations` of a Gemini request, in its own schema subset or as JSON Schema",
  options: [{ id: "json-schema", title: "As JSON Schema", kind: "flag", standard: false }],
  export({ tools, each }, options) {
    const write = options.flag("json-schema") ? verbatim : inSubset;
    const written = each(tools, (tool) => {
      const { shaped, notes, kept } = write(tool);
      return {
        code: jsonLiteral(shaped),
        notes: [
          ...notes,
          ...leftOut(tool, ["name", "description", ...kept], "Gemini takes a name, a description and parameters"),
        ],
      };
    });
    const declarations = jsonMembers([["functionDeclarations", jsonList(written.map(({ code }) => code))]]);
    return {
      files: [{ path: "gemini-tools.json", text: fileText(jsonMembers([["tools", jsonList([declarations])]])) }],
      notes: written.flatMap(({ notes }) => notes),
    };
  },
};

function verbatim(tool: JsonObject) {
  const output = schemaOf(tool, "outputSchema");
  const response = output ? { responseJsonSchema: output } : {};
  const { schema, notes } = parametersFor(tool, "gemini-json-schema");
  const shaped = { ...basics(tool), parametersJsonSchema: schema, ...response };
  return { shaped, notes, kept: ["inputSchema", "outputSchema"] };
}

function inSubset(tool: JsonObject) {
  const { schema, notes } = parametersFor(tool, "gemini-parameters");
  return { shaped: { ...basics(tool), parameters: schema }, notes, kept: ["inputSchema"] };
}
