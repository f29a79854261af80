import { parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { vagueness } from "../../knowledge/parameter-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityParamNameAmbiguous: Rule = {
  id: "quality/param-name-ambiguous",
  severity: "warning",
  preset: "strict",
  radius: "call",
  summary: "A parameter's name leaves open what is meant, and its description does not settle it",
  why: "A model that reads `user` may send a name, an id or an address. A name such as `user_id`, or a description that says which, prevents it.",
  source: "Anthropic, Writing effective tools for agents: name parameters without ambiguity",
  examples: {
    bad: `{
  "name": "send_reminder",
  "description": "Reminds a user of an unpaid bill by letter.",
  "inputSchema": {
    "type": "object",
    "properties": {
      «"user"»: { "type": "string", "description": "The user to remind" },
      «"data"»: { "type": "string" }
    },
    "required": ["user", "data"]
  }
}`,
    good: `{
  "name": "send_reminder",
  "description": "Reminds a user of an unpaid bill by letter.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "user_id": { "type": "string", "description": "Id of the user as find_users returns it" },
      "bill_number": { "type": "string", "description": "Number printed on the bill, such as 2026-0417" }
    },
    "required": ["user_id", "bill_number"]
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const parameter of parametersOf(view)) {
      const vague = vagueness(parameter, view.schema);
      const { name, path, description } = parameter;
      const settled = description === "" ? "there is no description" : "the description does not say which";
      if (!vague) continue;
      yield {
        path,
        place: "key",
        message:
          vague === "entity"
            ? `${code(name)} can be an id, a name or something else, and ${settled}: a model has to guess`
            : `${code(name)} says nothing about its value, and ${description === "" ? settled : "neither does its description"}: a model has to guess`,
      };
    }
  },
};
