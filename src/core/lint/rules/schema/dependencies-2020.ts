import { isObject, member } from "../../../json.ts";
import type { JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaDependencies2020: Rule = {
  id: "schema/dependencies-2020",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "`dependencies` was split in 2019-09",
  why: "Since then dependentRequired lists names and dependentSchemas holds schemas. Ajv still reads the old keyword, other validators pass over it, so clients disagree about what is valid.",
  source: "JSON Schema 2019-09 release notes",
  fixable: true,
  examples: {
    bad: `{
  "name": "pay",
  "inputSchema": {
    "type": "object",
    "properties": { "card": { "type": "string" }, "holder": { "type": "string" } },
    «"dependencies"»: { "card": ["holder"] }
  }
}`,
    good: `{
  "name": "pay",
  "inputSchema": {
    "type": "object",
    "properties": { "card": { "type": "string" }, "holder": { "type": "string" } },
    "dependentRequired": { "card": ["holder"] }
  }
}`,
  },
  keywords: ["dependencies"],
  *schema({ schema, path, dialect }) {
    const dependencies = member(schema, "dependencies");
    if (!isObject(dependencies) || (dialect !== "2019-09" && dialect !== "2020-12")) return;
    yield {
      path: [...path, "dependencies"],
      message: `\`dependencies\` is not part of ${dialect}: Ajv reads it, other validators pass over it`,
      repairs: repairs(schema, dependencies, path),
    };
  },
};

function repairs(schema: JsonObject, dependencies: JsonObject, path: Path): Repair[] {
  const entries = Object.entries(dependencies);
  const names = entries.filter(([, value]) => Array.isArray(value));
  const schemas = entries.filter(([, value]) => !Array.isArray(value));
  const here = [...path, "dependencies"];
  const free = (keyword: string) => !Object.hasOwn(schema, keyword);
  if (names.length === 0 || schemas.length === 0) {
    const to = names.length > 0 ? "dependentRequired" : "dependentSchemas";
    if (!free(to)) return [];
    return [{ title: `Rename to ${code(to)}`, safe: true, changes: [{ kind: "rename", path: here, to }] }];
  }
  if (!free("dependentRequired") || !free("dependentSchemas")) return [];
  return [
    {
      title: "Split into `dependentRequired` and `dependentSchemas`",
      safe: true,
      changes: [
        { kind: "remove", path: here },
        { kind: "set", path: [...path, "dependentRequired"], value: Object.fromEntries(names) },
        { kind: "set", path: [...path, "dependentSchemas"], value: Object.fromEntries(schemas) },
      ],
    },
  ];
}
