import { parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const times = ["timeout", "duration", "delay", "interval", "ttl", "expiry", "elapsed", "cooldown"];
const lengths = ["distance", "altitude", "elevation"];
const units: Readonly<Record<string, string>> = Object.fromEntries([
  ...times.map((word) => [word, "seconds or milliseconds"]),
  ...lengths.map((word) => [word, "metres, kilometres or miles"]),
]);

const named =
  /(\b|_|\d)(m?s|millis(econds?)?|milli-?seconds?|micro\w*|nano\w*|secs?|seconds?|mins?|minutes?|hours?|hrs?|days?|weeks?|months?|years?|frames?|ticks?|blocks?|beats?|epochs?|turns?|steps?|px|pixels?|points?|pt|rem|em|dp|percent\w*|ratio|factor|degrees?|deg|radians?|m|km|met(er|re)s?|kilomet(er|re)s?|cm|mm|inch(es)?|ft|feet|foot|miles?|mi|yards?|nautical|bytes?|[kmg]i?b|bits?|grams?|kg|kilograms?|pounds?|lbs?|ounces?|oz|tons?|units?|unix|timestamp|iso)\b|%|°|0 ?(-|to|and|\.\.) ?1\b/i;

export const qualityParamUnits: Rule = {
  id: "quality/param-units",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A measure has no unit, neither in its name nor in its description",
  why: "A model that means 30 seconds sends 30 to a tool that waits 30 milliseconds, and the call is valid all the same.",
  source: "Anthropic, Writing effective tools for agents: name parameters without ambiguity",
  examples: {
    bad: `{
  "name": "wait_for_job",
  "description": "Waits until a job is done.",
  "inputSchema": {
    "type": "object",
    "properties": { «"timeout"»: { "type": "integer", "description": "How long to wait at most", "default": 30 } }
  }
}`,
    good: `{
  "name": "wait_for_job",
  "description": "Waits until a job is done.",
  "inputSchema": {
    "type": "object",
    "properties": { "timeout_ms": { "type": "integer", "description": "How long to wait at most", "default": 30000 } }
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, path, type, description } of parametersOf(view)) {
      if (type !== "integer" && type !== "number") continue;
      const measure = nameWords(name).at(-1) ?? "";
      if (!Object.hasOwn(units, measure) || named.test(description) || /[^\p{ASCII}]/u.test(description)) continue;
      if (nameWords(name).some((word) => word !== measure && named.test(word))) continue;
      yield {
        path,
        place: "key",
        message: `${code(name)} has no unit: a model cannot tell whether it means ${units[measure]}`,
      };
    }
  },
};
