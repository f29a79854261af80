import { member } from "../../../json.ts";
import { mismatchesAt, typeLimitedBy, typesOf, verdict } from "../../../schema/index.ts";
import type { Json } from "../../../types.ts";
import { code, codeValue } from "../../../words.ts";
import type { Repair, Rule, SchemaView } from "../../rule.ts";

export const schemaEnumWithConstraints: Rule = {
  id: "schema/enum-with-constraints",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "Limits stand beside `enum` or `const`",
  why: "The list already says which values are valid. A limit beside it adds nothing, or it takes values of the list away without a word.",
  source: "JSON Schema validation, sections 6.1.2 and 6.1.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_size",
  "inputSchema": {
    "type": "object",
    "properties": {
      "size": { "type": "string", "enum": ["s", "m"], "minLength": «1» },
      "depth": { "type": "integer", "enum": [1, 2, 12], "maximum": «10» }
    }
  }
}`,
    good: `{
  "name": "set_size",
  "inputSchema": {
    "type": "object",
    "properties": {
      "size": { "type": "string", "enum": ["s", "m"] },
      "depth": { "type": "integer", "enum": [1, 2, 12] }
    }
  }
}`,
  },
  *schema(view) {
    const { schema, path } = view;
    const listed = member(schema, "enum");
    const values = Object.hasOwn(schema, "const") ? [member(schema, "const") ?? null] : listed;
    if (!Array.isArray(values) || values.length === 0) return;
    const types = typesOf(schema)?.map((type) => (type === "integer" ? "number" : type));
    const limits = Object.keys(schema).filter((keyword) => {
      const limited = typeLimitedBy(keyword);
      // Where the type is another one, schema/keyword-type-mismatch speaks.
      return limited !== undefined && (!types || types.includes(limited));
    });
    const [first] = limits;
    if (first === undefined) return;
    const lost = firstLost(view, values);
    const remove: Repair = {
      title: `Remove ${limits.map(code).join(" and ")}`,
      safe: lost === undefined && values.length <= maxTried,
      changes: limits.map((keyword) => ({ kind: "remove", path: [...path, keyword] })),
    };
    yield {
      path: [...path, first],
      ...(lost !== undefined && { severity: "warning" }),
      message:
        lost === undefined
          ? `${code(first)} adds nothing: the valid values are listed beside it`
          : `${codeValue(lost.value)} ${lost.words}, so it can never be valid although it is listed`,
      repairs: [remove],
    };
  },
};

const maxTried = 50;

/** A listed value of the right type that the limits refuse. */
function firstLost({ root, path, dialect, schema }: SchemaView, values: readonly Json[]) {
  if (!dialect) return undefined;
  for (const value of values.slice(0, maxTried)) {
    const problems = mismatchesAt(root, path.slice(1), value, dialect) ?? [];
    const found = verdict(problems);
    if (
      found &&
      problems.every(({ keyword }) => typeLimitedBy(keyword) !== undefined && Object.hasOwn(schema, keyword))
    ) {
      return { value, words: found.words };
    }
  }
  return undefined;
}
