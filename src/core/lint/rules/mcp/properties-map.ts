import { isObject, member } from "../../../json.ts";
import { meantType, strayKeywords } from "../../../schema/index.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code, inWords } from "../../../words.ts";
import { fromParameterList } from "../../knowledge/parameter-list.ts";
import type { Repair, Rule } from "../../rule.ts";

export const propertiesMap: Rule = {
  id: "mcp/properties-map",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "`properties` has to be an object of schemas",
  why: "At the root, clients reject the whole list for a property that is no schema. Further down, model APIs refuse the request, and Ajv as the SDKs run it takes any value for that argument.",
  source: "JSON Schema core, section 10.3.2.1; MCP schema, Tool.inputSchema.properties",
  fixable: true,
  examples: {
    bad: `{
  "name": "search_files",
  "inputSchema": {
    "type": "object",
    "properties": { "pattern": «"string"» }
  }
}`,
    good: `{
  "name": "search_files",
  "inputSchema": {
    "type": "object",
    "properties": { "pattern": { "type": "string" } }
  }
}`,
  },
  keywords: ["properties"],
  *schema({ schema, path }) {
    const properties = member(schema, "properties");
    if (properties === undefined) return;
    const here = [...path, "properties"];
    const radius = path.length === 1 ? "server" : "request";
    if (!isObject(properties)) {
      const message = `\`properties\` is ${inWords(properties)} where an object of schemas is expected: no client can read the arguments`;
      yield { path: here, radius, message, repairs: repairsOf(schema, path, properties) };
      return;
    }
    // Of those schema/keyword-inside-properties speaks.
    const stray = strayKeywords(schema);
    for (const [name, value] of Object.entries(properties)) {
      if (isObject(value) || typeof value === "boolean" || stray.has(name)) continue;
      yield {
        path: [...here, name],
        radius,
        message: `${code(name)} is ${inWords(value)} where a schema is expected: clients reject the tool or take any value`,
        repairs: meant(value).map(({ title, safe, schema }) => ({
          title,
          safe,
          changes: [{ kind: "set", path: [...here, name], value: schema }],
        })),
      };
    }
  },
};

function repairsOf(schema: JsonObject, path: Path, properties: Json): Repair[] {
  const here = [...path, "properties"];
  if (properties === null || (Array.isArray(properties) && properties.length === 0)) {
    return [{ title: "Use an empty object", safe: true, changes: [{ kind: "set", path: here, value: {} }] }];
  }
  const list = fromParameterList(properties);
  if (!list) return [];
  const known = member(schema, "required");
  const names = [...new Set([...(Array.isArray(known) ? known : []), ...list.required])] as Json[];
  const convert = { kind: "set", path: here, value: list.properties } as const;
  const require = { kind: "set", path: [...path, "required"], value: names } as const;
  return [
    {
      title: "Convert the list to an object",
      safe: false,
      changes: list.required.length > 0 ? [convert, require] : [convert],
    },
  ];
}

/** The schema that a shorthand stands for. */
function meant(value: Json): { title: string; safe: boolean; schema: Json }[] {
  if (typeof value === "string") {
    const type = meantType(value);
    if (type?.sure) return [{ title: `Use the type ${code(type.type)}`, safe: true, schema: { type: type.type } }];
    const schema = { type: "string", description: value };
    return value.trim() === "" ? [] : [{ title: "Use it as the description of a text", safe: false, schema }];
  }
  if (value === null) return [{ title: "Allow any value", safe: false, schema: {} }];
  if (!Array.isArray(value) || value.length === 0) return [];
  const types = value.map((item: Json) => (typeof item === "string" ? meantType(item) : undefined));
  if (types.every((type) => type?.sure)) {
    const schema = { type: [...new Set(types.map((type) => type?.type ?? ""))] };
    return [{ title: "Use them as types", safe: true, schema }];
  }
  if (!value.every((item: Json) => typeof item === "string")) return [];
  return [
    { title: "Use them as the allowed values", safe: false, schema: { type: "string", enum: [...new Set(value)] } },
  ];
}
