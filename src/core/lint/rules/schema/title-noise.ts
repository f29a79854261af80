import { isObject, member } from "../../../json.ts";
import type { Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Finding, Rule } from "../../rule.ts";

export const schemaTitleNoise: Rule = {
  id: "schema/title-noise",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A title that only repeats the name",
  why: "Pydantic writes a title for every field and for the arguments as a whole. A model pays tokens for it on every request and learns nothing that the name does not say.",
  source: "Pydantic, JSON Schema titles; Python SDK, func_metadata",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_weather",
  "description": "Gets the weather of a city.",
  "inputSchema": {
    "title": «"get_weatherArguments"»,
    "type": "object",
    "properties": { "city_name": { "title": «"City Name"», "type": "string" } }
  }
}`,
    good: `{
  "name": "get_weather",
  "description": "Gets the weather of a city.",
  "inputSchema": {
    "type": "object",
    "properties": { "city_name": { "type": "string" } }
  }
}`,
  },
  *schema({ schema, path }) {
    const title = member(schema, "title");
    if (path.length === 1 && typeof title === "string" && generated.test(title)) {
      yield finding([...path, "title"], "the name of the tool");
    }
    const properties = member(schema, "properties");
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
      const inner = member(property, "title");
      if (typeof inner !== "string" || bare(inner) !== bare(name)) continue;
      yield finding([...path, "properties", name, "title"], code(name));
    }
  },
};

/** What the Python SDK calls the arguments and results of a function. */
const generated = /^\w+(?:Arguments|Output)$/;

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function finding(path: Path, what: string): Finding {
  return {
    path,
    message: `The title only repeats ${what}: it costs tokens and tells a model nothing`,
    repairs: [{ title: "Remove the title", safe: true, changes: [{ kind: "remove", path }] }],
  };
}
