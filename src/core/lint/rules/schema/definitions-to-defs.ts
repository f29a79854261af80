import { isObject, member } from "../../../json.ts";
import { subschemas } from "../../../schema/index.ts";
import type { Repair, Rule, SchemaView } from "../../rule.ts";

export const schemaDefinitionsToDefs: Rule = {
  id: "schema/definitions-to-defs",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "`definitions` is called `$defs` since 2019-09",
  why: "Validators still find what is in it, but some model APIs follow references only into $defs: Kimi refuses the whole list for others.",
  source: "JSON Schema 2019-09 release notes; ms-365-mcp-server issue 576",
  fixable: true,
  examples: {
    bad: `{
  "name": "route",
  "inputSchema": {
    "type": "object",
    "properties": { "from": { "$ref": "#/definitions/place" }, "to": { "$ref": "#/definitions/place" } },
    «"definitions"»: { "place": { "type": "string" } }
  }
}`,
    good: `{
  "name": "route",
  "inputSchema": {
    "type": "object",
    "properties": { "from": { "$ref": "#/$defs/place" }, "to": { "$ref": "#/$defs/place" } },
    "$defs": { "place": { "type": "string" } }
  }
}`,
  },
  *schema(view) {
    const { schema, path, dialect } = view;
    if ((dialect !== "2019-09" && dialect !== "2020-12") || !isObject(member(schema, "definitions"))) return;
    yield {
      path: [...path, "definitions"],
      message: "`definitions` is called `$defs` since 2019-09: some model APIs follow references only there",
      repairs: path.length === 1 && !Object.hasOwn(schema, "$defs") ? [rename(view)] : [],
    };
  },
};

function rename({ root, path }: SchemaView): Repair {
  const old = "#/definitions/";
  let names = 0;
  const references: { readonly path: readonly (string | number)[]; readonly to: string }[] = [];
  for (const { schema, path: at } of subschemas(root, path)) {
    const reference = member(schema, "$ref");
    if (member(schema, "$id") !== undefined) names++;
    if (typeof reference !== "string" || !reference.startsWith(old)) continue;
    // What stands in `definitions` moves with it.
    references.push({ path: [...at, "$ref"], to: `#/$defs/${reference.slice(old.length)}` });
  }
  return {
    title: "Rename to `$defs`",
    safe: names === 0,
    changes: [
      { kind: "rename", path: [...path, "definitions"], to: "$defs" },
      ...references.map(({ path, to }) => ({ kind: "set", path, value: to }) as const),
    ],
  };
}
