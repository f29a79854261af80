import { isObject, member } from "../../../json.ts";
import { keywordsTo } from "../../../schema/index.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { inWords } from "../../../words.ts";
import { asFlag } from "../../knowledge/flag.ts";
import type { Repair, Rule } from "../../rule.ts";

export const requiredArray: Rule = {
  id: "mcp/required-array",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "`required` has to be a list of names",
  why: "At the root, clients reject the whole list for it. Further down, validators throw and model APIs refuse the request.",
  source: "JSON Schema validation, section 6.5.3; MCP schema, Tool.inputSchema.required",
  fixable: true,
  examples: {
    bad: `{
  "name": "search_files",
  "inputSchema": {
    "type": "object",
    "properties": {
      "pattern": { "type": "string" },
      "folder": { "type": "string" }
    },
    "required": «"pattern"»
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
  keywords: ["required"],
  *schema({ schema, path }) {
    const required = member(schema, "required");
    if (required === undefined) return;
    const here = [...path, "required"];
    const radius = path.length === 1 ? "server" : "request";
    if (Array.isArray(required)) {
      for (const [index, name] of required.entries()) {
        if (typeof name === "string") continue;
        const at = [...here, index];
        const message = `\`required\` lists ${inWords(name)} where a property name is expected: clients reject the schema`;
        const repairs: Repair[] = [{ title: "Remove it", safe: false, changes: [{ kind: "remove", path: at }] }];
        yield { path: at, radius, message, repairs };
      }
      return;
    }
    // On a property, schema/required-boolean speaks of it.
    if (asFlag(required) !== undefined && keywordsTo(path.slice(1)).at(-1) === "properties") return;
    yield {
      path: here,
      radius,
      message: `\`required\` is ${inWords(required)} where a list of names is expected: clients reject the schema`,
      repairs: convert(schema, here, required),
    };
  },
};

function convert(schema: JsonObject, path: Path, required: Json): Repair[] {
  const set = (value: Json) => [{ kind: "set", path, value }] as const;
  const remove = [{ kind: "remove", path }] as const;
  const names = Object.keys(member(schema, "properties") ?? {});
  if (required === null || asFlag(required) === false) return [{ title: "Remove it", safe: true, changes: remove }];
  if (asFlag(required)) {
    const all: Repair = { title: "Require every property", safe: false, changes: set(names) };
    return [...(names.length > 0 ? [all] : []), { title: "Remove it", safe: false, changes: remove }];
  }
  if (typeof required === "string") {
    const parts = required.split(/[\s,]+/).filter((part) => part !== "");
    const several = parts.length > 1 && parts.every((part) => names.includes(part));
    return [{ title: "Make it a list", safe: true, changes: set(several ? parts : [required]) }];
  }
  if (isObject(required) && Object.values(required).every((flag) => typeof flag === "boolean")) {
    const listed = Object.keys(required).filter((name) => required[name] === true);
    return [{ title: "Make it a list", safe: false, changes: set(listed) }];
  }
  return [{ title: "Remove it", safe: false, changes: remove }];
}
