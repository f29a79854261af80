import type { Exporter } from "../exporter.ts";
import { slug } from "../file-names.ts";
import { jsonText } from "../literals/json.ts";
import { nameOf } from "../tool.ts";

export const json: Exporter = {
  id: "json",
  title: "Tool document",
  group: "JSON",
  language: "json",
  summary: "The descriptor of one tool, or all of them as `{tools}`: plain JSON without comments",
  export({ tools }) {
    const [only] = tools;
    if (only && tools.length === 1) {
      return { files: [{ path: `${slug(nameOf(only), "tool")}.json`, text: jsonText(only) }], notes: [] };
    }
    return { files: [{ path: "tools.json", text: jsonText({ tools }) }], notes: [] };
  },
};
