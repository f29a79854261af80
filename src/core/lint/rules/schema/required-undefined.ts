import { isObject, member } from "../../../json.ts";
import { matches } from "../../../schema/index.ts";
import { code, nearest } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

/** Each name is compared with each of these. */
const maxCandidates = 200;

export const requiredUndefined: Rule = {
  id: "schema/required-undefined",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "`required` names a property that is not defined",
  why: "A model is told to send a name that the schema does not describe. With additionalProperties: false no call can ever satisfy it; some clients delete the entry in silence.",
  source: "Ajv strictRequired; JSON Schema validation, section 6.5.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "run_command",
  "inputSchema": {
    "type": "object",
    "properties": { "command": { "type": "string" } },
    "required": [«"comand"»],
    "additionalProperties": false
  }
}`,
    good: `{
  "name": "run_command",
  "inputSchema": {
    "type": "object",
    "properties": { "command": { "type": "string" } },
    "required": ["command"],
    "additionalProperties": false
  }
}`,
  },
  keywords: ["required"],
  *schema({ schema, path }) {
    const required = member(schema, "required");
    const properties = member(schema, "properties");
    if (!Array.isArray(required) || !isObject(properties)) return;
    const closed = member(schema, "additionalProperties") === false;
    const named = new Set<unknown>(required);
    const unused = Object.keys(properties)
      .filter((property) => !named.has(property))
      .slice(0, maxCandidates);
    for (const [index, name] of required.entries()) {
      if (typeof name !== "string" || Object.hasOwn(properties, name)) continue;
      if (matchesPattern(name, member(schema, "patternProperties"))) continue;
      const here = [...path, "required", index];
      const meant = nearest(name, unused);
      const repairs: Repair[] = [
        ...(meant === undefined
          ? []
          : [
              {
                title: `Use ${code(meant)}`,
                // A name with hidden characters is more likely the mistake than the model for it.
                safe: /^[\x20-\x7e]+$/.test(meant),
                changes: [{ kind: "set", path: here, value: meant }] as const,
              },
            ]),
        {
          title: `Define ${code(name)} as text`,
          safe: false,
          changes: [{ kind: "set", path: [...path, "properties", name], value: { type: "string" } }],
        },
        { title: `Remove ${code(name)} from required`, safe: false, changes: [{ kind: "remove", path: here }] },
      ];
      yield {
        path: here,
        severity: closed ? "error" : "warning",
        message: closed
          ? `\`required\` names ${code(name)}, but no such property exists: no call can ever be valid`
          : `\`required\` names ${code(name)}, but no such property exists: a model has to guess what it is`,
        repairs,
      };
    }
  },
};

function matchesPattern(name: string, patterns: Parameters<typeof isObject>[0]): boolean {
  if (!isObject(patterns)) return false;
  // A pattern that cannot be judged may be meant to match.
  return Object.keys(patterns).some((pattern) => matches(pattern, name) !== false);
}
