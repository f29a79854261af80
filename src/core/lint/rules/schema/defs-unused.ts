import { isObject, member } from "../../../json.ts";
import { referencesOf } from "../../../schema/index.ts";
import { decodeFragment, fromPointer } from "../../../text/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import { remove } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaDefsUnused: Rule = {
  id: "schema/defs-unused",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A definition is never used",
  why: "Every model that sees the tool pays for it in tokens, and it says nothing about the arguments.",
  source: "Codex, prune of unreachable definitions; JSON Schema core, section 8.2.4",
  fixable: true,
  examples: {
    bad: `{
  "name": "route",
  "inputSchema": {
    "type": "object",
    "properties": { "to": { "$ref": "#/$defs/place" } },
    "$defs": {
      "place": { "type": "string" },
      «"vehicle"»: { "type": "string" }
    }
  }
}`,
    good: `{
  "name": "route",
  "inputSchema": {
    "type": "object",
    "properties": { "to": { "$ref": "#/$defs/place" } },
    "$defs": { "place": { "type": "string" } }
  }
}`,
  },
  *schema({ schema, path }) {
    if (path.length !== 1) return;
    const holders = ["$defs", "definitions"].filter((keyword) => isObject(member(schema, keyword)));
    const used = holders.length > 0 ? usedDefinitions(schema) : undefined;
    for (const holder of used ? holders : []) {
      const names = Object.keys(member(schema, holder) as JsonObject);
      const unused = names.filter((name) => !used?.has(`${holder}/${name}`));
      if (unused.length === names.length && names.length > 1) {
        const message = `No reference leads to any of the ${names.length} definitions: they only cost tokens`;
        yield { path: [...path, holder], message, repairs: [remove([...path, holder], false)] };
        continue;
      }
      for (const name of unused) {
        const here = [...path, holder, name];
        yield {
          path: here,
          place: "key",
          message: `No reference leads to ${code(name)}: it only costs tokens`,
          repairs: [remove(here, false)],
        };
      }
    }
  },
};

/** Definitions that references lead to, from outside or from others that are used; undefined where names hide them. */
function usedDefinitions(root: JsonObject): Set<string> | undefined {
  const targets = new Map<string, string[]>();
  for (const { reference, path } of referencesOf(root)) {
    if (reference === "#") continue;
    const [holder, name] = path;
    const from = holder === "$defs" || holder === "definitions" ? `${holder}/${name}` : "";
    const isPointer = reference.startsWith("#/");
    const [keyword = "", definition] = isPointer ? fromPointer(decodeFragment(reference.slice(1))) : [];
    // By a name of its own, or through some other part: it could be any of them.
    if (definition === undefined) return undefined;
    const known = targets.get(from) ?? [];
    known.push(`${keyword}/${definition}`);
    targets.set(from, known);
  }
  const used = new Set<string>();
  const waiting = [...(targets.get("") ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (used.has(next)) continue;
    used.add(next);
    for (const target of targets.get(next) ?? []) waiting.push(target);
  }
  return used;
}
