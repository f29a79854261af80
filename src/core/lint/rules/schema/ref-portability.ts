import { isObject, member } from "../../../json.ts";
import { circlesOf, expandedSize, type Reference, referencesOf } from "../../../schema/index.ts";
import { valueAt } from "../../../text/index.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { count } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaRefPortability: Rule = {
  id: "schema/ref-portability",
  severity: "info",
  preset: "option",
  radius: "meaning",
  summary: "An inputSchema uses references",
  why: "References keep a schema short, but some clients pass them on unresolved and some model APIs do not follow them, so that a parameter arrives without a type. Turn this on to keep every schema self-contained.",
  source: "github/copilot-cli#1876; zed-industries/zed#60162",
  fixable: true,
  examples: {
    bad: `{
  "name": "move_file",
  "description": "Moves a file.",
  "inputSchema": {
    "type": "object",
    "properties": { "from": { "$ref": «"#/$defs/path"» }, "to": { "$ref": "#/$defs/path" } },
    "$defs": { "path": { "type": "string", "description": "A path below the workspace" } }
  }
}`,
    good: `{
  "name": "move_file",
  "description": "Moves a file.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "from": { "type": "string", "description": "A path below the workspace" },
      "to": { "type": "string", "description": "A path below the workspace" }
    }
  }
}`,
  },
  *schema({ root, path, field }) {
    if (path.length > 1 || field !== "inputSchema") return;
    const references = referencesOf(root).filter(({ target }) => target !== undefined);
    const [first] = references;
    if (!first) return;
    yield {
      path: [...path, ...first.path, first.keyword],
      message: `The schema has ${count(references.length, "reference")}: some clients do not resolve them`,
      repairs: inline(root, path, references),
    };
  },
};

const annotations = new Set(["$comment", "default", "deprecated", "description", "examples", "title"]);
const maxSchemas = 1_000;

function inline(root: JsonObject, path: Path, references: readonly Reference[]): readonly Repair[] {
  const plain = ({ keyword, path: at }: Reference) => {
    const others = Object.keys((valueAt(root, at) ?? {}) as JsonObject).filter((other) => other !== "$ref");
    return keyword === "$ref" && at.length > 0 && others.every((other) => annotations.has(other));
  };
  if (circlesOf(root).length > 0 || expandedSize(root).expanded > maxSchemas || !references.every(plain)) return [];
  const inDefinitions = ({ path: at }: Reference) => at[0] === "$defs" || at[0] === "definitions";
  const targets = new Map(references.map((reference) => [valueAt(root, reference.path), reference.target]));
  const write = (value: Json): Json => {
    if (Array.isArray(value)) return value.map((item: Json) => write(item));
    if (!isObject(value)) return value;
    const target = targets.get(value);
    const own = Object.entries(value).filter(([key]) => !target || key !== "$ref");
    const entries = own.map(([key, inner]) => [key, write(inner)] as const);
    const there = target ? write(valueAt(root, target) ?? {}) : {};
    return { ...(isObject(there) ? there : {}), ...Object.fromEntries(entries) };
  };
  const sites = references.filter((reference) => !inDefinitions(reference));
  const maps = ["$defs", "definitions"].filter((map) => member(root, map) !== undefined);
  const changes: Repair["changes"] = [
    ...sites.map((site) => {
      const at = [...path, ...site.path];
      return { kind: "set", path: at, value: write(valueAt(root, site.path) ?? {}) } as const;
    }),
    ...maps.map((map) => ({ kind: "remove", path: [...path, map] }) as const),
  ];
  return [{ title: "Write every reference out", safe: false, changes }];
}
