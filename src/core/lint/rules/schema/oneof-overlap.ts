import { hasType, member } from "../../../json.ts";
import { areApart, dereference, membersOf, mismatchesAt, typesOf, valuesOf } from "../../../schema/index.ts";
import type { Json } from "../../../types.ts";
import { codeValue } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaOneofOverlap: Rule = {
  id: "schema/oneof-overlap",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "One value fits several branches of `oneOf`",
  why: "`oneOf` takes a value only if exactly one branch does. A value that fits two is refused, although each of them allows it, and no message tells a model why.",
  source: "JSON Schema core, section 10.2.1.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_size",
  "description": "Sets a size.",
  "inputSchema": {
    "type": "object",
    "properties": { "size": { «"oneOf"»: [{ "type": "integer" }, { "type": "number" }] } }
  }
}`,
    good: `{
  "name": "set_size",
  "description": "Sets a size.",
  "inputSchema": {
    "type": "object",
    "properties": { "size": { "anyOf": [{ "type": "integer" }, { "type": "number" }] } }
  }
}`,
  },
  keywords: ["oneOf"],
  *schema({ schema, path, root, dialect }) {
    const branches = member(schema, "oneOf");
    if (!dialect || !Array.isArray(branches) || branches.length < 2) return;
    const targets = branches.map((branch: Json) => dereference(root, branch));
    // Compiling costs milliseconds.
    if (areApart(targets)) return;
    const types = typesOf(schema);
    const alone = Object.keys(schema).every((keyword) => beside.has(keyword));
    const clash = candidates(targets).find((value) => {
      if (types && !types.some((type) => hasType(value, type))) return false;
      const problems = mismatchesAt(root, path.slice(1), value, dialect) ?? [];
      // With other keywords beside it, only what is wrong with nothing else is a clash.
      if (!alone && problems.length > 1) return false;
      return problems.some(({ path: at, params }) => at.length === 0 && clashes(params));
    });
    if (clash === undefined) return;
    const at = [...path, "oneOf"];
    const rename: Repair = { title: "Use `anyOf`", safe: false, changes: [{ kind: "rename", path: at, to: "anyOf" }] };
    yield {
      path: at,
      message: `${codeValue(clash)} fits more than one branch of \`oneOf\`: such a value is refused`,
      repairs: member(schema, "anyOf") === undefined ? [rename] : [],
    };
  },
};

const beside = new Set([
  ...["$comment", "$defs", "$schema", "default", "definitions", "deprecated", "description", "examples", "oneOf"],
  ...["title", "type"],
]);

function clashes(params: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(params.passingSchemas) && params.passingSchemas.length > 1;
}

const max = 24;

/** Plain values and those that the branches themselves name; what is built from several branches proves nothing. */
function candidates(branches: readonly (Json | undefined)[]): readonly Json[] {
  const named = branches.flatMap((branch) => valuesOf(branch) ?? []);
  const isTyped = branches.some((branch) => member(branch, "type") !== undefined);
  const plain: Json[] = ["text", "", "2026-11-16", "https://example.com", 1, 0, 1.5, true, null, [], {}];
  const one: Json[] = branches.flatMap((branch) => required(branch));
  return [...(isTyped || named.length > 0 ? plain : []), ...named.slice(0, max), ...one.slice(0, max)];
}

/** An object with the required members of a branch, where their constants tell what they are. */
function required(branch: Json | undefined): Json[] {
  const { properties, required: names } = membersOf(branch);
  if (names.size === 0) return [];
  const entries = [...names].map((name) => {
    const inner = member(properties, name);
    const [type = "", ...others] = typesOf(inner) ?? [];
    return [name, valuesOf(inner)?.[0] ?? (others.length === 0 ? samples[type] : undefined)] as const;
  });
  return entries.some(([, value]) => value === undefined) ? [] : [Object.fromEntries(entries as [string, Json][])];
}

const samples: Readonly<Record<string, Json>> = { string: "text", integer: 1, number: 1, boolean: true };
