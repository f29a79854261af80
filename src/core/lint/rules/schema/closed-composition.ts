import { member } from "../../../json.ts";
import { branchesOf, dereference, isLegacy } from "../../../schema/index.ts";
import type { Dialect, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import { closedMembers } from "../../knowledge/closed.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaClosedComposition: Rule = {
  id: "schema/closed-composition",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "`additionalProperties: false` refuses what a branch beside it defines",
  why: "additionalProperties sees only the properties of its own object, never those of allOf, anyOf or oneOf. A call with a property of a branch is refused, and where the branch requires it, no call is valid.",
  source: "JSON Schema core, section 10.3.2.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "pay",
  "inputSchema": {
    "type": "object",
    "properties": { "amount": { "type": "number" } },
    "additionalProperties": «false»,
    "anyOf": [
      { "properties": { "card": { "type": "string" } }, "required": ["card"] },
      { "properties": { "iban": { "type": "string" } }, "required": ["iban"] }
    ]
  }
}`,
    good: `{
  "name": "pay",
  "inputSchema": {
    "type": "object",
    "properties": { "amount": { "type": "number" } },
    "unevaluatedProperties": false,
    "anyOf": [
      { "properties": { "card": { "type": "string" } }, "required": ["card"] },
      { "properties": { "iban": { "type": "string" } }, "required": ["iban"] }
    ]
  }
}`,
  },
  keywords: ["allOf", "anyOf", "oneOf"],
  *schema({ schema, path, root, dialect }) {
    if (member(schema, "additionalProperties") !== false || !dialect) return;
    const own = closedMembers(schema);
    const branches = branchesOf(schema)
      .flatMap(({ list }) => list)
      .slice(0, 50);
    const members = branches.map((branch) => closedMembers(dereference(root, branch)));
    const refused = [...new Set(members.flatMap(({ defined }) => [...defined]))].filter((name) => !own.takes(name));
    const [first] = refused;
    if (first === undefined) return;
    const fatal = members.some(({ required }) => refused.some((name) => required.has(name)));
    const names = refused.slice(0, 3).map(code).join(", ") + (refused.length > 3 ? " and more" : "");
    yield {
      path: [...path, "additionalProperties"],
      severity: fatal ? "error" : "warning",
      message: `\`additionalProperties\` does not see the branches beside it: a call with ${names} is refused`,
      repairs: repairs(path, dialect, Object.hasOwn(schema, "unevaluatedProperties")),
    };
  },
};

function repairs(path: Path, dialect: Dialect, taken: boolean): Repair[] {
  if (isLegacy(dialect) || taken) return [];
  const change = { kind: "rename", path: [...path, "additionalProperties"], to: "unevaluatedProperties" } as const;
  return [{ title: "Use `unevaluatedProperties`", safe: false, changes: [change] }];
}
