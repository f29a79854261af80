import { isObject, member } from "../../../json.ts";
import { wrappedSchema } from "../../../mcp/index.ts";
import { kindOf, meantType } from "../../../schema/index.ts";
import type { Json, JsonObject } from "../../../types.ts";
import { codeValue } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const inputSchemaRootType: Rule = {
  id: "mcp/input-schema-root-type",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: 'The root of inputSchema needs `"type": "object"`',
  why: "Arguments are always an object, and the schema has to say so in these words. The SDK clients reject the whole list without it; some clients drop every tool of the server and say nothing.",
  source: "MCP schema of every revision, Tool.inputSchema.type",
  fixable: true,
  examples: {
    bad: `{
  "name": "search_files",
  «"inputSchema"»: {
    "properties": { "pattern": { "type": "string" } }
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
  *tool(tool) {
    const schema = member(tool, "inputSchema");
    if (!isObject(schema) || wrappedSchema(schema)) return;
    const type = member(schema, "type");
    if (type === "object") return;
    if (type === undefined) {
      const listed = isPropertyList(schema);
      yield {
        path: ["inputSchema"],
        message: listed
          ? "`inputSchema` lists the arguments directly: clients look for them in `properties` and reject the whole list"
          : '`inputSchema` has no `"type": "object"`: clients reject the whole list for it',
        repairs: [listed ? wrap(schema) : add],
      };
    } else {
      yield {
        path: ["inputSchema", "type"],
        message: `The root type is ${codeValue(type)} where only \`"object"\` is allowed: clients reject the whole list`,
        repairs: [replace(isObjectInOtherWords(type))],
      };
    }
  },
};

const add: Repair = {
  title: 'Add "type": "object"',
  safe: true,
  changes: [{ kind: "set", path: ["inputSchema", "type"], value: "object", first: true }],
};

function replace(safe: boolean): Repair {
  return {
    title: 'Use "object"',
    safe,
    changes: [{ kind: "set", path: ["inputSchema", "type"], value: "object" }],
  };
}

function wrap(schema: JsonObject): Repair {
  return {
    title: "Put the arguments under properties",
    safe: false,
    changes: [{ kind: "set", path: ["inputSchema"], value: { type: "object", properties: schema } }],
  };
}

function isObjectInOtherWords(type: Json): boolean {
  const [only, ...others] = [type].flat() as Json[];
  return others.length === 0 && typeof only === "string" && only.toLowerCase() === "object";
}

/** Keywords with a schema or any value, beside those whose kind is known: an object under them is no argument. */
const holders = /^(additional|unevaluated)|^(items|contains|not|if|then|else|propertyNames|default|const)$/;

/** Whether the schema is a map of arguments: nothing in it can be a keyword, and something in it has a type. */
function isPropertyList(schema: JsonObject): boolean {
  const entries = Object.entries(schema);
  const isArgument = ([key, value]: [string, Json]) => {
    if (typeof value === "string") return kindOf(key) !== "text" && meantType(value)?.sure === true;
    return isObject(value) && kindOf(key) !== "map" && !holders.test(key);
  };
  return entries.every(isArgument) && entries.some(([, value]) => !isObject(value) || Object.hasOwn(value, "type"));
}
