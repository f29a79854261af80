import { describe, expect, it } from "vitest";
import { fixAll } from "../fix.ts";
import { reportsOf } from "./rule.testing.ts";
import { schemaRequiredBoolean } from "./rules/schema/required-boolean.ts";

describe("what people paste", () => {
  it("from Python becomes a tool by the safe fixes alone", () => {
    const pasted = `[
    {
        'type': 'function',
        'function': {
            'name': 'get_weather',
            'description': 'Today\\'s weather',  # short
            'parameters': {
                'properties': {'city': 'str', 'days': {'type': 'integer', 'required': True}},
            },
        },
    },
]`;
    const fixed = fixAll(pasted);
    const value = JSON.parse(fixed.replace(/\/\/.*/g, "").replace(/,(?=\s*[\]}])/g, "")) as unknown;
    expect(value).toEqual([
      {
        name: "get_weather",
        description: "Today's weather",
        inputSchema: {
          type: "object",
          properties: { city: { type: "string" }, days: { type: "integer" } },
          required: ["days"],
        },
      },
    ]);
  });

  it("with forty required flags is repaired in one go", () => {
    const properties = Array.from({ length: 40 }, (_, index) => `"p${index}": { "required": true }`).join(", ");
    const fixed = fixAll(`{ "name": "a", "inputSchema": { "type": "object", "properties": { ${properties} } } }`);
    expect(reportsOf(schemaRequiredBoolean, fixed)).toEqual([]);
    expect((JSON.parse(fixed) as { inputSchema: { required: string[] } }).inputSchema.required).toHaveLength(40);
  });

  it("as strict JSON loses its commas to the safe fixes, its comments only on request", () => {
    const text = '{\n  // why\n  "name": "a",\n  "inputSchema": { "type": "object", },\n}';
    expect(fixAll(text, { strictJson: true })).toBe(
      '{\n  // why\n  "name": "a",\n  "inputSchema": { "type": "object" }\n}',
    );
  });
});
