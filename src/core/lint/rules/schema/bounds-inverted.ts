import { member } from "../../../json.ts";
import { typesOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule, SchemaView } from "../../rule.ts";

export const schemaBoundsInverted: Rule = {
  id: "schema/bounds-inverted",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A lower limit is above its upper limit",
  why: "No value can be valid, so every call with this argument fails. Validators compile such a schema without a word.",
  source: "JSON Schema validation, sections 6.2 to 6.5",
  fixable: true,
  examples: {
    bad: `{
  "name": "search",
  "inputSchema": {
    "type": "object",
    "properties": {
      "query": { "type": "string", "minLength": «100», "maxLength": 3 },
      "page": { "type": "integer", "exclusiveMinimum": «1», "exclusiveMaximum": 2 }
    }
  }
}`,
    good: `{
  "name": "search",
  "inputSchema": {
    "type": "object",
    "properties": {
      "query": { "type": "string", "minLength": 3, "maxLength": 100 },
      "page": { "type": "integer", "minimum": 1, "maximum": 2 }
    }
  }
}`,
  },
  *schema(view) {
    const { schema, path } = view;
    const whole = typesOf(schema)?.every((type) => type === "integer") ?? false;
    for (const [low, high] of pairs) {
      const lower = member(schema, low);
      const upper = member(schema, high);
      if (typeof lower !== "number" || typeof upper !== "number" || !isEmpty(low, lower, high, upper, whole)) continue;
      // Without `contains` neither counts, and schema/contains-bounds-alone says so.
      if (low === "minContains" && !Object.hasOwn(schema, "contains")) continue;
      yield {
        path: [...path, low],
        message: `${code(low)} is ${lower} and ${code(high)} is ${upper}: no value can be valid`,
        repairs: lower > upper ? [swap(view, low, high)] : [],
      };
      // One contradiction of numbers is enough: the others are the same one again.
      if (high === "maximum" || high === "exclusiveMaximum") return;
    }
  },
};

const pairs = [
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
  ["minimum", "maximum"],
  ["exclusiveMinimum", "maximum"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
] as const;

function isEmpty(low: string, lower: number, high: string, upper: number, whole: boolean): boolean {
  const openLow = low === "exclusiveMinimum";
  const openHigh = high === "exclusiveMaximum";
  if (lower > upper || (lower === upper && (openLow || openHigh))) return true;
  if (!whole) return false;
  const first = openLow ? Math.floor(lower) + 1 : Math.ceil(lower);
  const last = openHigh ? Math.ceil(upper) - 1 : Math.floor(upper);
  return first > last;
}

function swap({ schema, path }: SchemaView, low: string, high: string): Repair {
  return {
    title: `Swap ${code(low)} and ${code(high)}`,
    safe: false,
    changes: [
      { kind: "set", path: [...path, low], value: member(schema, high) ?? null },
      { kind: "set", path: [...path, high], value: member(schema, low) ?? null },
    ],
  };
}
