import { isObject, member } from "../../../json.ts";
import { code, codeValue } from "../../../words.ts";
import { remove } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaDefaultOnRequired: Rule = {
  id: "schema/default-on-required",
  severity: "info",
  preset: "strict",
  radius: "meaning",
  summary: "A required property has a default",
  why: "Every call has to send the property, so the default never applies and a model that trusts it makes an invalid call. Some schema generators write it for what is optional.",
  source: "JSON Schema validation, sections 6.5.3 and 9.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "scroll",
  "inputSchema": {
    "type": "object",
    "properties": {
      "deltaX": { "type": "number", "default": «0» },
      "deltaY": { "type": "number" }
    },
    "required": ["deltaX", "deltaY"]
  }
}`,
    good: `{
  "name": "scroll",
  "inputSchema": {
    "type": "object",
    "properties": {
      "deltaX": { "type": "number", "default": 0 },
      "deltaY": { "type": "number" }
    },
    "required": ["deltaY"]
  }
}`,
  },
  *schema({ schema, path, field }) {
    const names = member(schema, "required");
    const properties = member(schema, "properties");
    if (!Array.isArray(names) || !isObject(properties) || field === "outputSchema") return;
    for (const [index, name] of names.entries()) {
      const value = typeof name === "string" ? member(member(properties, name), "default") : undefined;
      if (typeof name !== "string" || value === undefined) continue;
      const here = [...path, "properties", name, "default"];
      yield {
        path: here,
        message: `${code(name)} is required, so its default ${codeValue(value)} never applies: every call has to send it`,
        repairs: [
          remove([...path, "required", index], false, `${code(name)} from required`),
          remove(here, false, "the default"),
        ],
      };
    }
  },
};
