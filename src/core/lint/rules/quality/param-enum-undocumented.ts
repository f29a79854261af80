import { member } from "../../../json.ts";
import { parametersOf } from "../../../schema/index.ts";
import type { Json } from "../../../types.ts";
import { code, codeValue } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const qualityParamEnumUndocumented: Rule = {
  id: "quality/param-enum-undocumented",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "Codes in `enum` are explained nowhere",
  why: "A model cannot choose among `A1`, `B2` and `C3` unless the description, or a title for each, says what they stand for.",
  source: "MCP SEP-1330, titled enums",
  examples: {
    bad: `{
  "name": "list_invoices",
  "description": "Lists invoices of the current year.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "status": { "type": "string", "description": "Only those in this state", «"enum"»: ["A1", "B2", "C3", "D4"] }
    }
  }
}`,
    good: `{
  "name": "list_invoices",
  "description": "Lists invoices of the current year.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "status": {
        "type": "string",
        "description": "A1 is open, B2 is paid, C3 is void, D4 is late",
        "enum": ["A1", "B2", "C3", "D4"]
      }
    }
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, core, corePath, description } of parametersOf(view)) {
      const values = member(core, "enum");
      if (!Array.isArray(values) || values.length <= 3 || !values.every((value: Json) => isCode(value, values)))
        continue;
      if (["enumNames", "enumDescriptions", "x-enum-varnames", "oneOf"].some((key) => Object.hasOwn(core, key)))
        continue;
      const mentioned = values.slice(0, 20).filter((value) => description.includes(String(value)));
      if (mentioned.length * 2 >= Math.min(values.length, 20)) continue;
      yield {
        path: [...corePath, "enum"],
        place: "key",
        message: `Nothing says what ${codeValue(values[0] as Json)} and the other values of ${code(name)} stand for: a model has to guess which one to send`,
      };
    }
  },
};

/** A letter with digits, or one of a row of small numbers; times such as `5m` and versions such as `v2` explain themselves. */
function isCode(value: Json, all: readonly Json[]): boolean {
  if (typeof value === "number") return Number.isInteger(value) && value >= 0 && value <= all.length;
  return typeof value === "string" && /^[A-Z]{1,3}-?\d{1,3}[A-Z]?$/.test(value) && !/^(V|H|P|Q|FY)\d+$/.test(value);
}
