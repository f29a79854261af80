import { hasType, member, typeOf } from "../../../json.ts";
import { typesInWords, typesOf } from "../../../schema/index.ts";
import type { Json, Path } from "../../../types.ts";
import { codeValue } from "../../../words.ts";
import { coercions } from "../../knowledge/coerce.ts";
import type { Repair, Rule } from "../../rule.ts";

export const enumTypeMismatch: Rule = {
  id: "schema/enum-type-mismatch",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A value in `enum` is not of the declared type",
  why: "A value has to satisfy both `enum` and `type`, so a model that picks this one makes an invalid call. Where no member fits, no call can be valid at all.",
  source: "JSON Schema validation, sections 6.1.1 and 6.1.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_level",
  "description": "Sets how much is logged.",
  "inputSchema": {
    "type": "object",
    "properties": { "level": { "type": "integer", "enum": [«"1"», «"2"»] } }
  }
}`,
    good: `{
  "name": "set_level",
  "description": "Sets how much is logged.",
  "inputSchema": {
    "type": "object",
    "properties": { "level": { "type": "integer", "enum": [1, 2] } }
  }
}`,
  },
  keywords: ["enum"],
  *schema({ schema, path }) {
    const values = member(schema, "enum");
    const types = typesOf(schema);
    if (!Array.isArray(values) || !types) return;
    const fits = (value: Json) =>
      types.some((type) => hasType(value, type)) || (value === null && member(schema, "nullable") === true);
    const wrong = values.flatMap((value: Json, index) => (fits(value) ? [] : [{ value, index }]));
    const rewritten = values.map((value: Json) => (fits(value) ? value : coercions(value).find(fits)));
    const lossless =
      rewritten.every((value) => value !== undefined) &&
      new Set(rewritten).size === values.length &&
      // In YAML an unquoted yes, no, on or off is a boolean: `true` may have been another word.
      wrong.every(({ value }) => typeof value !== "boolean");
    for (const { value, index } of wrong) {
      const all = wrong.length === values.length;
      yield {
        path: [...path, "enum", index],
        place: "whole",
        severity: all ? "error" : "warning",
        message: `${codeValue(value)} is not ${typesInWords([...types])}, the declared type: ${
          all ? "no value can be valid" : "a call with it is always invalid"
        }`,
        repairs: [
          ...memberRepairs([...path, "enum", index], value, rewritten[index], lossless, values),
          typeRepair([...path, "type"], types, values),
        ],
      };
    }
  },
};

function memberRepairs(
  path: Path,
  value: Json,
  rewritten: Json | undefined,
  lossless: boolean,
  values: readonly Json[],
): readonly Repair[] {
  if (rewritten === undefined || value === null) return [];
  if (values.includes(rewritten)) {
    return [{ title: `Remove ${codeValue(value)}`, safe: false, changes: [{ kind: "remove", path }] }];
  }
  return [{ title: `Use ${codeValue(rewritten)}`, safe: lossless, changes: [{ kind: "set", path, value: rewritten }] }];
}

/** Declares the types that the members have, beside those declared that some member has. */
function typeRepair(path: Path, types: readonly string[], values: readonly Json[]): Repair {
  const used = types.filter((type) => values.some((value) => hasType(value, type)));
  const rest = values.filter((value) => !used.some((type) => hasType(value, type))).map(typeOf);
  const all = [...new Set([...used, ...rest])].filter(
    (type, _, list) => type !== "integer" || !list.includes("number"),
  );
  const value = all.length === 1 && all[0] ? all[0] : all;
  const title = rest.every((type) => type === "null") ? "Allow null" : `Declare the type as ${codeValue(value)}`;
  return { title, safe: false, changes: [{ kind: "set", path, value }] };
}
