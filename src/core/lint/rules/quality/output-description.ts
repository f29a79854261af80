import { isChoice, propertiesOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const qualityOutputDescription: Rule = {
  id: "quality/output-description",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A field of the result has no description",
  why: "Whoever reads the result, a model or a person, has to guess the unit and the meaning from the name.",
  source: "MCP specification, server tools, output schema example",
  examples: {
    bad: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": { "type": "object" },
  "outputSchema": { "type": "object", "properties": { «"t"»: { "type": "number" } }, "required": ["t"] }
}`,
    good: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": { "type": "object" },
  "outputSchema": {
    "type": "object",
    "properties": { "t": { "type": "number", "description": "Temperature in degrees Celsius" } },
    "required": ["t"]
  }
}`,
  },
  *schema(view) {
    if (view.field !== "outputSchema") return;
    for (const { name, core, path, description } of propertiesOf(view)) {
      if (description !== "" || isChoice(core)) continue;
      yield {
        path,
        place: "key",
        message: `${code(name)} has no description: readers of the result have to guess its meaning`,
      };
    }
  },
};
