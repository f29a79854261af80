import { mismatchesAt, parametersOf } from "../../../schema/index.ts";
import { code, codeValue } from "../../../words.ts";
import { statedDefault } from "../../knowledge/stated-default.ts";
import type { Rule } from "../../rule.ts";

export const qualityParamDefaultInText: Rule = {
  id: "quality/param-default-in-text",
  severity: "info",
  preset: "strict",
  radius: "meaning",
  summary: "A description states a default that `default` does not",
  why: "Forms and clients read `default`, models read both. Where only the text has it, forms start empty; where the two differ, one of them lies.",
  source: "JSON Schema validation, section 9.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists orders, newest first.",
  "inputSchema": {
    "type": "object",
    "properties": {
      «"limit"»: { "type": "integer", "description": "Most orders to return (default: 10)", "maximum": 50 },
      "page": { "type": "integer", "description": "Page to return, defaults to 1", "default": «0» }
    }
  }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists orders, newest first.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": "integer", "description": "Most orders to return (default: 10)", "maximum": 50, "default": 10 },
      "page": { "type": "integer", "description": "Page to return, defaults to 1", "default": 1 }
    }
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, schema, core, corePath, path, required, type, description } of parametersOf(view)) {
      const stated = statedDefault(description, core, type);
      const given = schema.default ?? core.default;
      // A required parameter has no default, whatever its description says.
      if (stated === undefined || stated === given || (given === undefined && required)) continue;
      const fits = view.dialect && mismatchesAt(view.root, corePath.slice(1), stated, view.dialect)?.length === 0;
      if (given !== undefined) {
        if (typeof given !== typeof stated) continue;
        yield {
          path: [...(schema.default === undefined ? corePath : path), "default"],
          severity: "warning",
          message: `The default of ${code(name)} is ${codeValue(given)}, but its description says ${codeValue(stated)}: one of them misleads`,
        };
      } else if (fits) {
        yield {
          path,
          place: "key",
          message: `Only the description says that ${code(name)} defaults to ${codeValue(stated)}: forms and clients do not see it`,
          repairs: [
            {
              title: `Add the default ${codeValue(stated)}`,
              safe: false,
              changes: [{ kind: "set", path: [...path, "default"], value: stated }],
            },
          ],
        };
      }
    }
  },
};
