import { isObject, member } from "../../../json.ts";
import { type Change, valueAt } from "../../../text/index.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const protoKey: Rule = {
  id: "json/proto-key",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "A key that every JavaScript object already has",
  why: "Validators and form generators written in JavaScript may drop an argument of this name, read the inherited value instead, or change the prototype of every object.",
  source: "ECMAScript, Object.prototype; CWE-1321",
  fixable: true,
  examples: {
    bad: `{
  "name": "create_class",
  "inputSchema": {
    "type": "object",
    "properties": { «"constructor"»: { "type": "string" } },
    "required": ["constructor"],
    "additionalProperties": false
  }
}`,
    good: `{
  "name": "create_class",
  "inputSchema": {
    "type": "object",
    "properties": { "builder": { "type": "string" } },
    "required": ["builder"],
    "additionalProperties": false
  }
}`,
  },
  keywords: ["properties"],
  *schema({ schema, path }) {
    for (const name of ["constructor", "prototype"]) {
      if (member(member(schema, "properties"), name) === undefined) continue;
      yield {
        path: [...path, "properties", name],
        place: "key",
        message: `${code(name)} exists on every JavaScript object: clients may drop this argument or read the wrong value`,
        repairs: rename(schema, [...path, "properties", name], `${name}_`),
      };
    }
  },
  *tool(tool) {
    for (const path of protoKeys(tool)) {
      const holder = path.at(-2) === "properties" ? valueAt(tool, path.slice(0, -2)) : undefined;
      yield {
        path,
        place: "key",
        message: "`__proto__` is taken for the prototype of its object by some clients: they lose it or break",
        repairs: isObject(holder)
          ? rename(holder, path, "proto")
          : [{ title: "Remove it", safe: false, changes: [{ kind: "remove", path }] }],
      };
    }
  },
};

/** Renames an argument, in `required` too. */
function rename(schema: JsonObject, path: Path, to: string): Repair[] {
  if (member(member(schema, "properties"), to) !== undefined) return [];
  const required = member(schema, "required");
  const index = Array.isArray(required) ? required.indexOf(String(path.at(-1))) : -1;
  const changes: Change[] = [{ kind: "rename", path, to }];
  if (index >= 0) changes.push({ kind: "set", path: [...path.slice(0, -2), "required", index], value: to });
  return [{ title: `Rename it to ${code(to)}`, safe: false, changes }];
}

function protoKeys(tool: JsonObject): Path[] {
  const found: Path[] = [];
  const path: (string | number)[] = [];
  visit(tool);
  return found;

  function visit(value: Json): void {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      path.push(Array.isArray(value) ? Number(key) : key);
      if (key === "__proto__") found.push([...path]);
      visit(inner);
      path.pop();
    }
  }
}
