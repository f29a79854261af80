import { member } from "../../../json.ts";
import { branchesOf, isReferredTo } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaCompositionNested: Rule = {
  id: "schema/composition-nested",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A union in a union of the same kind",
  why: "The inner branches could stand beside the outer ones. Each level counts against the depth that model APIs allow, and a model reads a flat choice better.",
  source: "JSON Schema core, section 10.2.1; OpenAI, structured outputs: limits on nesting",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_value",
  "description": "Sets a value.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "value": { "anyOf": [{ "type": "string" }, { «"anyOf"»: [{ "type": "number" }, { "type": "null" }] }] }
    }
  }
}`,
    good: `{
  "name": "set_value",
  "description": "Sets a value.",
  "inputSchema": {
    "type": "object",
    "properties": { "value": { "anyOf": [{ "type": "string" }, { "type": "number" }, { "type": "null" }] } }
  }
}`,
  },
  *schema({ schema, path, root }) {
    for (const { keyword, list } of branchesOf(schema, ["allOf", "anyOf"])) {
      const at = [...path, keyword];
      for (const [index, branch] of list.entries()) {
        const inner = member(branch, keyword);
        if (!Array.isArray(inner) || inner.length === 0 || Object.keys(branch as object).length !== 1) continue;
        const here = [...at, index];
        const repair = {
          title: "Flatten it",
          safe: true,
          changes: [{ kind: "spread", path: here, values: inner }],
        } as const;
        yield {
          path: [...here, keyword],
          message: `This ${code(keyword)} is the whole of a branch of another: its branches can stand there themselves`,
          repairs: isReferredTo(root, at.slice(1)) ? [] : [repair],
        };
      }
    }
  },
};
