import { isChoice, parametersOf } from "../../../schema/index.ts";
import { code, codeValue, count } from "../../../words.ts";
import { listedValues } from "../../knowledge/listed-values.ts";
import type { Rule } from "../../rule.ts";

export const qualityParamEnumSuggest: Rule = {
  id: "quality/param-enum-suggest",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A description lists the possible values, but the schema takes any text",
  why: "A model may write a value that is not on the list, and validation lets it pass. With `enum`, clients can hold it to the list and forms can offer it.",
  source: "JSON Schema validation, section 6.1.2; OpenAI function calling guide: use enums",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "city": { "type": "string", "description": "Name in English, such as Rome" },
      «"unit"»: { "type": "string", "description": "metric or imperial" }
    },
    "required": ["city"]
  }
}`,
    good: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "city": { "type": "string", "description": "Name in English, such as Rome" },
      "unit": { "type": "string", "description": "metric or imperial", "enum": ["metric", "imperial"] }
    },
    "required": ["city"]
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, core, corePath, path, type, description } of parametersOf(view)) {
      if (type !== "string" || isChoice(core) || ["pattern", "format"].some((key) => Object.hasOwn(core, key)))
        continue;
      const values = listedValues(name, description);
      // Then it is a boolean in disguise, and quality/param-boolean-string tells.
      if (!values || (values.length === 2 && values.every((value) => /^(true|false|yes|no)$/i.test(value)))) continue;
      const standard = core.default;
      if (typeof standard === "string" && !values.includes(standard)) continue;
      const shown = values.slice(0, 3).map((value) => codeValue(value));
      const more = values.length > shown.length ? ` and ${values.length - shown.length} more` : "";
      yield {
        path,
        place: "key",
        message: `The description of ${code(name)} lists ${shown.join(", ")}${more}, but any text is valid: nothing stops a model from writing another word`,
        repairs: [
          {
            title: `Allow only the ${count(values.length, "value")} listed`,
            safe: false,
            changes: [
              {
                kind: "set",
                path: [...corePath, "enum"],
                value: Array.isArray(core.type) && core.type.includes("null") ? [...values, null] : values,
              },
            ],
          },
        ],
      };
    }
  },
};
