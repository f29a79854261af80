import type { Exporter } from "../exporter.ts";
import { geminiSchema } from "../gemini-schema.ts";
import { jsonText } from "../literals/json.ts";
import { basics, parametersOf } from "../model-api.ts";
import { leftOut, nameNote, schemaOf } from "../tool.ts";

export const gemini: Exporter = {
  id: "gemini",
  title: "Gemini",
  group: "Model APIs",
  language: "json",
  summary: "The `functionDeclarations` of a Gemini request, in its own schema subset or as JSON Schema",
  options: [{ id: "json-schema", title: "As JSON Schema", kind: "flag", standard: false }],
  export({ tools }, options) {
    const verbatim = options.flag("json-schema");
    const all = tools.map((tool) => {
      const output = schemaOf(tool, "outputSchema");
      if (verbatim) {
        const response = output ? { responseJsonSchema: output } : {};
        return { shaped: { ...basics(tool), parametersJsonSchema: parametersOf(tool), ...response }, notes: [] };
      }
      const { schema, notes } = geminiSchema(tool, parametersOf(tool));
      return { shaped: { ...basics(tool), parameters: schema }, notes };
    });
    const kept = ["name", "description", "inputSchema", ...(verbatim ? ["outputSchema"] : [])];
    return {
      files: [
        {
          path: "gemini-tools.json",
          text: jsonText({ tools: [{ functionDeclarations: all.map(({ shaped }) => shaped) }] }),
        },
      ],
      notes: tools.flatMap((tool, index) => [
        ...nameNote(tool, /^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/, "Gemini"),
        ...(all[index]?.notes ?? []),
        ...leftOut(tool, kept, "Gemini takes a name, a description and parameters"),
      ]),
    };
  },
};
