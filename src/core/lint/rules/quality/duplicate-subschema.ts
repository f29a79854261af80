import { isObject, member } from "../../../json.ts";
import { subschemas } from "../../../schema/index.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

/** Deeper than this nobody repeats himself, and writing every level out again would take long. */
const deepest = 12;
const min = 3;

export const qualityDuplicateSubschema: Rule = {
  id: "quality/duplicate-subschema",
  severity: "hint",
  preset: "option",
  radius: "meaning",
  summary: "The same object schema stands in a tool three times",
  why: "Every copy costs tokens and can be forgotten in the next change. References make it one, but some model APIs do not take them: choose by your clients.",
  source: "JSON Schema core, section 8.2.4: $defs; against it: Gemini and OpenAI strict mode on $ref",
  fixable: true,
  examples: {
    bad: `{
  "name": "plan_trip",
  "description": "Plans a trip over three places.",
  "inputSchema": {
    "type": "object",
    "properties": {
      «"start"»: { "type": "object", "properties": { "street": { "type": "string" }, "city": { "type": "string" } } },
      "stop": { "type": "object", "properties": { "street": { "type": "string" }, "city": { "type": "string" } } },
      "end": { "type": "object", "properties": { "street": { "type": "string" }, "city": { "type": "string" } } }
    }
  }
}`,
    good: `{
  "name": "plan_trip",
  "description": "Plans a trip over three places.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "start": { "$ref": "#/$defs/place" },
      "stop": { "$ref": "#/$defs/place" },
      "end": { "$ref": "#/$defs/place" }
    },
    "$defs": {
      "place": { "type": "object", "properties": { "street": { "type": "string" }, "city": { "type": "string" } } }
    }
  }
}`,
  },
  *tool(tool) {
    for (const field of ["inputSchema", "outputSchema"]) {
      const root = member(tool, field);
      if (!isObject(root)) continue;
      // A reference by place would point at nothing once that place is a reference itself.
      const references = [...subschemas(root)].map(({ schema }) => member(schema, "$ref"));
      const movable = references.every(
        (target) => typeof target !== "string" || /^#\/(?:\$defs|definitions)\/[^/]+$/.test(target),
      );
      for (const { paths, schema } of repeated(root, field)) {
        const [first = [field]] = paths;
        const name = freeName(root, first);
        yield {
          path: first,
          message: `This object schema stands here ${paths.length} times: every copy costs tokens and can be forgotten in a change`,
          repairs: !movable
            ? []
            : [
                {
                  title: `Write it once, as ${code(`$defs/${name}`)}`,
                  safe: false,
                  changes: [
                    { kind: "set", path: [field, "$defs", name], value: schema },
                    ...paths.map((path) => ({ kind: "set", path, value: { $ref: `#/$defs/${name}` } }) as const),
                  ],
                },
              ],
        };
      }
    }
  },
};

/** Equal object schemas at three places or more; not those that only repeat inside of others. */
function repeated(root: JsonObject, field: string): { paths: Path[]; schema: JsonObject }[] {
  const groups = new Map<string, { paths: Path[]; schema: JsonObject }>();
  for (const { schema, path } of subschemas(root, [field])) {
    const properties = member(schema, "properties");
    if (!isObject(schema) || path.length === 1 || path.length > deepest || !isObject(properties)) continue;
    if (
      Object.keys(properties).length < 2 ||
      ["$id", "$anchor", "$dynamicAnchor"].some((key) => Object.hasOwn(schema, key))
    )
      continue;
    const key = JSON.stringify(schema);
    const group = groups.get(key) ?? { paths: [], schema };
    group.paths.push(path);
    groups.set(key, group);
  }
  const found = [...groups.values()].filter(({ paths }) => paths.length >= min);
  const taken = new Set(found.flatMap(({ paths }) => paths.map((path) => JSON.stringify(path))));
  const inside = (path: Path) => path.some((_, end) => end > 0 && taken.has(JSON.stringify(path.slice(0, end))));
  return found.filter(({ paths }) => !paths.some(inside));
}

function freeName(root: JsonObject, path: Path): string {
  const last = path.findLast((step) => typeof step === "string" && /^[A-Za-z_]\w*$/.test(step) && !keywords.has(step));
  const definitions: Json | undefined = member(root, "$defs");
  const name = String(last ?? "shared");
  if (!isObject(definitions)) return name;
  let free = name;
  for (let suffix = 2; Object.hasOwn(definitions, free); suffix++) free = `${name}_${suffix}`;
  return free;
}

const keywords = new Set(["items", "anyOf", "oneOf", "allOf", "additionalProperties", "properties", "inputSchema"]);
