import { member } from "../../../json.ts";
import { parametersOf } from "../../../schema/index.ts";
import type { JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import { inStyle, type NameStyle, nameStyles, stylesOf } from "../../knowledge/tool-names.ts";
import type { Repair, Rule } from "../../rule.ts";

export const qualityParamNameStyle: Rule = {
  id: "quality/param-name-style",
  severity: "info",
  preset: "strict",
  radius: "call",
  summary: "Parameters of one object are written in different styles",
  why: "A model that has seen `page_size` writes `user_id` too, and the call fails where the server wants `userId`.",
  source: "Google MCP Toolbox style guide; naming conventions of JSON APIs",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists the orders of one customer, newest first.",
  "inputSchema": {
    "type": "object",
    "properties": {
      «"customerId"»: { "type": "string", "description": "Id as find_customers returns it" },
      "page_size": { "type": "integer", "description": "Orders on one page", "maximum": 50 },
      "page_token": { "type": "string", "description": "Token from the page before" }
    },
    "required": ["customerId"]
  }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists the orders of one customer, newest first.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "customer_id": { "type": "string", "description": "Id as find_customers returns it" },
      "page_size": { "type": "integer", "description": "Orders on one page", "maximum": 50 },
      "page_token": { "type": "string", "description": "Token from the page before" }
    },
    "required": ["customer_id"]
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    const byStyle = new Map<NameStyle, { name: string; path: Path }[]>();
    for (const { name, path } of parametersOf(view)) {
      const styles = stylesOf(name);
      const [style] = styles;
      if (styles.length !== 1 || style === undefined || style === "PascalCase") continue;
      const named = byStyle.get(style) ?? [];
      named.push({ name, path });
      byStyle.set(style, named);
    }
    const [[main] = [], ...others] = [...byStyle].toSorted(
      ([one, a], [two, b]) => b.length - a.length || nameStyles.indexOf(one) - nameStyles.indexOf(two),
    );
    if (main === undefined) return;
    for (const { name, path } of others.flatMap(([, named]) => named)) {
      yield {
        path,
        place: "key",
        message: `${code(name)} is not in ${main} like the parameters around it: a model mixes the styles up`,
        repairs: repairs(view.schema, name, inStyle(name, main), path),
      };
    }
  },
};

/** A name that conditions mention too is left to its author. */
function repairs(owner: JsonObject, name: string, to: string, path: Path): readonly Repair[] {
  if (Object.keys(owner).some((key) => /^(if|allOf|anyOf|oneOf|not|depend\w*)$/.test(key))) return [];
  const required = member(owner, "required");
  const index = Array.isArray(required) ? required.indexOf(name) : -1;
  const entry = [...path.slice(0, -2), "required", index];
  return [
    {
      title: `Rename to ${code(to)}`,
      safe: false,
      changes: [{ kind: "rename", path, to }, ...(index < 0 ? [] : [{ kind: "set", path: entry, value: to } as const])],
    },
  ];
}
