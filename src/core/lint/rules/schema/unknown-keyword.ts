import { member } from "../../../json.ts";
import { comesLater, looseMembers, unknownKeywords } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { isSameWord, meantKeyword } from "../../knowledge/meant-keyword.ts";
import { remove } from "../../refused.ts";
import type { Finding, Repair, Rule, RuleContext, SchemaView } from "../../rule.ts";

export const schemaUnknownKeyword: Rule = {
  id: "schema/unknown-keyword",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A schema has a keyword that its dialect does not know",
  why: "Validators pass over unknown keywords without a word, so a misspelled limit never holds. Own additions are safe under names that begin with x-.",
  source: "Ajv strictSchema; JSON Schema core, section 6.5",
  fixable: true,
  examples: {
    bad: `{
  "name": "add_user",
  "inputSchema": {
    "type": "object",
    "properties": {
      "login": { "type": "string", «"minlength"»: 3 },
      "role": { "type": "string", «"choices"»: ["reader", "writer"] },
      «"address"»: { "city": { "type": "string" }, "street": { "type": "string" } }
    }
  }
}`,
    good: `{
  "name": "add_user",
  "inputSchema": {
    "type": "object",
    "properties": {
      "login": { "type": "string", "minLength": 3, "x-order": 1 },
      "role": { "type": "string", "enum": ["reader", "writer"] },
      "address": {
        "type": "object",
        "properties": { "city": { "type": "string" }, "street": { "type": "string" } }
      }
    }
  }
}`,
  },
  *schema(view, context) {
    const { schema, path, dialect } = view;
    if (!dialect) return;
    for (const keyword of Object.keys(schema)) {
      const later = comesLater(keyword, dialect);
      if (later === undefined) continue;
      yield {
        path: [...path, keyword],
        place: "key",
        message: `${code(keyword)} came with ${later}, but this schema is ${dialect}: validators pass over it`,
      };
    }
    // Arguments right under `inputSchema` without a type: mcp/input-schema-root-type speaks of them.
    if (path.length === 1 && view.field === "inputSchema" && member(schema, "type") === undefined) return;
    const loose = looseMembers(schema);
    if (loose) yield wrapped(view, loose);
    else for (const keyword of unknownKeywords(schema).slice(0, max)) yield unknown(view, keyword, context);
  },
};

/** A schema with more unknown keywords is wrong in one way many times. */
const max = 100;

function wrapped({ schema, path }: SchemaView, loose: readonly string[]): Finding {
  const names = loose.slice(0, 3).map(code).join(", ") + (loose.length > 3 ? " and more" : "");
  const properties = Object.fromEntries(loose.map((name) => [name, member(schema, name) ?? null]));
  const declare = { kind: "set", path: [...path, "type"], value: "object", first: true } as const;
  return {
    path,
    message: `${names} should stand in \`properties\` of this schema: validators pass over ${loose.length > 1 ? "them" : "it"} here`,
    repairs: [
      {
        title: "Move into `properties`",
        safe: false,
        changes: [
          ...(Object.hasOwn(schema, "type") ? [] : [declare]),
          ...loose.map((name) => ({ kind: "remove", path: [...path, name] }) as const),
          { kind: "set", path: [...path, "properties"], value: properties },
        ],
      },
    ],
  };
}

function unknown(view: SchemaView, keyword: string, { toolFields }: RuleContext): Finding {
  const { schema, path, field } = view;
  const here = [...path, keyword];
  const finding = { path: here, place: "key" } as const;
  const value = member(schema, keyword) ?? null;
  const meant = meantKeyword(schema, keyword, value);
  if (meant !== undefined) {
    const free = !Object.hasOwn(schema, meant);
    const rename: Repair = {
      title: `Rename to ${code(meant)}`,
      safe: isSameWord(meant, keyword),
      changes: [{ kind: "rename", path: here, to: meant }],
    };
    const message = `${code(keyword)} is not a JSON Schema keyword; did you mean ${code(meant)}? Validators pass over it`;
    return { ...finding, message, repairs: free ? [rename] : [remove(here, false)] };
  }
  if (path.length === 1 && keyword !== "name" && toolFields.has(keyword)) {
    const title = `Move beside ${code(field)}`;
    return {
      ...finding,
      message: `${code(keyword)} is a field of the tool, not of ${code(field)}: clients pass over it here`,
      repairs: [{ title, safe: false, changes: [{ kind: "move", from: here, to: [keyword] }] }],
    };
  }
  if (keyword === "id") {
    const message = "`id` was replaced by `$id`: Ajv, which the SDKs use, refuses a schema that still has it";
    return { ...finding, message, repairs: [remove(here, false)] };
  }
  if (keyword === "optional" && typeof value === "boolean") {
    const message = `${code(keyword)} is not a JSON Schema keyword: only the \`required\` of the object tells what may be left out`;
    return { ...finding, message, repairs: [remove(here, false)] };
  }
  const prefix: Repair = {
    title: `Rename to ${code(`x-${keyword}`)}`,
    safe: false,
    changes: [{ kind: "rename", path: here, to: `x-${keyword}` }],
  };
  return {
    ...finding,
    severity: "info",
    message: `${code(keyword)} is not a JSON Schema keyword: validators pass over it, and strict ones refuse the schema`,
    repairs: [prefix, remove(here, false)],
  };
}
