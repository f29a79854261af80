import { member } from "../../../json.ts";
import { remove } from "../../refused.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaAdditionalItems2020: Rule = {
  id: "schema/additional-items-2020",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "`additionalItems` is gone since 2020-12",
  why: "Validators of 2020-12 pass over it, so a list takes more items than it says. What it meant is what items means beside prefixItems.",
  source: "JSON Schema 2020-12 release notes; Ajv strictSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "zoom_to",
  "inputSchema": {
    "type": "object",
    "properties": {
      "center": {
        "type": "array",
        "prefixItems": [{ "type": "number" }, { "type": "number" }],
        "additionalItems": «false»
      }
    }
  }
}`,
    good: `{
  "name": "zoom_to",
  "inputSchema": {
    "type": "object",
    "properties": {
      "center": {
        "type": "array",
        "prefixItems": [{ "type": "number" }, { "type": "number" }],
        "items": false
      }
    }
  }
}`,
  },
  keywords: ["additionalItems"],
  *schema({ schema, path, dialect }) {
    if (dialect !== "2020-12" || !Object.hasOwn(schema, "additionalItems")) return;
    // Beside a list in `items`, the repair of schema/tuple-items-2020 takes care of it.
    if (Array.isArray(member(schema, "items"))) return;
    const here = [...path, "additionalItems"];
    const replaces = Object.hasOwn(schema, "prefixItems") && !Object.hasOwn(schema, "items");
    const rename: Repair = {
      title: "Rename to `items`",
      safe: false,
      changes: [{ kind: "rename", path: here, to: "items" }],
    };
    yield {
      path: here,
      message: "`additionalItems` is not part of 2020-12: validators pass over it",
      repairs: replaces ? [rename] : [remove(here, false)],
    };
  },
};
