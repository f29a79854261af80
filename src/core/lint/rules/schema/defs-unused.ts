import { unusedDefinitions } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { remove } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaDefsUnused: Rule = {
  id: "schema/defs-unused",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A definition is never used",
  why: "Every model that sees the tool pays for it in tokens, and it says nothing about the arguments.",
  source: "Codex, prune of unreachable definitions; JSON Schema core, section 8.2.4",
  fixable: true,
  examples: {
    bad: `{
  "name": "route",
  "inputSchema": {
    "type": "object",
    "properties": { "to": { "$ref": "#/$defs/place" } },
    "$defs": {
      "place": { "type": "string" },
      «"vehicle"»: { "type": "string" }
    }
  }
}`,
    good: `{
  "name": "route",
  "inputSchema": {
    "type": "object",
    "properties": { "to": { "$ref": "#/$defs/place" } },
    "$defs": { "place": { "type": "string" } }
  }
}`,
  },
  *schema({ schema, path }) {
    if (path.length !== 1) return;
    for (const { holder, names, isAll } of unusedDefinitions(schema)) {
      if (isAll && names.length > 1) {
        const message = `No reference leads to any of the ${names.length} definitions: they only cost tokens`;
        yield { path: [...path, holder], message, repairs: [remove([...path, holder], false)] };
        continue;
      }
      for (const name of names) {
        const here = [...path, holder, name];
        yield {
          path: here,
          place: "key",
          message: `No reference leads to ${code(name)}: it only costs tokens`,
          repairs: [remove(here, false)],
        };
      }
    }
  },
};
