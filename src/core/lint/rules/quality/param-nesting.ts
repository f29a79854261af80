import { isObject, member } from "../../../json.ts";
import { subschemas } from "../../../schema/index.ts";
import type { Path } from "../../../types.ts";
import type { Rule } from "../../rule.ts";

const max = 5;

export const qualityParamNesting: Rule = {
  id: "quality/param-nesting",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "Objects stand in objects more than 5 levels deep",
  why: "Codex collapses deep parts of large schemas to plain objects, and models close the wrong bracket the more there are.",
  source: "openai/codex json_schema.rs, depth of compacted tool schemas; mcp-lint rule max-depth",
  examples: {
    bad: `{
  "name": "save_form",
  "description": "Saves the layout of a form.",
  "inputSchema": ${nested(5, '{ "type": "object", «"properties"»: { "label": { "type": "string", "description": "Text" } } }')}
}`,
    good: `{
  "name": "save_form",
  "description": "Saves the layout of a form.",
  "inputSchema": ${nested(1, '{ "type": "object", "properties": { "label": { "type": "string", "description": "Text" } } }')}
}`,
  },
  *tool(tool) {
    const root = member(tool, "inputSchema");
    let deepest: { readonly path: Path; readonly level: number } | undefined;
    for (const { schema, path } of isObject(root) ? subschemas(root, ["inputSchema"]) : []) {
      if (!isObject(member(schema, "properties"))) continue;
      const level = levelOf(path);
      if (level > (deepest?.level ?? max)) deepest = { path, level };
    }
    if (!deepest) return;
    yield {
      path: [...deepest.path, "properties"],
      place: "key",
      message: `Objects stand ${deepest.level} levels deep here: models lose track, and some clients cut off what is below`,
    };
  },
};

/** How many objects a schema is in, itself included; a definition starts anew. */
function levelOf(path: Path): number {
  let level = 1;
  for (let at = 1; at < path.length; at++) {
    const step = path[at];
    if (step === "properties") level++;
    if (step === "$defs" || step === "definitions") level = 1;
    if (typeof step === "string" && /^(properties|patternProperties|\$defs|definitions|dependentSchemas)$/.test(step))
      at++;
  }
  return level;
}

function nested(levels: number, inner: string): string {
  return Array.from({ length: levels }).reduce<string>(
    (text) => `{ "type": "object", "properties": { "group": ${text} } }`,
    inner,
  );
}
