import { bindingOf } from "../azure/binding.ts";
import { azureSteps } from "../azure/steps.ts";
import type { Exporter } from "../exporter.ts";
import { jsonText } from "../literals/json.ts";

export const azureBinding: Exporter = {
  id: "azure-binding",
  title: "Azure Functions binding",
  group: "C#",
  language: "json",
  summary: "The raw trigger bindings that a worker hands to the host, with the schemas as strings of JSON",
  export({ tools }) {
    const written = tools.map(bindingOf);
    const [only] = written;
    const whole = only && written.length === 1 ? only.binding : written.map(({ binding }) => binding);
    return {
      files: [{ path: "mcp-bindings.json", text: jsonText(whole) }],
      notes: written.flatMap(({ notes }) => notes),
    };
  },
  steps: azureSteps,
};
