import { branchesOf, isNull, takesAnything } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaAnyofTrivial: Rule = {
  id: "schema/anyof-trivial",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "One branch decides the whole union or intersection",
  why: "A branch that takes anything makes `anyOf` take anything, whatever the others say, so nothing is checked. `false` in `allOf` lets nothing through.",
  source: "JSON Schema core, sections 10.2.1.1 and 10.2.1.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_value",
  "description": "Sets a value.",
  "inputSchema": {
    "type": "object",
    "properties": { "value": { "anyOf": [{ "type": "string" }, «{»}] } }
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
  keywords: ["allOf", "anyOf", "oneOf"],
  *schema({ schema, path }) {
    for (const { keyword, list } of branchesOf(schema, ["allOf", "anyOf"])) {
      if (list.length < 2) continue;
      const index = list.findIndex((branch) => (keyword === "anyOf" ? takesAnything(branch) : branch === false));
      // Whoever writes "anything or null" knows that nothing is checked.
      if (index < 0 || (keyword === "anyOf" && list.every((branch) => takesAnything(branch) || isNull(branch))))
        continue;
      const here = [...path, keyword, index];
      yield {
        path: here,
        severity: keyword === "allOf" ? "error" : "warning",
        message:
          keyword === "anyOf"
            ? "This branch takes any value, so the others limit nothing: clients check nothing here"
            : `\`false\` in ${code(keyword)} takes no value: no call can be valid`,
        repairs: [{ title: "Remove the branch", safe: false, changes: [{ kind: "remove", path: here }] }],
      };
    }
  },
};
