import { isObject, member } from "../../../json.ts";
import { branchesOf, isLegacy, isReferredTo } from "../../../schema/index.ts";
import type { JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaCompositionSingle: Rule = {
  id: "schema/composition-single",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A union or intersection of one schema",
  why: "One branch alone says the same without the wrapper. Model APIs whose strict modes refuse `allOf` or `oneOf` take the schema once it is gone, and it costs fewer tokens.",
  source: "JSON Schema core, section 10.2.1; Pydantic wraps references like this",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_colour",
  "description": "Sets the colour.",
  "inputSchema": {
    "type": "object",
    "properties": { "colour": { «"allOf"»: [{ "$ref": "#/$defs/colour" }], "default": "red" } },
    "$defs": { "colour": { "type": "string", "enum": ["red", "blue"] } }
  }
}`,
    good: `{
  "name": "set_colour",
  "description": "Sets the colour.",
  "inputSchema": {
    "type": "object",
    "properties": { "colour": { "$ref": "#/$defs/colour", "default": "red" } },
    "$defs": { "colour": { "type": "string", "enum": ["red", "blue"] } }
  }
}`,
  },
  *schema({ schema, path, root, dialect }) {
    for (const { keyword, list } of branchesOf(schema)) {
      const at = [...path, keyword];
      const [branch] = list;
      if (list.length !== 1 || !isObject(branch)) continue;
      const others = Object.keys(schema).filter((other) => other !== keyword);
      // Up to draft-07 the wrapper is what keeps the keywords beside a reference alive.
      if (member(branch, "$ref") !== undefined && others.length > 0 && (dialect === undefined || isLegacy(dialect)))
        continue;
      const moved = isReferredTo(root, at.slice(1));
      yield {
        path: at,
        message: `${code(keyword)} has one branch: the schema says the same without it, and more clients take it`,
        repairs: moved ? [] : unwrap(branch, at, path, others),
      };
    }
  },
};

/** Keywords that change what their neighbours mean. */
const entangled = new Set([
  ...["additionalItems", "additionalProperties", "contains", "else", "if", "items", "maxContains", "minContains"],
  ...["patternProperties", "prefixItems", "properties", "then"],
]);

function unwrap(branch: JsonObject, at: Path, path: Path, others: readonly string[]): readonly Repair[] {
  const inner = Object.keys(branch);
  if (inner.length === 0 || inner.some((key) => others.includes(key) || key === at.at(-1))) return [];
  const safe = !(inner.some((key) => entangled.has(key)) && others.some((key) => entangled.has(key)));
  const moves = inner.map((key) => ({ kind: "move", from: [...at, 0, key], to: [...path, key] }) as const);
  return [{ title: "Unwrap it", safe, changes: [...moves, { kind: "remove", path: at }] }];
}
