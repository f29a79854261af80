import { isObject, member } from "../../../json.ts";
import type { Change } from "../../../text/index.ts";
import type { JsonObject, Path } from "../../../types.ts";
import { codeValue } from "../../../words.ts";
import { asFlag } from "../../knowledge/flag.ts";
import { remove } from "../../refused.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaRequiredBoolean: Rule = {
  id: "schema/required-boolean",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "`required` is true or false on a property",
  why: "That ended with draft 3 of JSON Schema, in 2012: since then the object lists the names that it requires. Validators throw for the flag, and model APIs refuse the whole request.",
  source: "JSON Schema validation, section 6.5.3; Ajv",
  fixable: true,
  examples: {
    bad: `{
  "name": "search_files",
  "inputSchema": {
    "type": "object",
    "properties": {
      "pattern": { "type": "string", "required": «true» },
      "folder": { "type": "string", "required": «false» }
    }
  }
}`,
    good: `{
  "name": "search_files",
  "inputSchema": {
    "type": "object",
    "properties": {
      "pattern": { "type": "string" },
      "folder": { "type": "string" }
    },
    "required": ["pattern"]
  }
}`,
  },
  keywords: ["properties"],
  *schema({ schema, path }) {
    const properties = member(schema, "properties");
    if (!isObject(properties)) return;
    const flagged = Object.entries(properties).flatMap(([name, property]) => {
      const value = member(property, "required");
      const flag = asFlag(value);
      return flag === undefined ? [] : [{ name, flag, value: value ?? null }];
    });
    if (flagged.length === 0) return;
    const repairs = moved(schema, path, flagged);
    for (const [index, { name, value }] of flagged.entries()) {
      const here = [...path, "properties", name, "required"];
      yield {
        path: here,
        message: `\`required\` is ${codeValue(value)} on a property, but only the list of its object counts: clients reject the schema`,
        // The one repair is as long as the list of flags: for a thousand of them it is told once.
        repairs: repairs.length > 0 && (index === 0 || flagged.length <= 100) ? repairs : [remove(here, false)],
      };
    }
  },
};

/** One repair for all properties of an object: each alone would rewrite the same list. */
function moved(schema: JsonObject, path: Path, flagged: readonly { name: string; flag: boolean }[]): Repair[] {
  const list = member(schema, "required") ?? [];
  if (!Array.isArray(list)) return [];
  const known = new Set(list);
  const added = flagged.flatMap(({ name, flag }) => (flag && !known.has(name) ? [name] : []));
  const removals = flagged.map(({ name }) => ({ kind: "remove", path: [...path, "properties", name, "required"] }));
  const additions =
    list.length === 0 && added.length > 0
      ? [{ kind: "set", path: [...path, "required"], value: added }]
      : added.map((name, index) => ({ kind: "set", path: [...path, "required", list.length + index], value: name }));
  const changes = [...removals, ...additions] as Change[];
  return [{ title: "Move it to the list of the object", safe: true, changes }];
}
