import { isObject, member } from "../../../json.ts";
import { dereference, isLegacy } from "../../../schema/index.ts";
import type { Json } from "../../../types.ts";
import { code } from "../../../words.ts";
import { type ClosedMembers, closedMembers } from "../../knowledge/closed.ts";
import type { Repair, Rule, SchemaView } from "../../rule.ts";

export const schemaClosedAllofBranches: Rule = {
  id: "schema/closed-allof-branches",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A closed branch of `allOf` refuses what another branch defines",
  why: "Every branch of allOf has to hold, and additionalProperties: false in one sees nothing of the others. No property that only one of them knows can be sent.",
  source: "JSON Schema core, sections 10.2.1.1 and 10.3.2.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "add_user",
  "inputSchema": {
    "type": "object",
    «"allOf"»: [
      { "properties": { "login": { "type": "string" } }, "additionalProperties": false },
      { "properties": { "mail": { "type": "string" } }, "required": ["mail"], "additionalProperties": false }
    ]
  }
}`,
    good: `{
  "name": "add_user",
  "inputSchema": {
    "type": "object",
    "properties": { "login": { "type": "string" }, "mail": { "type": "string" } },
    "required": ["mail"],
    "additionalProperties": false
  }
}`,
  },
  keywords: ["allOf"],
  *schema(view) {
    const { schema, path, root, dialect } = view;
    const branches = member(schema, "allOf");
    if (!Array.isArray(branches) || !dialect) return;
    const members = branches.slice(0, 50).map((branch: Json) => closedMembers(dereference(root, branch)));
    const all = [...members, closedMembers(schema)];
    const found = refusal(members, all);
    if (!found) return;
    const { names, fatal } = found;
    const shown = names.slice(0, 3).map(code).join(", ") + (names.length > 3 ? " and more" : "");
    yield {
      path: [...path, "allOf"],
      severity: fatal ? "error" : "warning",
      message: `A branch of \`allOf\` is closed and does not know ${shown}: ${
        fatal ? "no call can be valid" : "a call with it is refused"
      }`,
      repairs: repairs(view, branches),
    };
  },
};

/** What closed branches refuse of all that is defined; fatal where it is required. */
function refusal(branches: readonly ClosedMembers[], all: readonly ClosedMembers[]) {
  const names = new Set<string>();
  for (const branch of branches.filter(({ closed }) => closed)) {
    for (const { defined } of all) for (const name of defined) if (!branch.takes(name)) names.add(name);
  }
  const fatal = all.some(({ required }) => [...required].some((name) => names.has(name)));
  return names.size > 0 ? { names: [...names], fatal } : undefined;
}

function repairs({ schema, path, dialect }: SchemaView, branches: readonly Json[]): Repair[] {
  if (
    isLegacy(dialect) ||
    Object.hasOwn(schema, "unevaluatedProperties") ||
    branches.some((branch) => !isPlain(branch))
  )
    return [];
  const closed = branches.flatMap((branch, index) => (member(branch, "additionalProperties") === false ? [index] : []));
  return [
    {
      title: "Close the whole with `unevaluatedProperties`",
      safe: false,
      changes: [
        ...closed.map(
          (index) => ({ kind: "remove", path: [...path, "allOf", index, "additionalProperties"] }) as const,
        ),
        { kind: "set", path: [...path, "unevaluatedProperties"], value: false },
      ],
    },
  ];
}

function isPlain(branch: Json): boolean {
  return isObject(branch) && !Object.hasOwn(branch, "$ref");
}
