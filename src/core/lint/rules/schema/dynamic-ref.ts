import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

const staticNames: Readonly<Record<string, string | undefined>> = {
  $dynamicRef: "$ref",
  $dynamicAnchor: "$anchor",
  $recursiveRef: "$ref",
  $recursiveAnchor: undefined,
};

export const schemaDynamicRef: Rule = {
  id: "schema/dynamic-ref",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "A reference that is resolved while validating",
  why: "Dynamic references are for schemas that others extend, which a tool's schema never is. Strict modes of model APIs refuse them and most clients pass them on unresolved.",
  source: "openai-node, unsupported schema keywords; JSON Schema core, section 8.2.3.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "save_node",
  "description": "Saves a node.",
  "inputSchema": {
    "type": "object",
    "properties": { "node": { «"$dynamicRef"»: "#node" } },
    "$defs": { "node": { «"$dynamicAnchor"»: "node", "type": "string" } }
  }
}`,
    good: `{
  "name": "save_node",
  "description": "Saves a node.",
  "inputSchema": {
    "type": "object",
    "properties": { "node": { "$ref": "#/$defs/node" } },
    "$defs": { "node": { "type": "string" } }
  }
}`,
  },
  *schema({ schema, path }) {
    for (const [keyword, plain] of Object.entries(staticNames)) {
      if (member(schema, keyword) === undefined) continue;
      const at = [...path, keyword];
      const repair: Repair = plain
        ? { title: `Rename to ${code(plain)}`, safe: false, changes: [{ kind: "rename", path: at, to: plain }] }
        : { title: `Remove ${code(keyword)}`, safe: false, changes: [{ kind: "remove", path: at }] };
      yield {
        path: at,
        place: "key",
        message: `${code(keyword)} is resolved while validating: strict model APIs refuse it and most clients do not resolve it`,
        repairs: [repair],
      };
    }
  },
};
