import type { Exporter } from "../exporter.ts";
import { jsonText } from "../literals/json.ts";
import { listResultFields, projected } from "../projection.ts";

export const toolsList: Exporter = {
  id: "tools-list",
  title: "tools/list result",
  group: "JSON",
  language: "json",
  summary: "The result of `tools/list` as the chosen revision puts it on the wire",
  export({ tools, revision }) {
    const all = tools.map((tool) => projected(tool, revision));
    const result = { tools: all.flatMap(({ tool }) => tool ?? []), ...listResultFields(revision) };
    return {
      files: [{ path: "tools-list.json", text: jsonText(result) }],
      notes: all.flatMap(({ notes }) => notes),
    };
  },
};
