import { member } from "../../../json.ts";
import { type Parameter, propertiesOf } from "../../../schema/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

/** Always the framework's; then those that are only where nothing describes them. */
const injected = new Set(["self", "cls", "ctx", "kwargs", "__context__", "mcp_context", "mcp_ctx"]);
const suspect = new Set(["context", "request", "session", "settings", "server", "app"]);

export const qualityParamInjectedLeak: Rule = {
  id: "quality/param-injected-leak",
  severity: "warning",
  preset: "strict",
  radius: "call",
  summary: "A parameter that the server's framework fills in is offered to the model",
  why: "A model cannot supply a context or a session of the server. It sends something invented, or the tool is never called because the parameter is required.",
  source: "FastMCP: injected arguments are left out of the schema, *args and **kwargs are refused",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "city": { "type": "string", "description": "Name in English, such as Rome" },
      «"ctx"»: { "type": "object" }
    },
    "required": ["city", "ctx"]
  }
}`,
    good: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": {
    "type": "object",
    "properties": { "city": { "type": "string", "description": "Name in English, such as Rome" } },
    "required": ["city"]
  }
}`,
  },
  *schema({ schema, path, root, field }) {
    if (path.length > 1 || field !== "inputSchema") return;
    for (const parameter of propertiesOf({ schema, path, root })) {
      const { name } = parameter;
      if (!isInjected(parameter, schema)) continue;
      yield {
        path: parameter.path,
        place: "key",
        message: `${code(name)} looks like an argument that the server fills in: a model cannot know what to send`,
        repairs: [remove(parameter, schema)],
      };
    }
  },
};

function isInjected({ name, type, core, description }: Parameter, owner: JsonObject): boolean {
  const lower = name.toLowerCase();
  if (description.length > 30) return false;
  if (injected.has(lower)) return true;
  if (lower === "args") return Object.hasOwn(Object(owner.properties), "kwargs");
  const opaque =
    (type === "object" || type === undefined) &&
    !["properties", "$ref", "anyOf", "oneOf", "enum"].some((key) => Object.hasOwn(core, key));
  return suspect.has(lower) && opaque && description === "" && Object.keys(Object(owner.properties)).length > 1;
}

function remove({ name, path }: Parameter, owner: JsonObject): Repair {
  const required = member(owner, "required");
  const index = Array.isArray(required) ? required.indexOf(name) : -1;
  return {
    title: `Remove ${code(name)}`,
    safe: false,
    changes: [
      { kind: "remove", path },
      ...(index < 0 ? [] : [{ kind: "remove", path: [...path.slice(0, -2), "required", index] } as const]),
    ],
  };
}
