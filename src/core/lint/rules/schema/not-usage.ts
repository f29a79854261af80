import { member } from "../../../json.ts";
import { takesAnything } from "../../../schema/index.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaNotUsage: Rule = {
  id: "schema/not-usage",
  severity: "info",
  preset: "strict",
  radius: "call",
  summary: "A schema says what is not allowed",
  why: "Many clients and the strict modes of model APIs drop `not`, so that nothing is left of the rule. Models follow what is allowed better than what is not.",
  source: "openai-node, unsupported schema keywords; LangChain MCP adapters; Codex",
  fixable: true,
  examples: {
    bad: `{
  "name": "rename",
  "description": "Renames a file.",
  "inputSchema": {
    "type": "object",
    "properties": { "name": { "type": "string", «"not"»: { "const": "" } } }
  }
}`,
    good: `{
  "name": "rename",
  "description": "Renames a file.",
  "inputSchema": {
    "type": "object",
    "properties": { "name": { "type": "string", "minLength": 1 } }
  }
}`,
  },
  *schema({ schema, path }) {
    const negated = member(schema, "not");
    // That a property must be absent has no other form.
    if (negated === undefined || takesAnything(negated)) return;
    const at = [...path, "not"];
    const notEmpty = member(schema, "type") === "string" && member(negated, "const") === "";
    const free = member(schema, "minLength") === undefined && Object.keys(negated as object).length === 1;
    const repairs: Repair[] =
      notEmpty && free
        ? [
            {
              title: "Use `minLength` 1",
              safe: true,
              changes: [
                { kind: "remove", path: at },
                { kind: "set", path: [...path, "minLength"], value: 1 },
              ],
            },
          ]
        : [];
    yield { path: at, place: "key", message: "Many clients drop `not`: say what is allowed instead", repairs };
  },
};
