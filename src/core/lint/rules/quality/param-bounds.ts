import { member } from "../../../json.ts";
import { parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { limitsResults } from "../../knowledge/parameter-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityParamBounds: Rule = {
  id: "quality/param-bounds",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A limit of results has no maximum",
  why: "A model that wants everything asks for 100000 results, and the answer fills its context or the server cuts it in silence.",
  source: "Cisco mcp-scanner heuristic HEUR-012; JSON Schema validation, section 6.2.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists orders, newest first.",
  "inputSchema": {
    "type": "object",
    "properties": { «"limit"»: { "type": "integer", "description": "Orders to return, at most 50", "default": 10 } }
  }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists orders, newest first.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": "integer", "description": "Orders to return", "minimum": 1, "maximum": 50, "default": 10 }
    }
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, core, corePath, path, type, description } of parametersOf(view)) {
      if ((type !== "integer" && type !== "number") || !limitsResults(name) || core.enum !== undefined) continue;
      const highest = member(core, "maximum") ?? member(core, "exclusiveMaximum");
      // What zod writes for "any integer" is no limit.
      if (highest !== undefined && highest !== Number.MAX_SAFE_INTEGER) continue;
      const stated = statedMaximum(description);
      const fits = typeof core.default !== "number" || (stated !== undefined && core.default <= stated);
      yield {
        path,
        place: "key",
        message: stated
          ? `Only the description says that ${code(name)} ends at ${stated}: a call with more counts as valid`
          : `${code(name)} has no maximum: a model may ask for more results than it can read`,
        repairs:
          stated && fits
            ? [
                {
                  title: `Add a maximum of ${stated}`,
                  safe: false,
                  changes: [{ kind: "set", path: [...corePath, "maximum"], value: stated }],
                },
              ]
            : [],
      };
    }
  },
};

function statedMaximum(description: string): number | undefined {
  const text = description.slice(0, 1_000);
  const [, after, range] =
    /\b(?:max(?:imum)?|at most|up to|no more than)(?:\s+(?:is|of|value))?\s*[:=]?\s*(\d{1,6})\b(?![.%\d])|\b[01]\s?(?:-|–|to|and)\s?(\d{1,6})\b(?![.%\d])/i.exec(
      text,
    ) ?? [];
  const number = Number(after ?? range ?? 0);
  return number > 1 ? number : undefined;
}
