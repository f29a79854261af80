import { bindingOf } from "../azure/binding.ts";
import { azureSteps } from "../azure/steps.ts";
import { fileText } from "../code.ts";
import type { Exporter } from "../exporter.ts";
import { jsonList, jsonLiteral } from "../literals/json.ts";

export const azureBinding: Exporter = {
  id: "azure-binding",
  title: "Azure Functions binding",
  group: "C#",
  language: "json",
  summary: "The raw trigger bindings that a worker hands to the host, with the schemas as strings of JSON",
  export({ tools, each }) {
    const written = each(tools, (tool) => {
      const { binding, notes } = bindingOf(tool);
      return { code: jsonLiteral(binding), notes };
    });
    const [only, ...others] = written.map(({ code }) => code);
    const whole = only && others.length === 0 ? only : jsonList(written.map(({ code }) => code));
    return {
      files: [{ path: "mcp-bindings.json", text: fileText(whole) }],
      notes: written.flatMap(({ notes }) => notes),
    };
  },
  steps: azureSteps,
};
