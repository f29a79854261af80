import { isObject, member } from "../../../json.ts";
import { propertiesOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { limitsResults } from "../../knowledge/parameter-names.ts";
import { actionOf } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const told =
  /\b(default|defaults|omit|omitted|omitting|optional|if (not|none|set|true|false|provided|given|specified|enabled)|when (not|set|true|false|provided|given|specified|enabled)|without|unless|otherwise|instead|leave|set (to|this)|pass|use|filter|filters|only)\b/i;

const changes = new Set(["update", "edit", "modify", "change", "set", "patch", "configure"]);

export const qualityParamDefaultSuggest: Rule = {
  id: "quality/param-default-suggest",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "Nothing says what happens when an optional switch or limit is left out",
  why: "A model that does not know the default sends the parameter every time to be sure, or leaves out the one that mattered.",
  source: "JSON Schema validation, section 9.2",
  examples: {
    bad: `{
  "name": "list_files",
  "description": "Lists the files of a folder.",
  "inputSchema": {
    "type": "object",
    "properties": { «"recursive"»: { "type": "boolean", "description": "Also list those in folders inside" } }
  }
}`,
    good: `{
  "name": "list_files",
  "description": "Lists the files of a folder.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "recursive": { "type": "boolean", "description": "Also list those in folders inside", "default": false }
    }
  }
}`,
  },
  *tool(tool) {
    const root = member(tool, "inputSchema");
    const name = member(tool, "name");
    // What a change leaves out stays as it is.
    if (!isObject(root) || (typeof name === "string" && changes.has(actionOf(name)?.verb ?? ""))) return;
    const parameters = propertiesOf({ schema: root, path: ["inputSchema"], root });
    for (const { name, schema, core, path, required, type, description } of parameters) {
      const counts = (type === "integer" || type === "number") && limitsResults(name);
      if (required || (type !== "boolean" && !counts) || told.test(description)) continue;
      // What may be null says so itself, and a description without a word is another rule's.
      if (core !== schema || Array.isArray(core.type) || description === "") continue;
      if (["default", "const", "enum"].some((key) => core[key] !== undefined)) continue;
      yield {
        path,
        place: "key",
        message: `Nothing says what happens without ${code(name)}: a model has to guess or always send it`,
      };
    }
  },
};
