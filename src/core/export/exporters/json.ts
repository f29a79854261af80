import { fileText } from "../code.ts";
import type { Exporter } from "../exporter.ts";
import { slug } from "../file-names.ts";
import { jsonList, jsonLiteral, jsonMembers } from "../literals/json.ts";
import { nameOf } from "../tool.ts";

export const json: Exporter = {
  id: "json",
  title: "Tool document",
  group: "JSON",
  language: "json",
  summary: "The descriptor of one tool, or all of them as `{tools}`: plain JSON without comments",
  export({ tools, each }) {
    const written = each(tools, jsonLiteral);
    const [only, ...others] = tools;
    const [code] = written;
    if (only && code && others.length === 0) {
      return { files: [{ path: `${slug(nameOf(only), "tool")}.json`, text: fileText(code) }], notes: [] };
    }
    return { files: [{ path: "tools.json", text: fileText(jsonMembers([["tools", jsonList(written)]])) }], notes: [] };
  },
};
