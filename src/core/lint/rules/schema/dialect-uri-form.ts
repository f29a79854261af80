import { member } from "../../../json.ts";
import { dialectUris } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaDialectUriForm: Rule = {
  id: "schema/dialect-uri-form",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "`$schema` is not spelled the way its dialect spells itself",
  why: "Draft-07 names itself with http and a trailing #, 2020-12 with https and without. Tools that compare the text exactly take any other spelling for a dialect that they do not know.",
  source: "JSON Schema, meta-schema identifiers; Ajv: no schema with key or ref",
  fixable: true,
  examples: {
    bad: `{
  "name": "ping",
  "description": "Answers pong.",
  "inputSchema": {
    "$schema": «"https://json-schema.org/draft-07/schema"»,
    "type": "object",
    "additionalProperties": false
  }
}`,
    good: `{
  "name": "ping",
  "description": "Answers pong.",
  "inputSchema": {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "type": "object",
    "additionalProperties": false
  }
}`,
  },
  *schema({ schema, path, dialect }) {
    const declared = member(schema, "$schema");
    if (path.length > 1 || !dialect || typeof declared !== "string" || declared === dialectUris[dialect]) return;
    const at = [...path, "$schema"];
    const official = dialectUris[dialect];
    yield {
      path: at,
      message: `${dialect} spells itself ${code(official)}: validators that compare exactly do not know this form`,
      repairs: [{ title: `Use ${code(official)}`, safe: true, changes: [{ kind: "set", path: at, value: official }] }],
    };
  },
};
