import { hasType, member, typeOf } from "../../../json.ts";
import { typesInWords, typesOf } from "../../../schema/index.ts";
import type { Json } from "../../../types.ts";
import { code, codeValue } from "../../../words.ts";
import { coercions } from "../../knowledge/coerce.ts";
import { set } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaConstTypeMismatch: Rule = {
  id: "schema/const-type-mismatch",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "`const` is not of the declared type",
  why: "A value has to satisfy both, and none can. Every call with this argument is invalid, which validators only tell at the call.",
  source: "JSON Schema validation, sections 6.1.1 and 6.1.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "upgrade",
  "inputSchema": {
    "type": "object",
    "properties": { "version": { "type": "integer", "const": «"3"» } }
  }
}`,
    good: `{
  "name": "upgrade",
  "inputSchema": {
    "type": "object",
    "properties": { "version": { "type": "integer", "const": 3 } }
  }
}`,
  },
  keywords: ["const"],
  *schema({ schema, path }) {
    const types = typesOf(schema);
    const value = member(schema, "const");
    if (!types || value === undefined) return;
    const fits = (other: Json) => types.some((type) => hasType(other, type));
    if (fits(value) || (value === null && member(schema, "nullable") === true)) return;
    const here = [...path, "const"];
    const same = coercions(value).find(fits);
    const type = typeOf(value);
    yield {
      path: here,
      message: `${codeValue(value)} is not ${typesInWords(types)}, the declared type: no value can be valid`,
      repairs: [
        // In YAML an unquoted yes, no, on or off is a boolean: `true` may have been another word.
        ...(same === undefined ? [] : [set(here, same, typeof value !== "boolean")]),
        { ...set([...path, "type"], type, false), title: `Declare the type as ${code(type)}` },
      ],
    };
  },
};
