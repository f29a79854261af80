import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaIdFragment: Rule = {
  id: "schema/id-fragment",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "An `$id` has a fragment",
  why: "Since 2019-09 an `$id` names a whole schema and must not have a fragment; `$anchor` names a part. Strict model APIs refuse every tool in the request for a schema that breaks this.",
  source: "JSON Schema core 2019-09 and 2020-12, section 8.2.1",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_colour",
  "description": "Sets the colour.",
  "inputSchema": {
    "type": "object",
    "properties": { "colour": { "$ref": "#colour" } },
    "$defs": { "colour": { "$id": «"#colour"», "type": "string" } }
  }
}`,
    good: `{
  "name": "set_colour",
  "description": "Sets the colour.",
  "inputSchema": {
    "type": "object",
    "properties": { "colour": { "$ref": "#colour" } },
    "$defs": { "colour": { "$anchor": "colour", "type": "string" } }
  }
}`,
  },
  keywords: ["$id"],
  *schema({ schema, path, dialect, field }) {
    const id = member(schema, "$id");
    if (typeof id !== "string" || !/#./.test(id) || (dialect !== "2019-09" && dialect !== "2020-12")) return;
    const at = [...path, "$id"];
    const base = id.slice(0, id.indexOf("#"));
    const name = id.slice(id.indexOf("#") + 1);
    const anchor = { kind: "set", path: [...path, "$anchor"], value: name } as const;
    const keep =
      base === "" ? ({ kind: "remove", path: at } as const) : ({ kind: "set", path: at, value: base } as const);
    const free = member(schema, "$anchor") === undefined && /^[A-Za-z][\w.-]*$/.test(name);
    const repairs: Repair[] = free ? [{ title: `Name it with \`$anchor\``, safe: true, changes: [keep, anchor] }] : [];
    yield {
      path: at,
      radius: field === "inputSchema" ? "request" : "call",
      message: `The fragment in ${code(id)} is not allowed since 2019-09: strict model APIs refuse the schema`,
      repairs,
    };
  },
};
