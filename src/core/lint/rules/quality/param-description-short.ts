import { isObject, member } from "../../../json.ts";
import { isChoice, parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { tellingWords, vagueness } from "../../knowledge/parameter-names.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityParamDescriptionShort: Rule = {
  id: "quality/param-description-short",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A parameter's description says no more than its name",
  why: "A description that repeats the name costs tokens and tells a model nothing new. A form, a unit or an example would.",
  source: "Sourcemeta lint rule title_description_equal; Anthropic, Writing effective tools for agents",
  examples: {
    bad: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": {
    "type": "object",
    "properties": { "city": { "type": "string", "description": «"The city"» } },
    "required": ["city"]
  }
}`,
    good: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": {
    "type": "object",
    "properties": { "city": { "type": "string", "description": "Name in English, such as Rome" } },
    "required": ["city"]
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const parameter of parametersOf(view)) {
      const { name, schema, path, type } = parameter;
      const description = member(schema, "description");
      if (typeof description !== "string" || description.trim() === "" || /[^\p{ASCII}]/u.test(description)) continue;
      // A name that tells nothing is the worse mistake, and quality/param-name-ambiguous tells of it.
      if (isChoice(schema) || vagueness(parameter, view.schema)) continue;
      const said = nameWords(description).join(" ");
      const title = member(schema, "title");
      const repeats = tellingWords(description, name).length === 0 && /^[\w\s.,'-]*$/.test(description);
      const titled = typeof title === "string" && nameWords(title).join(" ") === said;
      if (!repeats && !titled && description.trim().length >= 8) continue;
      // Of objects and switches the name is often all there is to say.
      if (!titled && (type === "boolean" || isObject(member(schema, "properties")))) continue;
      yield {
        path: [...path, "description"],
        message: titled
          ? `The description of ${code(name)} repeats its title: a model learns nothing from it`
          : repeats
            ? `The description of ${code(name)} repeats its name: a model learns nothing from it`
            : `The description of ${code(name)} is too short to tell a model what to put in it`,
      };
    }
  },
};
