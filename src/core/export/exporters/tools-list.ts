import { fileText } from "../code.ts";
import type { Exporter } from "../exporter.ts";
import { jsonList, jsonLiteral, jsonMembers } from "../literals/json.ts";
import { listResultFields, projected } from "../projection.ts";

export const toolsList: Exporter = {
  id: "tools-list",
  title: "tools/list result",
  group: "JSON",
  language: "json",
  summary: "The result of `tools/list` as the chosen revision puts it on the wire",
  export({ tools, revision, each }) {
    const written = each(tools, (tool) => {
      const { tool: sent, notes } = projected(tool, revision);
      return { code: sent && jsonLiteral(sent), notes };
    });
    const fields = Object.entries(listResultFields(revision)).map(([key, value]) => [key, jsonLiteral(value)] as const);
    const result = jsonMembers([["tools", jsonList(written.flatMap(({ code }) => code ?? []))], ...fields]);
    return {
      files: [{ path: "tools-list.json", text: fileText(result) }],
      notes: written.flatMap(({ notes }) => notes),
    };
  },
};
