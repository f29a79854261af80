import { isChoice, parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { vagueness } from "../../knowledge/parameter-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityParamDescriptionMissing: Rule = {
  id: "quality/param-description-missing",
  severity: "warning",
  preset: "strict",
  radius: "call",
  summary: "A parameter has no description",
  why: "A model sees the name and the type and has to guess the rest: the form, the unit, where the value comes from.",
  source: "MCP tools guide; Spectral oas3-parameter-description",
  examples: {
    bad: `{
  "name": "find_books",
  "description": "Finds books in the catalogue of the library.",
  "inputSchema": { "type": "object", "properties": { «"q"»: { "type": "string" } }, "required": ["q"] }
}`,
    good: `{
  "name": "find_books",
  "description": "Finds books in the catalogue of the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "q": { "type": "string", "description": "Words of the title or the author" } },
    "required": ["q"]
  }
}`,
  },
  keywords: ["properties"],
  *schema(view, { settings }) {
    for (const parameter of parametersOf(view)) {
      const { name, schema, core, path, description } = parameter;
      // A list of values says itself what to put in.
      if (description !== "" || isChoice(schema) || isChoice(core)) continue;
      // Then the name says even less, and quality/param-name-ambiguous tells.
      if (vagueness(parameter, view.schema) && settings.rules["quality/param-name-ambiguous"] !== "off") continue;
      yield {
        path,
        place: "key",
        message: `${code(name)} has no description: a model has to guess what to put in it`,
      };
    }
  },
};
