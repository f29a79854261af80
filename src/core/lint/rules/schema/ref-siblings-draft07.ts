import { member } from "../../../json.ts";
import { isKeyword, isLegacy } from "../../../schema/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

/** What may be lost beside a `$ref` without letting a wrong value through. */
const harmless = new Set([
  ...["$comment", "$defs", "$id", "$ref", "$schema", "default", "definitions", "deprecated", "description"],
  ...["examples", "readOnly", "title", "writeOnly"],
]);

export const schemaRefSiblingsDraft07: Rule = {
  id: "schema/ref-siblings-draft07",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A keyword beside `$ref` that draft-07 ignores",
  why: "Up to draft-07 everything beside a `$ref` has no effect. Ajv checks it all the same, other validators do not, so one client refuses a call that another takes.",
  source: "JSON Schema draft-07, section 8.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "add_tag",
  "description": "Adds a tag to a note.",
  "inputSchema": {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "type": "object",
    "properties": { "tag": { "$ref": "#/definitions/tag", «"minLength"»: 3 } },
    "definitions": { "tag": { "type": "string" } }
  }
}`,
    good: `{
  "name": "add_tag",
  "description": "Adds a tag to a note.",
  "inputSchema": {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "type": "object",
    "properties": { "tag": { "allOf": [{ "$ref": "#/definitions/tag" }], "minLength": 3 } },
    "definitions": { "tag": { "type": "string" } }
  }
}`,
  },
  keywords: ["$ref"],
  *schema({ schema, path, dialect }) {
    const reference = member(schema, "$ref");
    if (typeof reference !== "string" || !isLegacy(dialect)) return;
    const ignored = Object.keys(schema).filter((keyword) => isKeyword(keyword) && !harmless.has(keyword));
    const [first] = ignored;
    if (first === undefined || repeats(schema, ignored, path.length === 1)) return;
    const names = ignored.map((keyword) => code(keyword)).join(" and ");
    const repairs: Repair[] =
      member(schema, "allOf") === undefined
        ? [
            {
              title: "Wrap the `$ref` in `allOf`",
              safe: false,
              changes: [
                { kind: "remove", path: [...path, "$ref"] },
                { kind: "set", path: [...path, "allOf"], value: [{ $ref: reference }], first: true },
              ],
            },
          ]
        : [];
    yield {
      path: [...path, first],
      place: "key",
      message: `${names} beside \`$ref\` ${ignored.length > 1 ? "have" : "has"} no effect in ${dialect}: some validators check it, others do not`,
      repairs,
    };
  },
};

/** The root has to say that it is an object, whatever it refers to. */
function repeats(schema: JsonObject, ignored: readonly string[], isRoot: boolean): boolean {
  return isRoot && ignored.length === 1 && ignored[0] === "type" && member(schema, "type") === "object";
}
