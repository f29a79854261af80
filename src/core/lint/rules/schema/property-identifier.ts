import { isObject, member } from "../../../json.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import { stylesOf } from "../../knowledge/tool-names.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaPropertyIdentifier: Rule = {
  id: "schema/property-identifier",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A property name is not an identifier",
  why: "Generated code, templates and some model APIs only take letters, digits and underscores. Any other name has to be quoted or renamed on the way, and is then wrong in the call.",
  source: "OpenAI and Anthropic, patterns of property keys; JSON Schema style guides",
  fixable: true,
  examples: {
    bad: `{
  "name": "add_task",
  "description": "Adds a task.",
  "inputSchema": {
    "type": "object",
    "properties": { «"due date"»: { "type": "string" } },
    "required": ["due date"]
  }
}`,
    good: `{
  "name": "add_task",
  "description": "Adds a task.",
  "inputSchema": {
    "type": "object",
    "properties": { "due_date": { "type": "string" } },
    "required": ["due_date"]
  }
}`,
  },
  *schema({ schema, path, field }) {
    const properties = member(schema, "properties");
    if (!isObject(properties) || field !== "inputSchema") return;
    const names = Object.keys(properties);
    // Of hyphens among other styles speaks quality/param-name-style.
    const mixed = new Set(names.map(styleOf).filter((style) => style !== undefined)).size > 1;
    for (const name of names) {
      if (/^[A-Za-z_]\w*$/.test(name) || (mixed && styleOf(name) === "kebab-case")) continue;
      yield {
        path: [...path, "properties", name],
        place: "key",
        message: `${code(name)} is not an identifier: generated code and some model APIs cannot use the name`,
        repairs: repairs(schema, properties, name, path),
      };
    }
  },
};

function styleOf(name: string): string | undefined {
  const styles = stylesOf(name);
  return styles.length === 1 ? styles[0] : undefined;
}

function repairs(schema: JsonObject, properties: JsonObject, name: string, path: Path): readonly Repair[] {
  // Only separators are replaced: a name such as `$filter` is what some protocol wants.
  const to = /^[A-Za-z_][\w .-]*$/.test(name) ? name.trim().replace(/[^\w]+/g, "_") : name;
  const entangled = Object.keys(schema).some((key) => /^(?:if|then|else|allOf|anyOf|oneOf|not|depend\w*)$/.test(key));
  if (!/^[A-Za-z_]\w*$/.test(to) || Object.hasOwn(properties, to) || entangled) return [];
  const required = member(schema, "required");
  const indexes = Array.isArray(required) ? required.flatMap((other: Json, at) => (other === name ? [at] : [])) : [];
  return [
    {
      title: `Rename to ${code(to)}`,
      safe: false,
      changes: [
        { kind: "rename", path: [...path, "properties", name], to },
        ...indexes.map((index) => ({ kind: "set", path: [...path, "required", index], value: to }) as const),
      ],
    },
  ];
}
