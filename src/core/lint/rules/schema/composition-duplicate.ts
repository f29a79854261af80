import { branchesOf, isReferredTo, repeatedBranches } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaCompositionDuplicate: Rule = {
  id: "schema/composition-duplicate",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A branch stands twice",
  why: "The second one allows and forbids nothing that the first does not: it costs tokens and makes a reader look for a difference. In `oneOf` it is worse, of which schema/oneof-overlap speaks.",
  source: "JSON Schema core, section 10.2.1",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_value",
  "description": "Sets a value.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "value": { "anyOf": [{ "type": "string" }, { "type": "number" }, «{» "type": "string" }] }
    }
  }
}`,
    good: `{
  "name": "set_value",
  "description": "Sets a value.",
  "inputSchema": {
    "type": "object",
    "properties": { "value": { "anyOf": [{ "type": "string" }, { "type": "number" }] } }
  }
}`,
  },
  *schema({ schema, path, root }) {
    for (const { keyword, list } of branchesOf(schema, ["allOf", "anyOf"])) {
      const at = [...path, keyword];
      for (const { index, first } of repeatedBranches(list)) {
        const here = [...at, index];
        const remove = { title: "Remove the branch", safe: true, changes: [{ kind: "remove", path: here }] } as const;
        yield {
          path: here,
          message: `Branch ${index + 1} of ${code(keyword)} is the same as branch ${first + 1}: it says nothing more`,
          repairs: isReferredTo(root, at.slice(1)) ? [] : [remove],
        };
      }
    }
  },
};
