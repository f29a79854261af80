import { branchesOf, dereference, typesInWords, typesOf, typesOverlap } from "../../../schema/index.ts";
import type { Json } from "../../../types.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaBranchTypeConflict: Rule = {
  id: "schema/branch-type-conflict",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A branch has a type that the schema around it forbids",
  why: "A value has to fit both, so it never fits the branch. In `allOf`, or where every branch is like that, no call can be valid; otherwise a model is offered a choice that always fails.",
  source: "JSON Schema core, section 10.2.1; validation, section 6.1.1",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_limit",
  "description": "Sets a limit, or removes it.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": "integer", "anyOf": [{ "minimum": 1 }, { "type": «"null"» }] },
      "name": { "type": "string", "allOf": [{ "type": «"number"» }] }
    }
  }
}`,
    good: `{
  "name": "set_limit",
  "description": "Sets a limit, or removes it.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": ["integer", "null"], "anyOf": [{ "minimum": 1 }, { "type": "null" }] },
      "name": { "type": "string", "allOf": [{ "minLength": 1 }] }
    }
  }
}`,
  },
  keywords: ["allOf", "anyOf", "oneOf"],
  *schema({ schema, path, root }) {
    const outer = typesOf(schema);
    if (!outer) return;
    for (const { keyword, list } of branchesOf(schema)) {
      const at = [...path, keyword];
      const inner = list.map((branch) => typesOf(dereference(root, branch)));
      const dead = inner.map((types) => types !== undefined && !typesOverlap(outer, types));
      const hopeless = keyword === "allOf" || dead.every(Boolean);
      for (const [index, types] of inner.entries()) {
        if (!dead[index] || !types) continue;
        const here = [...at, index];
        const own = typesOf(list[index]) !== undefined;
        yield {
          path: own ? [...here, "type"] : here,
          severity: hopeless ? "error" : "warning",
          message: `This takes ${typesInWords([...types])}, but the schema around it only ${typesInWords([...outer])}: ${
            hopeless ? "no value can be valid" : "a value for this branch is always refused"
          }`,
          repairs: repairs(here, [...path, "type"], outer, types, hopeless),
        };
      }
    }
  },
};

function repairs(
  branch: readonly (string | number)[],
  type: readonly (string | number)[],
  outer: readonly string[],
  inner: readonly string[],
  hopeless: boolean,
): readonly Repair[] {
  const value: Json = [...outer, ...inner];
  const allow: Repair = {
    title: `Take ${typesInWords([...inner])} too`,
    safe: false,
    changes: [{ kind: "set", path: type, value }],
  };
  const remove: Repair = { title: "Remove the branch", safe: false, changes: [{ kind: "remove", path: branch }] };
  // In the schema of a tool the root is always an object.
  return type.length === 2 || hopeless ? [remove] : [allow, remove];
}
